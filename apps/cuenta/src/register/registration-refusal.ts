import { identityMessages } from '@puente/domain/identity';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { serverFieldErrors, type FormErrors } from '@puente/platform/forms';
import { emptyRegistration, type RegistrationField } from './values/registration.rules.ts';

/** Why the server did not make the account: single fields, or the whole. */
export type RegistrationRefusal = { errors: FormErrors<RegistrationField> } | { text: string };

const fields = Object.keys(emptyRegistration) as RegistrationField[];

export function registrationRefusal(error: unknown): RegistrationRefusal {
  const status = apiStatus(error);
  if (status === undefined) return { text: identityMessages.registrationConnectionError };
  const text = apiMessage(error);
  if (status >= 500) return { text: text ?? identityMessages.registrationServerError };
  if (!text) return { text: identityMessages.registrationFailed };
  const errors = serverFieldErrors(error, fields);
  return errors ? { errors } : { text };
}
