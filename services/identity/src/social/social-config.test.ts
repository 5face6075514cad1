import { describe, expect, test } from '@jest/globals';
import { loadConfig } from '@puente/service-kit';
import { z } from 'zod';
import { checkSocial, socialVariables } from './social-config.ts';

const schema = z.object({ ...socialVariables, PUBLIC_URL: z.string() }).superRefine(checkSocial);
const rest = { PUBLIC_URL: 'https://puente.example' };
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const problems = (variables: Record<string, string>): string => {
  try {
    loadConfig(schema, { ...rest, ...variables });
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('the keys of social sign-in', () => {
  test('may all be absent, and then the providers’ own addresses stand', () => {
    expect(loadConfig(schema, rest)).toMatchObject({
      GOOGLE_TOKEN_URL: 'https://oauth2.googleapis.com/token',
      FACEBOOK_GRAPH_URL: 'https://graph.facebook.com/v23.0',
      MICROSOFT_METADATA_URL:
        'https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration',
    });
    expect(problems({ ...google, MICROSOFT_CLIENT_ID: 'a public client' })).toBe('');
  });

  test.each<[string, Record<string, string>, string]>([
    [
      'half of Google’s',
      { GOOGLE_CLIENT_ID: 'id' },
      'GOOGLE_CLIENT_SECRET: is not set, but GOOGLE_CLIENT_ID is',
    ],
    [
      'half of Facebook’s',
      { FACEBOOK_APP_SECRET: 's' },
      'FACEBOOK_APP_ID: is not set, but FACEBOOK_APP_SECRET is',
    ],
    ['Microsoft’s secret alone', { MICROSOFT_CLIENT_SECRET: 's' }, 'MICROSOFT_CLIENT_ID: is not set'],
    [
      'an address by http',
      { GOOGLE_TOKEN_URL: 'http://oauth.example/token' },
      'GOOGLE_TOKEN_URL: must be https',
    ],
    ['a profile elsewhere', { GOOGLE_USERINFO_URL: 'https://a.example/me' }, 'must end in /userinfo'],
    ['metadata by http', { MICROSOFT_METADATA_URL: 'http://localhost/common' }, 'MICROSOFT_METADATA_URL'],
    [
      'a provider on this machine for a site that others reach',
      { ...google, GOOGLE_TOKEN_URL: 'http://localhost:4300/token' },
      'GOOGLE_TOKEN_URL: is on this machine',
    ],
  ])('are refused with %s', (_, variables, problem) => {
    expect(problems(variables)).toContain(problem);
  });
});
