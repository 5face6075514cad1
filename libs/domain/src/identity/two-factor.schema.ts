import { z } from 'zod';
import { requiredText, strictBody } from '../rest/fields.schema.ts';
import { givenPasswordSchema } from './account.schema.ts';

/** Of an authenticator app, or a recovery code; `readSecondCode` tells which. */
const codeSchema = requiredText(60);

/** Whoever has a password gives it again; an account without one must have signed in just now. */
export const proofSchema = strictBody({ password: givenPasswordSchema.optional() });

/** `POST /api/auth/two-factor`: `token` is from the refusal `two-factor-required`. */
export const secondStepSchema = strictBody({ token: requiredText(200), code: codeSchema });

export const enableTwoFactorSchema = strictBody({ code: codeSchema });
export const provenCodeSchema = strictBody({ ...proofSchema.shape, code: codeSchema });
/** `DELETE /api/users/{id}`: `code` of an account that asks for one at sign-in. */
export const deleteAccountSchema = provenCodeSchema.partial();

export const twoFactorStatusSchema = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.int() });
/** `secret` as base32, to be typed into an app; `uri` (`otpauth://…`) is the same for a camera. */
export const twoFactorSetupSchema = z.object({ secret: z.string(), uri: z.string() });
/** Told this once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type Proof = z.output<typeof proofSchema>;
export type SecondStep = z.output<typeof secondStepSchema>;
export type EnableTwoFactor = z.output<typeof enableTwoFactorSchema>;
export type ProvenCode = z.output<typeof provenCodeSchema>;
export type DeleteAccount = z.output<typeof deleteAccountSchema>;
export type TwoFactorStatus = z.output<typeof twoFactorStatusSchema>;
export type TwoFactorSetup = z.output<typeof twoFactorSetupSchema>;
export type RecoveryCodes = z.output<typeof recoveryCodesSchema>;
