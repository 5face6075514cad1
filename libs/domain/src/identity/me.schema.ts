import { z } from 'zod';
import { countryField, provinceField, zipCodeField } from '../places/places.schema.ts';
import { dataBody, idSchema, nullableText, strictBody } from '../rest/fields.schema.ts';
import { restMessages } from '../rest/messages.catalogue.ts';
import { nameSchema, plainLine } from './account.schema.ts';
import { providers, userTypes } from './user.enums.ts';
import { userLimits } from './user.rules.ts';

/** An uploaded file; `url` answers to its owner and to employers to whom the owner applied. `size` in bytes. */
export const fileSchema = z.object({ id: z.int(), name: z.string(), url: z.string(), size: z.int() });

export const uploadAnswerSchema = z.array(fileSchema);

const text = z.string().nullable();

/** One's own account as `GET /api/users/me` answers it. It never carries a secret. */
export const meAttributesSchema = z.object({
  username: z.string(),
  email: z.string(),
  nombre: z.string(),
  apellido: z.string(),
  userType: z.enum(userTypes),
  provider: z.enum(providers),
  confirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  cv: fileSchema.nullable(),
  nombreEmpresa: text,
  puestoEmpresa: text,
  pais: text,
  estado: text,
  codigoPostal: text,
  telefono: text,
  /** Raised by one with each change of the profile. */
  version: z.int(),
  empleoIndustria: text,
  empleoAnios: text,
  empleoStatus: text,
  eduNivel: text,
  eduIngles: text,
  eduCredenciales: text,
  empIndustria: text,
  empAnios: text,
  empAsistencia: text,
  empHubs: text,
  migAbogados: text,
});

/**
 * `PUT /api/users/{id}`: what people may change of their own profile; what is left out stays. `cv` attaches one's own file,
 * or none. The service checks `telefono` with `parsePhone` and keeps it as E.164 (null where the account may have none), and whether
 * `estado` is of the country that is then the account's.
 * With `version`, only if the profile is still that one.
 */
export const userUpdateSchema = strictBody({
  cv: idSchema.nullable(),
  nombre: nameSchema,
  apellido: nameSchema,
  telefono: nullableText(userLimits.phone),
  nombreEmpresa: plainLine(userLimits.company),
  puestoEmpresa: plainLine(userLimits.position),
  pais: countryField(),
  estado: provinceField(),
  codigoPostal: zipCodeField(),
  version: z.int(restMessages.invalidValue),
})
  .partial()
  .refine((update) => Object.keys(update).some((field) => field !== 'version'), restMessages.invalidBody);
export const updateUserBody = dataBody(userUpdateSchema);

export type FileAnswer = z.output<typeof fileSchema>;
export type MeAttributes = z.output<typeof meAttributesSchema>;
export type UserUpdate = z.output<typeof userUpdateSchema>;
