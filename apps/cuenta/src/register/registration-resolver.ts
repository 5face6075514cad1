import { type UserType } from '@puente/domain/identity';
import { type Resolver } from 'react-hook-form';
import { registrationErrors, type RegistrationValues } from './registration.rules.ts';

/** The form's rules in the shape react-hook-form asks for. */
export function registrationResolver(
  role: UserType,
): Resolver<RegistrationValues, unknown, RegistrationValues> {
  return (values) => {
    const texts = Object.entries(registrationErrors(values, role));
    if (texts.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(texts.map(([field, message]) => [field, { type: 'rule', message }])),
    };
  };
}
