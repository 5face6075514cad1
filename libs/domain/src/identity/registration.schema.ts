import { z } from 'zod';
import { parsePhone } from '../phone-check/parse-phone.ts';
import { type Country } from '../places/places.catalogue.ts';
import { isPlace } from '../places/places.rules.ts';
import { countryField, provinceField, zipCodeField } from '../places/places.schema.ts';
import { option, requiredLine, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import {
  captchaTokenSchema,
  emailSchema,
  nameSchema,
  plainLine,
  usernameSchema,
  wellMadePasswordSchema,
} from './account.schema.ts';
import { identityMessages } from './messages.catalogue.ts';
import { passwordWeakness, type OwnData } from './password.rules.ts';
import { userTypes } from './user.enums.ts';
import { userLimits } from './user.rules.ts';

const common = {
  username: usernameSchema,
  email: emailSchema,
  password: wellMadePasswordSchema,
  nombre: nameSchema,
  apellido: nameSchema,
  captchaToken: captchaTokenSchema,
};

/** When a rule about these fields is judged: although others are wrong, once they are good by themselves. */
function onceGood(fields: Record<string, z.ZodType>) {
  const schema = z.looseObject(fields);
  return ({ value }: { value: unknown }) => schema.safeParse(value).success;
}

/** The text about a password that is easy to guess, or null. */
function weaknessOf(body: unknown): string | null {
  const { password, ...sent } = body as Record<string, unknown>;
  const ownData = Object.fromEntries(Object.entries(sent).filter(([, value]) => typeof value === 'string'));
  return passwordWeakness(String(password), ownData as OwnData);
}

const notGuessable = {
  path: ['password'],
  error: ({ input }: { input?: unknown }) => weaknessOf(input) ?? undefined,
  when: onceGood({ password: wellMadePasswordSchema }),
};

export const userRegistrationSchema = strictBody({ ...common, userType: z.literal('user') }).refine(
  (body) => !weaknessOf(body),
  notGuessable,
);

/** Clients that know of no other country leave it out. */
const country = countryField().default('Estados Unidos');
const typedPhone = requiredLine(userLimits.phone);

export const employerRegistrationSchema = strictBody({
  ...common,
  userType: z.literal('employer'),
  nombreEmpresa: plainLine(userLimits.company),
  puestoEmpresa: plainLine(userLimits.position),
  pais: country,
  estado: provinceField(),
  codigoPostal: zipCodeField(),
  telefono: typedPhone,
})
  .refine((body) => !weaknessOf(body), notGuessable)
  .refine(({ pais, estado }) => isPlace(pais, estado), {
    path: ['estado'],
    error: restMessages.invalidOption,
    when: onceGood({ pais: country, estado: provinceField() }),
  })
  .refine(({ pais, telefono }) => parsePhone(telefono, pais) !== null, {
    path: ['telefono'],
    error: identityMessages.phoneInvalid,
    when: onceGood({ pais: country, telefono: typedPhone }),
  })
  .overwrite(withCheckedPhone);

/** Kept as E.164. */
function withCheckedPhone<T extends { pais: Country; telefono: string }>(body: T): T {
  return { ...body, telefono: parsePhone(body.telefono, body.pais) ?? body.telefono };
}

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
