import { z } from 'zod';
import { requiredText, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { emailMax } from './email.rules.ts';
import { givenPasswordSchema } from './account.schema.ts';
import { meAttributesSchema } from './me.schema.ts';
import { userTypes } from './user.enums.ts';

/** `identifier` is an e-mail or a username, in any case. */
export const loginSchema = strictBody({
  identifier: requiredText(emailMax).toLowerCase(),
  password: givenPasswordSchema,
});

/** `?role=` on sign-in calls: the type that wins when both accounts match. */
export const roleQuerySchema = z.object({
  role: z.string().toLowerCase().pipe(z.enum(userTypes, restMessages.invalidOption)).optional(),
});

/** The user inside a sign-in answer is flat, not in an envelope; what a browser keeps of it is `SessionUser` of the platform. */
export const authUserSchema = z.object({ id: z.int(), ...meAttributesSchema.shape });

export const authAnswerSchema = z.object({ jwt: z.string(), user: authUserSchema });

export type Login = z.output<typeof loginSchema>;
export type AuthUser = z.output<typeof authUserSchema>;
export type AuthAnswer = z.output<typeof authAnswerSchema>;
