import { z } from 'zod';
import { dataBody, idSchema, strictBody } from '../rest/fields.schema.ts';
import { providers, userTypes } from './user.enums.ts';

/** An uploaded file; `url` answers to its owner and to employers to whom the owner applied. */
export const fileSchema = z.object({ id: z.int(), name: z.string(), url: z.string() });

export const uploadAnswerSchema = z.array(fileSchema);

/** Filled in by nobody yet: shown where they have a value. */
export const profileFields = [
  'empleoIndustria',
  'empleoAnios',
  'empleoStatus',
  'eduNivel',
  'eduIngles',
  'eduCredenciales',
  'empIndustria',
  'empAnios',
  'empAsistencia',
  'empHubs',
  'migAbogados',
] as const;

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

/** `PUT /api/users/{id}`: attaches one's own file, or none. */
export const userUpdateSchema = strictBody({ cv: idSchema.nullable() });
export const updateUserBody = dataBody(userUpdateSchema);

export type FileAnswer = z.output<typeof fileSchema>;
export type MeAttributes = z.output<typeof meAttributesSchema>;
export type UserUpdate = z.output<typeof userUpdateSchema>;
