import { z } from 'zod';
import { missingOr, requiredLine } from '../rest/fields.schema.ts';
import { restMessages, tooLong } from '../rest/messages.catalogue.ts';
import { emailMax, emailPattern } from './email.rules.ts';
import { identityMessages } from './messages.catalogue.ts';
import { missingPasswordText, passwordMax, passwordWeakness } from './password.rules.ts';
import { isPlainName } from './plain-name.rules.ts';
import { capitalizeName, userLimits, usernamePattern } from './user.rules.ts';

/** Trimmed and lower-cased. An empty one is a wrong one, unless a text of its own says that it is missing. */
export function emailField(missing: string = identityMessages.emailInvalid) {
  const error = missingOr(identityMessages.emailInvalid, missing);
  return z
    .string({ error })
    .trim()
    .toLowerCase()
    .max(emailMax, { error: identityMessages.emailInvalid, abort: true })
    .regex(emailPattern, { error });
}

export const emailSchema = emailField();

const usernameError = missingOr(identityMessages.usernameCharacters, identityMessages.usernameRequired);

export const usernameSchema = z
  .string({ error: usernameError })
  .max(userLimits.username, tooLong(userLimits.username))
  .regex(usernamePattern, { error: usernameError });

/** A line that strangers read, and that leads nowhere. */
export const plainLine = (max: number) =>
  requiredLine(max).refine(isPlainName, identityMessages.nameWithLink);

/** Kept as `capitalizeName` writes it. */
export const nameSchema = plainLine(userLimits.name)
  .regex(/\p{L}/u, restMessages.invalidValue)
  .overwrite(capitalizeName);

/** A password that has all the parts it needs. */
export const wellMadePasswordSchema = z
  .string({ error: missingOr(restMessages.invalidValue, missingPasswordText('') ?? '') })
  .max(passwordMax, tooLong(passwordMax))
  .superRefine(objection(missingPasswordText));

/** A password somebody chooses; `passwordWeakness` with the person's own data is asked where it is known. */
export const newPasswordSchema = wellMadePasswordSchema.superRefine(
  objection((password) => (missingPasswordText(password) ? null : passwordWeakness(password))),
);

function objection(textFor: (password: string) => string | null) {
  return (password: string, context: z.core.$RefinementCtx): void => {
    const message = textFor(password);
    if (message) context.addIssue({ code: 'custom', message });
  };
}

/** A password somebody already has: any rule may have held when it was chosen. */
export const givenPasswordSchema = z
  .string({ error: missingOr(restMessages.invalidValue) })
  .min(1, restMessages.requiredField)
  .max(passwordMax, tooLong(passwordMax));

/** ALTCHA: base64 of the JSON `{challenge, solution}`. */
export const captchaTokenSchema = z
  .string(identityMessages.captchaRequired)
  .min(1, identityMessages.captchaRequired)
  .max(8192, identityMessages.captchaRequired);
