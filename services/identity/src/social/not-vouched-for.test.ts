import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { providerNotOffered, providerUnavailable, socialFailed } from '@puente/domain/identity';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import jwt from 'jsonwebtoken';
import { randomBytes, randomUUID } from 'node:crypto';
import { startIdentity, type Answer } from '../testing/identity-app.ts';
import { somebody, startSocialIdentity, type SocialApp } from '../testing/social-app.ts';

let identity: SocialApp;
beforeAll(async () => {
  identity = await startSocialIdentity();
});
afterAll(() => identity.stop());
afterEach(() => {
  identity.provider.google.tamper = undefined;
  identity.provider.microsoft.tamper = undefined;
});

const person = somebody();
const later = () => Math.floor(Date.now() / 1000) + 3600;
const elsewhere = '11111111-2222-4333-8444-555555555555';

/** Refused, in the same words whatever is wrong, and without an account. */
async function expectRefused(provider: 'google' | 'facebook' | 'microsoft', answer: Answer): Promise<void> {
  expect(answer.body).toEqual({
    data: null,
    error: { status: 401, name: 'UnauthorizedError', message: socialFailed(provider), details: {} },
  });
  expect(await identity.accountsOf(person)).toEqual([]);
}

const microsoft = (body: object) => identity.call('POST /api/microsoft-custom', { body });

describe.each(['google', 'microsoft'] as const)('a code of %s', (provider) => {
  const finish = (...args: Parameters<SocialApp['finish']> extends [unknown, ...infer Rest] ? Rest : never) =>
    identity.finish(provider, ...args);

  test.each<[string, Record<string, string | undefined>]>([
    ['that it did not issue', { code: randomUUID() }],
    ['with another verifier', { codeVerifier: randomBytes(32).toString('base64url') }],
    ['without its verifier', { codeVerifier: undefined }],
    ['with another nonce', { nonce: 'another' }],
    ['without its nonce', { nonce: undefined }],
  ])('%s is refused', async (_, wrong) => {
    await expectRefused(provider, await finish(await identity.begin(provider, person), wrong));
  });

  test('is good once', async () => {
    const somebodyElse = somebody();
    const begun = await identity.begin(provider, somebodyElse);
    expect([200, 403]).toContain((await finish(begun)).status);
    await expectRefused(provider, await finish(begun));
  });

  test('that was issued without a challenge is refused with a verifier', async () => {
    const begun = await identity.begin(provider, person, { code_challenge: '' });
    await expectRefused(provider, await finish(begun));
  });

  test('of the other provider is refused', async () => {
    const other = provider === 'google' ? 'microsoft' : 'google';
    await expectRefused(provider, await finish(await identity.begin(other, person)));
  });

  test.each<[string, (claims: Record<string, unknown>) => object]>([
    ['of another issuer', () => ({ iss: 'https://accounts.example' })],
    ['for another client', () => ({ aud: 'another.client' })],
    ['that is over', () => ({ exp: Math.floor(Date.now() / 1000) - 3600, nbf: 0 })],
    ['without a subject', () => ({ sub: undefined })],
  ])('for an identity token %s is refused', async (_, wrong) => {
    identity.provider[provider].tamper = (claims) => void Object.assign(claims, wrong(claims));
    await expectRefused(provider, await finish(await identity.begin(provider, person)));
  });
});

test('a code of Google for another person’s identity token is refused', async () => {
  identity.provider.google.tamper = (claims) => void Object.assign(claims, { sub: 'somebody-else' });
  await expectRefused('google', await identity.signIn('google', person));
});

