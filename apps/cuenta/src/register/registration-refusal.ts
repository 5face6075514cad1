import { identityMessages } from '@puente/domain/identity';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { serverFieldErrors } from '../form/server-field-errors.ts';
import { emptyRegistration, type RegistrationField } from './registration.rules.ts';

/** Why the server did not make the account: a value in use, single fields, or the whole. */
export type RegistrationRefusal =
  | { kind: 'taken'; field: 'username' | 'email' }
  | { kind: 'fields'; errors: { field: RegistrationField; message: string }[] }
  | { kind: 'whole'; text: string };

const fieldsOfTheCall = [...(Object.keys(emptyRegistration) as RegistrationField[]), 'captchaToken'] as const;

export function registrationRefusal(error: unknown): RegistrationRefusal {
  const status = apiStatus(error);
  if (status === undefined) {
    return { kind: 'whole', text: identityMessages.registrationConnectionError };
  }
  const text = apiMessage(error);
  if (text && status < 500) {
    if (status === 409 || status === 400) {
      if (/username/i.test(text)) return { kind: 'taken', field: 'username' };
      if (/email/i.test(text)) return { kind: 'taken', field: 'email' };
    }
    const errors = serverFieldErrors(error, fieldsOfTheCall).map(({ field, message }) => ({
      field: field === 'captchaToken' ? ('captcha' as const) : field,
      message,
    }));
    if (errors.length > 0) return { kind: 'fields', errors };
  }
  const { registrationServerError, registrationFailed } = identityMessages;
  return { kind: 'whole', text: text ?? (status >= 500 ? registrationServerError : registrationFailed) };
}
