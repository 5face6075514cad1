import { type UserType } from '@puente/domain/identity';
import { formatPhone } from '@puente/domain/phones';
import { isZipCode, usualCountry, zipCodeRule } from '@puente/domain/places';
import { type FieldRule, filledIn, plainName } from '../form/field.rules.ts';
import { type OwnProfile } from './own-profile.endpoints.ts';

const personFields = ['nombre', 'apellido', 'telefono'] as const;
const companyFields = ['nombreEmpresa', 'puestoEmpresa', 'pais', 'estado', 'codigoPostal'] as const;

/** What strangers read. */
const names = new Set<string>(['nombre', 'apellido', 'nombreEmpresa', 'puestoEmpresa']);

export type ProfileField = (typeof personFields)[number] | (typeof companyFields)[number];
export type ProfileFormValues = Record<ProfileField, string>;

/** What this account has to fill in, in the order of the form. */
export function fieldsOf({ userType }: OwnProfile): ProfileField[] {
  return userType === 'user' ? [...personFields] : [...personFields, ...companyFields];
}

export function formValuesOf(profile: OwnProfile): ProfileFormValues {
  const text = (field: ProfileField) => profile[field] ?? '';
  const pais = text('pais');
  return {
    nombre: text('nombre'),
    apellido: text('apellido'),
    telefono: formatPhone(text('telefono'), usualCountry(pais)),
    nombreEmpresa: text('nombreEmpresa'),
    puestoEmpresa: text('puestoEmpresa'),
    pais,
    estado: text('estado'),
    codigoPostal: text('codigoPostal'),
  };
}

/** What was changed of what was read. */
export function changesOf(
  fields: readonly ProfileField[],
  values: ProfileFormValues,
  read: ProfileFormValues,
): Partial<ProfileFormValues> {
  return Object.fromEntries(
    fields.filter((field) => values[field] !== read[field]).map((field) => [field, values[field]]),
  );
}

/** Phones are judged by the server, which has the rules of all countries. */
export function profileErrors(
  values: ProfileFormValues,
  fields: readonly ProfileField[],
  userType: UserType,
): Partial<Record<ProfileField, FieldRule>> {
  const required = fields.filter((field) => field !== 'telefono' || userType === 'employer');
  const missing = Object.fromEntries(
    required.map((field) => [field, (names.has(field) ? plainName : filledIn)(values[field])]),
  );
  const zipCode = missing['codigoPostal'] ?? zipCodeError(values.codigoPostal);
  return userType === 'employer' ? { ...missing, codigoPostal: zipCode } : missing;
}

function zipCodeError(typed: string): FieldRule {
  return isZipCode(typed) ? undefined : zipCodeRule.message;
}
