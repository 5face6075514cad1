import {
  identityMessages,
  isUsername,
  normalizeEmail,
  phoneRule,
  type Registration,
  type UserType,
} from '@puente/domain/identity';
import { isZipCode, type UsState, zipCodeRule } from '@puente/domain/places';
import { restMessages } from '@puente/domain/rest';
import { type FormErrors } from '@puente/platform/forms';
import { email, filledIn, newPassword, type FieldRule } from '../form/field.rules.ts';

/** All fields, in their order on the screen. */
export const emptyRegistration = {
  username: '',
  nombre: '',
  apellido: '',
  nombreEmpresa: '',
  puestoEmpresa: '',
  estado: '',
  codigoPostal: '',
  telefono: '',
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  terms: false,
};

export type RegistrationValues = typeof emptyRegistration;
export type RegistrationField = keyof RegistrationValues;

const companyFields: readonly string[] = [
  'nombreEmpresa',
  'puestoEmpresa',
  'estado',
  'codigoPostal',
  'telefono',
];

/** The fields of a role's form, in their order on the screen. */
export function registrationFields(role: UserType): RegistrationField[] {
  const all = Object.keys(emptyRegistration) as RegistrationField[];
  return role === 'employer' ? all : all.filter((field) => !companyFields.includes(field));
}

/** What a password must not be made of. */
export function ownDataOf(values: RegistrationValues, role: UserType): string[] {
  const { username, email: address, nombre, apellido, nombreEmpresa } = values;
  return [username, address, nombre, apellido, ...(role === 'employer' ? [nombreEmpresa] : [])];
}

/** What is wrong with a form, by field. Whether username and e-mail are in use is the server's to say. */
export function registrationErrors(
  values: RegistrationValues,
  role: UserType,
  human: boolean,
): FormErrors<RegistrationField | 'captcha'> {
  const sameEmail = normalizeEmail(values.confirmEmail) === normalizeEmail(values.email);
  const samePassword = values.confirmPassword === values.password;
  return {
    username: username(values.username),
    nombre: personName(values.nombre),
    apellido: personName(values.apellido),
    ...(role === 'employer' && companyErrors(values)),
    email: email(values.email),
    confirmEmail: sameEmail ? undefined : identityMessages.emailsDiffer,
    password: newPassword(values.password, ownDataOf(values, role)),
    confirmPassword: samePassword ? undefined : identityMessages.passwordsDiffer,
    captcha: human ? undefined : identityMessages.captchaRequired,
    terms: values.terms ? undefined : identityMessages.termsRequired,
  };
}

function companyErrors(values: RegistrationValues): FormErrors<RegistrationField> {
  const { codigoPostal, telefono } = values;
  return {
    nombreEmpresa: filledIn(values.nombreEmpresa),
    puestoEmpresa: filledIn(values.puestoEmpresa),
    estado: filledIn(values.estado),
    codigoPostal: filledIn(codigoPostal) ?? (isZipCode(codigoPostal) ? undefined : zipCodeRule.message),
    telefono:
      filledIn(telefono) ?? (phoneRule.pattern.test(telefono) ? undefined : identityMessages.phoneInvalid),
  };
}

function username(typed: string): FieldRule {
  if (typed === '') return identityMessages.usernameRequired;
  return isUsername(typed) ? undefined : identityMessages.usernameCharacters;
}

function personName(typed: string): FieldRule {
  return filledIn(typed) ?? (/\p{L}/u.test(typed) ? undefined : restMessages.invalidValue);
}

/** The body of the call for a form without errors; the server trims and capitalises by the domain's schema. */
export function registrationOf(
  values: RegistrationValues,
  role: UserType,
  captchaToken: string,
): Registration {
  const { nombre, apellido, password, nombreEmpresa, puestoEmpresa, estado, codigoPostal, telefono } = values;
  const account = {
    username: values.username,
    nombre,
    apellido,
    email: normalizeEmail(values.email),
    password,
    captchaToken,
  };
  if (role === 'user') return { ...account, userType: role };
  const company = { nombreEmpresa, puestoEmpresa, codigoPostal, telefono };
  return { ...account, ...company, userType: role, estado: estado as UsState };
}
