import { z } from 'zod';

/** Of Facebook's API: each version answers for at least two years, then the oldest one that is left does. */
export const graphVersion = 'v23.0';

const key = z.string().min(1).optional();

function isOnThisMachine({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Secrets and codes pass here: https, but for a provider on this very machine. */
const endpoint = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isOnThisMachine(new URL(url)), 'must be https');

/** Keys and addresses of who vouches for people (docs/social-sign-in.md). */
export const socialVariables = {
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  GOOGLE_AUTHORIZATION_URL: endpoint.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: endpoint.default('https://oauth2.googleapis.com/token'),
  /** Of another path, passport-google-oauth20 would read the profile of a service that is no more. */
  GOOGLE_USERINFO_URL: endpoint
    .refine((url) => new URL(url).pathname.endsWith('/userinfo'), 'its path must end in /userinfo')
    .default('https://openidconnect.googleapis.com/v1/userinfo'),
  FACEBOOK_APP_ID: key,
  FACEBOOK_APP_SECRET: key,
  /** With the version, without what follows: `/me`, `/debug_token`. */
  FACEBOOK_GRAPH_URL: endpoint.default(`https://graph.facebook.com/${graphVersion}`),
  FACEBOOK_DIALOG_URL: endpoint.default(`https://www.facebook.com/${graphVersion}/dialog/oauth`),
  MICROSOFT_CLIENT_ID: key,
  /** Not of a public client, which has none. */
  MICROSOFT_CLIENT_SECRET: key,
  /** passport-azure-ad takes no other than https. */
  MICROSOFT_METADATA_URL: z
    .url({ protocol: /^https$/ })
    .default('https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration'),
  /** Where the browser goes; by default, beside the metadata, as Microsoft has it. */
  MICROSOFT_AUTHORIZATION_URL: endpoint.optional(),
};

type SocialVariables = z.output<z.ZodObject<typeof socialVariables>>;

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
] as const;

const endpoints = [
  ['GOOGLE_CLIENT_ID', ['GOOGLE_AUTHORIZATION_URL', 'GOOGLE_TOKEN_URL', 'GOOGLE_USERINFO_URL']],
  ['FACEBOOK_APP_ID', ['FACEBOOK_GRAPH_URL', 'FACEBOOK_DIALOG_URL']],
  ['MICROSOFT_CLIENT_ID', ['MICROSOFT_METADATA_URL', 'MICROSOFT_AUTHORIZATION_URL']],
] as const;

/**
 * Half a pair of keys is a mistake. So is a provider on this machine for a site that others reach: the one we bring
 * for trying things out vouches for everybody as whoever they say they are.
 */
export function checkSocial(
  config: SocialVariables & { PUBLIC_URL: string },
  context: z.core.$RefinementCtx,
): void {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  for (const [one, other] of pairs) {
    if (config[one] && !config[other]) refuse(other, `is not set, but ${one} is`);
    if (config[other] && !config[one]) refuse(one, `is not set, but ${other} is`);
  }
  if (config.MICROSOFT_CLIENT_SECRET && !config.MICROSOFT_CLIENT_ID) {
    refuse('MICROSOFT_CLIENT_ID', 'is not set, but MICROSOFT_CLIENT_SECRET is');
  }
  if (!config.PUBLIC_URL.startsWith('https:')) return;
  for (const [id, names] of endpoints) {
    if (!config[id]) continue;
    for (const name of names) {
      const url = config[name];
      if (url && isOnThisMachine(new URL(url))) {
        refuse(name, 'is on this machine, which is for trying things out, and PUBLIC_URL is https');
      }
    }
  }
}
