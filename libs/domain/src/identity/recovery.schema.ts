import { z } from 'zod';
import { requiredText, strictBody } from '../rest/fields.schema.ts';
import { emailSchema, givenPasswordSchema, newPasswordSchema } from './account.schema.ts';
import { identityMessages } from './messages.catalogue.ts';
import { providers, userTypes } from './user.enums.ts';

const differ = { path: ['passwordConfirmation'], message: identityMessages.passwordsDifferFull };

function passwordsAgree({
  password,
  passwordConfirmation,
}: {
  password: string;
  passwordConfirmation: string;
}) {
  return password === passwordConfirmation;
}

export const forgotPasswordSchema = strictBody({ email: emailSchema });

export const sendEmailConfirmationSchema = strictBody({ email: emailSchema });

/** One-time codes are 256 bits, however they are written. */
export const codeSchema = requiredText(200);

export const resetPasswordSchema = strictBody({
  code: codeSchema,
  password: newPasswordSchema,
  passwordConfirmation: givenPasswordSchema,
}).refine(passwordsAgree, differ);

export const changePasswordSchema = strictBody({
  currentPassword: givenPasswordSchema,
  password: newPasswordSchema,
  passwordConfirmation: givenPasswordSchema,
})
  .refine(passwordsAgree, differ)
  .refine(({ currentPassword, password }) => currentPassword !== password, {
    path: ['password'],
    message: identityMessages.passwordUnchanged,
  });

/** `GET /api/auth/email-confirmation?confirmation=` */
export const emailConfirmationQuerySchema = z.object({ confirmation: codeSchema });

/** `POST /api/auth/email-confirmation/look` and `…/deny`: not in the address, which is kept by whatever sees it. */
export const confirmationTokenSchema = strictBody({ token: codeSchema });

/** Whose account a link confirms, as much as its owner needs to know it by. */
export const confirmationLookSchema = z.object({
  nombre: z.string(),
  userType: z.enum(userTypes),
  /** «l•••@correo.test» */
  email: z.string(),
  /** By what it was made, and by what whoever made it enters it once it is confirmed. */
  provider: z.enum(providers),
  /** The account was made in the browser that asks: there the link confirms at once. */
  registeredHere: z.boolean(),
});

export const okAnswerSchema = z.object({ ok: z.literal(true) });
export const emailSentAnswerSchema = z.object({ email: z.string(), sent: z.literal(true) });

/** Seconds before a confirmation e-mail can be asked for again. */
export const resendPauseSeconds = 60;
/** Hours after which an account that nobody confirmed is gone. */
export const unconfirmedHours = 48;
/** Seconds a reset's success is shown before the sign-in page. */
export const resetRedirectSeconds = 3;

export type ForgotPassword = z.output<typeof forgotPasswordSchema>;
export type ResetPassword = z.output<typeof resetPasswordSchema>;
export type ChangePassword = z.output<typeof changePasswordSchema>;
export type SendEmailConfirmation = z.output<typeof sendEmailConfirmationSchema>;
export type ConfirmationLook = z.output<typeof confirmationLookSchema>;
