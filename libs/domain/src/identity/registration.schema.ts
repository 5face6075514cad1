import { z } from 'zod';
import { usStateField, zipCodeField } from '../places/places.schema.ts';
import { requiredLine, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import {
  captchaTokenSchema,
  emailSchema,
  nameSchema,
  newPasswordSchema,
  phoneSchema,
  usernameSchema,
} from './account.schema.ts';
import { identityMessages } from './messages.catalogue.ts';
import { passwordWeakness } from './password.rules.ts';
import { userLimits } from './user.rules.ts';

const common = {
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  nombre: nameSchema,
  apellido: nameSchema,
  captchaToken: captchaTokenSchema,
};

export const userRegistrationSchema = strictBody({ ...common, userType: z.literal('user') }).refine(
  ({ password, username, email, nombre, apellido }) =>
    passwordWeakness(password, [username, email, nombre, apellido]) === null,
  { path: ['password'], message: identityMessages.passwordWeak },
);

export const employerRegistrationSchema = strictBody({
  ...common,
  userType: z.literal('employer'),
  nombreEmpresa: requiredLine(userLimits.company),
  puestoEmpresa: requiredLine(userLimits.position),
  estado: usStateField(),
  codigoPostal: zipCodeField(),
  telefono: phoneSchema,
}).refine(
  ({ password, username, email, nombre, apellido, nombreEmpresa }) =>
    passwordWeakness(password, [username, email, nombre, apellido, nombreEmpresa]) === null,
  { path: ['password'], message: identityMessages.passwordWeak },
);

/** The body of `POST /api/auth/local/register`, by `userType`. */
export const registrationSchema = z.discriminatedUnion(
  'userType',
  [userRegistrationSchema, employerRegistrationSchema],
  restMessages.invalidOption,
);

/** No token: the e-mail has to be confirmed first. */
export const registrationAnswerSchema = z.object({
  user: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    userType: z.enum(['user', 'employer']),
    confirmed: z.boolean(),
  }),
});

export type UserRegistration = z.output<typeof userRegistrationSchema>;
export type EmployerRegistration = z.output<typeof employerRegistrationSchema>;
export type Registration = z.output<typeof registrationSchema>;
export type RegistrationAnswer = z.output<typeof registrationAnswerSchema>;
