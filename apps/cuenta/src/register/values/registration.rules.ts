import {
  identityMessages,
  isUsername,
  normalizeEmail,
  type OwnData,
  type Registration,
  type UserType,
} from '@puente/domain/identity';
import { type Country, isPlace, isZipCode, type Province, zipCodeRule } from '@puente/domain/places';
import { restMessages } from '@puente/domain/rest';
import { type FormErrors } from '@puente/platform/forms';
import { email, filledIn, newPassword, plainName, type FieldRule } from '../../form/field.rules.ts';
import { type PhoneCheck } from '../../form/use-phone-check.ts';

/** All fields, in their order on the screen. */
export const emptyRegistration = {
  nombre: '',
  apellido: '',
  nombreEmpresa: '',
  puestoEmpresa: '',
  pais: 'Estados Unidos',
  estado: '',
  codigoPostal: '',
  telefono: '',
  username: '',
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
  'pais',
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
export function ownDataOf(values: RegistrationValues, role: UserType): OwnData {
  const { username, email: address, nombre, apellido, nombreEmpresa } = values;
  const own = { username, email: address, nombre, apellido };
  return role === 'employer' ? { ...own, nombreEmpresa } : own;
}

/** What is wrong with a form, by field. Whether username and e-mail are in use is the server's to say. */
export function registrationErrors(
  values: RegistrationValues,
  role: UserType,
  human: boolean,
  phone: PhoneCheck,
): FormErrors<RegistrationField | 'captcha'> {
  const samePassword = values.confirmPassword === values.password;
  return {
    nombre: personName(values.nombre),
    apellido: personName(values.apellido),
    ...(role === 'employer' && companyErrors(values, phone)),
    username: username(values.username),
    email: email(values.email),
    confirmEmail: repeatedEmail(values),
    password: newPassword(values.password, ownDataOf(values, role)),
    confirmPassword: samePassword ? undefined : identityMessages.passwordsDiffer,
    captcha: human ? undefined : identityMessages.captchaRequired,
    terms: values.terms ? undefined : identityMessages.termsRequired,
  };
}

function companyErrors(values: RegistrationValues, phone: PhoneCheck): FormErrors<RegistrationField> {
  const { pais, estado, codigoPostal, telefono } = values;
  return {
    nombreEmpresa: plainName(values.nombreEmpresa),
    puestoEmpresa: plainName(values.puestoEmpresa),
    pais: filledIn(pais),
    estado:
      filledIn(estado) ?? (pais === '' || isPlace(pais, estado) ? undefined : restMessages.invalidOption),
    codigoPostal: filledIn(codigoPostal) ?? (isZipCode(codigoPostal) ? undefined : zipCodeRule.message),
    telefono:
      filledIn(telefono) ?? (phone.isWrong(telefono, pais) ? identityMessages.phoneInvalid : undefined),
  };
}

/** A repetition that is no e-mail is told as such; an empty one differs. */
function repeatedEmail({ email: first, confirmEmail }: RegistrationValues): FieldRule {
  const shape = confirmEmail.trim() === '' ? undefined : email(confirmEmail);
  if (shape) return shape;
  return normalizeEmail(confirmEmail) === normalizeEmail(first) ? undefined : identityMessages.emailsDiffer;
}

function username(typed: string): FieldRule {
  if (typed === '') return identityMessages.usernameRequired;
  return isUsername(typed) ? undefined : identityMessages.usernameCharacters;
}

function personName(typed: string): FieldRule {
  return plainName(typed) ?? (/\p{L}/u.test(typed) ? undefined : restMessages.invalidValue);
}

/** The body of the call for a form without errors; the server trims and capitalises by the domain's schema. */
export function registrationOf(
  values: RegistrationValues,
  role: UserType,
  captchaToken: string,
): Registration {
  const { nombre, apellido, password, nombreEmpresa, puestoEmpresa, codigoPostal, telefono } = values;
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
  const place = { pais: values.pais as Country, estado: values.estado as Province };
  return { ...account, ...company, ...place, userType: role };
}
