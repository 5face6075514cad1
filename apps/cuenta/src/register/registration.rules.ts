import {
  identityMessages,
  normalizeEmail,
  registrationSchema,
  type Registration,
  type UserType,
} from '@puente/domain/identity';
import { type z } from 'zod';

export interface RegistrationValues {
  username: string;
  nombre: string;
  apellido: string;
  email: string;
  confirmEmail: string;
  password: string;
  confirmPassword: string;
  nombreEmpresa: string;
  puestoEmpresa: string;
  estado: string;
  codigoPostal: string;
  telefono: string;
  captcha: boolean;
  terms: boolean;
}

export const emptyRegistration: RegistrationValues = {
  username: '',
  nombre: '',
  apellido: '',
  email: '',
  confirmEmail: '',
  password: '',
  confirmPassword: '',
  nombreEmpresa: '',
  puestoEmpresa: '',
  estado: '',
  codigoPostal: '',
  telefono: '',
  captcha: false,
  terms: false,
};

export type RegistrationField = keyof RegistrationValues;
export const registrationFields = Object.keys(emptyRegistration) as RegistrationField[];

/** The call's body as the form stands, not yet judged. */
function bodyOf(values: RegistrationValues, role: UserType, captchaToken: string): object {
  const { username, nombre, apellido, email, password } = values;
  const common = { username, nombre, apellido, email, password, captchaToken, userType: role };
  if (role === 'user') return common;
  const { nombreEmpresa, puestoEmpresa, estado, codigoPostal, telefono } = values;
  return { ...common, nombreEmpresa, puestoEmpresa, estado, codigoPostal, telefono };
}

/** The call's body of a form without errors, as the domain keeps it (trimmed, capitalised). */
export function registrationOf(
  values: RegistrationValues,
  role: UserType,
  captchaToken: string,
): Registration {
  return registrationSchema.parse(bodyOf(values, role, captchaToken));
}

export type RegistrationErrors = Partial<Record<RegistrationField, string>>;

/** The domain's rules for the call, and those that only the form has; the first text for each field. */
export function registrationErrors(values: RegistrationValues, role: UserType): RegistrationErrors {
  // The token does not exist yet: the captcha is judged by its tick.
  const judged = registrationSchema.safeParse(bodyOf(values, role, 'pending'));
  const errors: RegistrationErrors = judged.success ? {} : firstTexts(judged.error);
  if (normalizeEmail(values.confirmEmail) !== normalizeEmail(values.email)) {
    errors.confirmEmail = identityMessages.emailsDiffer;
  }
  if (values.confirmPassword !== values.password) errors.confirmPassword = identityMessages.passwordsDiffer;
  if (!values.captcha) errors.captcha = identityMessages.captchaRequired;
  if (!values.terms) errors.terms = identityMessages.termsRequired;
  return errors;
}

function firstTexts(error: z.ZodError): RegistrationErrors {
  const errors: RegistrationErrors = {};
  for (const { path, message } of error.issues) {
    const field = path[0] as RegistrationField | undefined;
    if (field) errors[field] ??= message;
  }
  return errors;
}
