import { z } from 'zod';
import { requiredText, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { givenPasswordSchema } from './account.schema.ts';
import { codeSchema } from './recovery.schema.ts';

/** What a browser keeps of a sign-in it began, as PKCE (RFC 7636) and OpenID Connect want it. */
const begun = {
  codeVerifier: z
    .string(restMessages.invalidValue)
    .regex(/^[\w.~-]{43,128}$/, restMessages.invalidValue)
    .optional(),
  nonce: requiredText(200).optional(),
};

export const googleSignInSchema = strictBody({ code: requiredText(4096), ...begun });
export const facebookSignInSchema = strictBody({ accessToken: requiredText(4096) });
/** An identity token, or the code for one. */
export const microsoftSignInSchema = z.union(
  [
    strictBody({ token: requiredText(16_384), nonce: begun.nonce }),
    strictBody({ code: requiredText(4096), ...begun }),
  ],
  restMessages.invalidBody,
);

/** How a browser begins a sign-in with one provider: the parameters of the address that it goes to. */
export const providerSettingsSchema = z.object({
  authorizationUrl: z.url(),
  clientId: z.string(),
  scope: z.string(),
  responseType: z.enum(['code', 'token']),
  /** The page of this site that the provider sends the browser back to. */
  redirectUri: z.url(),
  /** Whether `code_challenge` (S256) belongs to it. */
  pkce: z.boolean(),
});

/** `GET /api/auth/providers`: null for one that this site has no keys of. */
export const socialProvidersSchema = z.object({
  google: providerSettingsSchema.nullable(),
  facebook: providerSettingsSchema.nullable(),
  microsoft: providerSettingsSchema.nullable(),
});

/** `token` is of the refusal `account-exists`, and stays in the browser that it was answered to. */
const linkToken = { token: codeSchema };
export const linkByPasswordSchema = strictBody({ ...linkToken, password: givenPasswordSchema });
export const linkMailSchema = strictBody(linkToken);
/** `code` is of the mailed link. */
export const linkByMailSchema = strictBody({ ...linkToken, code: codeSchema });

/** Minutes for which a sign-in that met an existing account can be linked to it. */
export const linkTokenMinutes = 15;

export type GoogleSignIn = z.output<typeof googleSignInSchema>;
export type FacebookSignIn = z.output<typeof facebookSignInSchema>;
export type MicrosoftSignIn = z.output<typeof microsoftSignInSchema>;
export type ProviderSettings = z.output<typeof providerSettingsSchema>;
export type SocialProviders = z.output<typeof socialProvidersSchema>;
export type LinkByPassword = z.output<typeof linkByPasswordSchema>;
export type LinkByMail = z.output<typeof linkByMailSchema>;