describe('an identity token of Microsoft', () => {
  const token = (claims: Record<string, unknown> = {}) =>
    identity.provider.microsoft.idToken(person, { nonce: 'n', ...claims });

  test('is as good as the code for one', async () => {
    const somebodyElse = somebody();
    const idToken = await identity.provider.microsoft.idToken(somebodyElse, { nonce: 'n' });
    expect((await microsoft({ token: idToken, nonce: 'n' })).status).toBe(403);
    expect(await identity.accountsOf(somebodyElse)).toMatchObject([{ provider: 'microsoft' }]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['of another issuer', { iss: 'https://login.example/tenant/v2.0' }],
    ['of another tenant than its issuer’s', { tid: elsewhere }],
    ['of no tenant', { tid: undefined }],
    ['of a tenant that is none', { tid: '{tenantid}', iss: undefined }],
    ['for another client', { aud: elsewhere }],
    ['for several', { aud: ['9f6c1f0e-0000-4000-8000-0123456789ab', elsewhere] }],
    ['of another nonce', { nonce: 'm' }],
    ['of no nonce', { nonce: undefined }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 3600, nbf: 0 }],
    ['that is not good yet', { nbf: later() }],
    ['that never ends', { exp: undefined }],
    ['of no subject', { sub: undefined }],
    ['of an older version', { ver: '1.0' }],
    ['that is an access token', { scp: 'User.Read' }],
  ])('%s is refused', async (_, wrong) => {
    await expectRefused('microsoft', await microsoft({ token: await token(wrong), nonce: 'n' }));
  });

  test('is refused to a browser that knows no nonce', async () => {
    await expectRefused('microsoft', await microsoft({ token: await token() }));
  });

  const parts = async () => {
    const [header = '', claims = '', signature = ''] = (await token()).split('.');
    return { header, claims, signature };
  };
  const headerOf = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url');
  const kidOf = (header: string) =>
    (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid;

  test.each<[string, () => Promise<string>]>([
    [
      'that another key signed',
      async () => {
        const { header, claims } = await parts();
        const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
        const { privateKey } = await import('node:crypto').then(({ generateKeyPairSync }) =>
          generateKeyPairSync('rsa', { modulusLength: 2048 }),
        );
        return jwt.sign(payload, privateKey, { algorithm: 'RS256', keyid: kidOf(header) });
      },
    ],
    [
      'of a key that Microsoft does not have',
      async () => {
        const { claims, signature } = await parts();
        return [headerOf({ alg: 'RS256', typ: 'JWT', kid: 'unknown' }), claims, signature].join('.');
      },
    ],
    [
      'that names no key',
      async () => {
        const { claims, signature } = await parts();
        return [headerOf({ alg: 'RS256', typ: 'JWT' }), claims, signature].join('.');
      },
    ],
    [
      'signed by nobody (alg none)',
      async () => {
        const { header, claims } = await parts();
        return `${headerOf({ alg: 'none', typ: 'JWT', kid: kidOf(header) })}.${claims}.`;
      },
    ],
    [
      'signed by nobody, with something in the place of a signature',
      async () => {
        const { header, claims, signature } = await parts();
        return [headerOf({ alg: 'none', typ: 'JWT', kid: kidOf(header) }), claims, signature].join('.');
      },
    ],
    [
      'signed with the public key as a secret (HS256)',
      async () => {
        const { header, claims } = await parts();
        const { keys } = (await (
          await fetch(
            identity.provider.environment.MICROSOFT_METADATA_URL.replace(
              'v2.0/.well-known/openid-configuration',
              'discovery/v2.0/keys',
            ),
          )
        ).json()) as { keys: { n: string }[] };
        const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
        return jwt.sign(payload, keys[0]?.n ?? '', { algorithm: 'HS256', keyid: kidOf(header) });
      },
    ],
    [
      'with a claim changed',
      async () => {
        const { header, claims, signature } = await parts();
        const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
        return [header, headerOf({ ...payload, sub: 'somebody-else' }), signature].join('.');
      },
    ],
    ['that is none', () => Promise.resolve('a.b.c')],
    ['that is a word', () => Promise.resolve('token')],
  ])('%s is refused', async (_, make) => {
    await expectRefused('microsoft', await microsoft({ token: await make(), nonce: 'n' }));
  });
});

describe('an access token of Facebook', () => {
  const facebook = (accessToken: string) =>
    identity.call('POST /api/facebook-custom', { body: { accessToken } });

  test.each<[string, object]>([
    ['of another app', { app_id: '200000000000002' }],
    ['of an app, not of a person', { type: 'APP' }],
    ['of a page', { type: 'PAGE' }],
    ['that is over', { expires_at: 1000 }],
    ['that was called back', { is_valid: false }],
    ['of somebody else than the profile’s', { person: somebody() }],
  ])('%s is refused', async (_, wrong) => {
    const { provider } = identity;
    const token = provider.facebook.accessToken(person, wrong);
    if ('person' in wrong) provider.facebook.tamper = () => ({ id: 'somebody-else' });
    await expectRefused('facebook', await facebook(token));
    provider.facebook.tamper = undefined;
  });

  test('that Facebook does not know is refused', async () => {
    await expectRefused('facebook', await facebook('EAAB'.repeat(20)));
  });
});

describe('a body', () => {
  test.each<[string, unknown, string[]]>([
    ['google', {}, ['code']],
    ['google', { code: 'c', codeVerifier: 'short' }, ['codeVerifier']],
    ['google', { code: 'c', role: 'employer' }, ['']],
    ['facebook', { accessToken: 7 }, ['accessToken']],
    ['microsoft', { token: 't', code: 'c' }, ['']],
  ])('for %s that is %j is told what is wrong with it', async (provider, body, paths) => {
    const answer = await identity.call(`POST /api/${provider}-custom`, { body });
    expect(refusal(answer).status).toBe(400);
    expect(wrongPaths(answer)).toEqual(paths);
  });

  test('a role that does not exist is refused, and what stands in the address counts for nothing', async () => {
    const begun = await identity.begin('google', person);
    expect((await identity.finish('google', begun, { role: 'admin' })).status).toBe(400);
    const { credential: code, codeVerifier, nonce } = await identity.begin('google', somebody());
    const body = { code, codeVerifier, nonce };
    const answer = await identity.call('POST /api/google-custom?code=other&error=server_error', { body });
    expect(answer.status).toBe(200);
  });
});

describe('a provider', () => {
  test('without keys is not offered, and its call is not there', async () => {
    const bare = await startIdentity();
    try {
      expect((await bare.call('GET /api/auth/providers')).body).toEqual({
        google: null,
        facebook: null,
        microsoft: null,
      });
      expect(refusal(await bare.call('POST /api/google-custom', { body: { code: 'c' } }))).toEqual({
        status: 404,
        message: providerNotOffered('google'),
      });
    } finally {
      await bare.stop();
    }
  });
});

test('providers that are down are told from people they do not vouch for', async () => {
  const begun = await identity.begin('google', somebody());
  const token = await identity.provider.microsoft.idToken(person, { nonce: 'n' });
  const accessToken = identity.provider.facebook.accessToken(person);
  const app = await startSocialIdentity();
  await app.provider.stop();
  try {
    const down = (provider: 'google' | 'facebook' | 'microsoft') => ({
      status: 503,
      message: providerUnavailable(provider),
    });
    expect(refusal(await app.finish('google', begun))).toEqual(down('google'));
    const facebook = await app.call('POST /api/facebook-custom', { body: { accessToken } });
    expect(refusal(facebook)).toEqual(down('facebook'));
    const answer = await app.call('POST /api/microsoft-custom', { body: { token, nonce: 'n' } });
    expect(refusal(answer)).toEqual(down('microsoft'));
  } finally {
    await app.stop();
  }
});
