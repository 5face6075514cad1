import { identityMessages } from '@puente/domain/identity';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { serverFieldErrors, type FormErrors } from '@puente/platform/forms';
import { emptyRegistration, type RegistrationField } from './values/registration.rules.ts';

const fields = Object.keys(emptyRegistration) as RegistrationField[];

/** The fields for which the server did not make the account; undefined where it is not about fields. */
export const refusedFields = (error: unknown): FormErrors<RegistrationField> | undefined =>
  serverFieldErrors(error, fields);

/** Why the server did not make the account, where it is not about fields. */
export function registrationFailure(error: unknown): string {
  const status = apiStatus(error);
  if (status === undefined) return identityMessages.registrationConnectionError;
  const { registrationServerError, registrationFailed } = identityMessages;
  return apiMessage(error) || (status >= 500 ? registrationServerError : registrationFailed);
}
