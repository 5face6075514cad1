import { z } from 'zod';
import { usStateField, zipCodeField } from '../places/places.schema.ts';
import { option, requiredLine, strictBody } from '../rest/fields.schema.ts';
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
import { userTypes } from './user.enums.ts';
import { userLimits } from './user.rules.ts';

const common = {
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  nombre: nameSchema,
  apellido: nameSchema,
  captchaToken: captchaTokenSchema,
};

/** Whose values a password must not contain. */
const ownFields = ['username', 'email', 'nombre', 'apellido', 'nombreEmpresa'] as const;

function hasOwnData(body: Record<string, unknown>): boolean {
  const password = String(body['password']);
  const own = ownFields.map((field) => body[field]).filter((value) => typeof value === 'string');
  return passwordWeakness(password, own) !== null;
}

/** Judged although other fields are wrong, once the password itself is a good one. */
const withoutOwnData = {
  path: ['password'],
  message: identityMessages.passwordWeak,
  when: ({ value }: { value: unknown }) =>
    typeof value === 'object' &&
    value !== null &&
    'password' in value &&
    newPasswordSchema.safeParse(value.password).success,
};

export const userRegistrationSchema = strictBody({ ...common, userType: z.literal('user') }).refine(
  (body) => !hasOwnData(body),
  withoutOwnData,
);

export const employerRegistrationSchema = strictBody({
  ...common,
  userType: z.literal('employer'),
  nombreEmpresa: requiredLine(userLimits.company),
  puestoEmpresa: requiredLine(userLimits.position),
  estado: usStateField(),
  codigoPostal: zipCodeField(),
  telefono: phoneSchema,
}).refine((body) => !hasOwnData(body), withoutOwnData);

/** Of an account of no known type, what either type needs is judged, so that a client hears of everything at once. */
const untypedRegistrationSchema = z.looseObject(
  { ...common, userType: option(userTypes) },
  restMessages.invalidBody,
);

function withKnownType(body: unknown, context: z.core.$RefinementCtx): unknown {
  const userType = typeof body === 'object' && body !== null && 'userType' in body && body.userType;
  if (userTypes.some((type) => type === userType)) return body;
  for (const { path, message } of untypedRegistrationSchema.safeParse(body).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
  return z.NEVER;
}

/** The body of `POST /api/auth/local/register`, by `userType`. */
export const registrationSchema = z.preprocess(
  withKnownType,
  z.discriminatedUnion('userType', [userRegistrationSchema, employerRegistrationSchema]),
);

/** No token: the e-mail has to be confirmed first. */
export const registrationAnswerSchema = z.object({
  user: z.object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    userType: z.enum(userTypes),
    confirmed: z.boolean(),
  }),
});

export type UserRegistration = z.output<typeof userRegistrationSchema>;
export type EmployerRegistration = z.output<typeof employerRegistrationSchema>;
export type Registration = z.output<typeof registrationSchema>;
export type RegistrationAnswer = z.output<typeof registrationAnswerSchema>;
