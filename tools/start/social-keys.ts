import { z } from 'zod';

const key = z.string().min(1).optional();
const endpoint = (protocol: RegExp) =>
  z
    .url({ protocol })
    .refine((url) => url.startsWith('https:') || /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url))
    .optional();
const keyWanted = 'what the provider gave you (docs/social-sign-in.md)';
const httpsWanted = 'an https address (http on localhost only), or remove it to use the provider’s own';

/** Of social sign-in, in words that complete «set it to …»; identity alone gets them. */
export const socialVariables = {
  GOOGLE_CLIENT_ID: { schema: key, wanted: keyWanted },
  GOOGLE_CLIENT_SECRET: { schema: key, wanted: keyWanted },
  GOOGLE_AUTHORIZATION_URL: { schema: endpoint(/^https?$/), wanted: httpsWanted },
  GOOGLE_TOKEN_URL: { schema: endpoint(/^https?$/), wanted: httpsWanted },
  GOOGLE_USERINFO_URL: {
    schema: endpoint(/^https?$/).refine((url) => !url || new URL(url).pathname.endsWith('/userinfo')),
    wanted: 'an https address whose path ends in /userinfo, or remove it to use Google’s own',
  },
  FACEBOOK_APP_ID: { schema: key, wanted: keyWanted },
  FACEBOOK_APP_SECRET: { schema: key, wanted: keyWanted },
  FACEBOOK_GRAPH_URL: { schema: endpoint(/^https?$/), wanted: httpsWanted },
  FACEBOOK_DIALOG_URL: { schema: endpoint(/^https?$/), wanted: httpsWanted },
  MICROSOFT_CLIENT_ID: { schema: key, wanted: keyWanted },
  MICROSOFT_CLIENT_SECRET: { schema: key, wanted: keyWanted },
  MICROSOFT_METADATA_URL: {
    schema: endpoint(/^https$/),
    wanted: 'an https address, or remove it to use Microsoft’s own',
  },
  MICROSOFT_AUTHORIZATION_URL: { schema: endpoint(/^https?$/), wanted: httpsWanted },
} as const;

export type SocialKeys = Partial<Record<keyof typeof socialVariables, string>>;

/** Each needs the other. */
const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const;

/** What is wrong with the keys together, in one line; undefined: nothing. */
export function problemOf(keys: SocialKeys): string | undefined {
  for (const [one, other] of pairs) {
    if (Boolean(keys[one]) === Boolean(keys[other])) continue;
    const [there, missing] = keys[one] ? [one, other] : [other, one];
    return `${there} is set and ${missing} is not: set both, or neither.`;
  }
  return keys.MICROSOFT_CLIENT_SECRET && !keys.MICROSOFT_CLIENT_ID
    ? 'MICROSOFT_CLIENT_SECRET is set and MICROSOFT_CLIENT_ID is not: set both, or neither.'
    : undefined;
}

/** Whether the site has real keys of any provider. */
export function hasKeys(keys: SocialKeys): boolean {
  return Boolean(keys.GOOGLE_CLIENT_ID ?? keys.FACEBOOK_APP_ID ?? keys.MICROSOFT_CLIENT_ID);
}

/** Without what only identity may know. */
export function withoutSocialKeys(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !(name in socialVariables)));
}
