import { keepDraft, readDraft } from '@puente/platform/forms';
import { emptyRegistration, type RegistrationValues } from './registration.rules.ts';

const key = 'puente.registration';

/** The one form of both roles; passwords are not kept. */
export function keepRegistration(values: RegistrationValues): void {
  keepDraft(key, JSON.stringify({ ...values, password: '', confirmPassword: '' }));
}

/** What was typed before a reload of this tab, in the fields there are. */
export function keptRegistration(): RegistrationValues {
  return { ...emptyRegistration, ...fieldsIn(readDraft(key)) };
}

export function forgetRegistration(): void {
  keepDraft(key, '');
}

function fieldsIn(draft: string): Partial<RegistrationValues> {
  try {
    const kept: unknown = JSON.parse(draft || '{}');
    const known = Object.entries(emptyRegistration).flatMap(([field, empty]) => {
      const value = Object(kept)[field] as unknown;
      return typeof value === typeof empty ? [[field, value]] : [];
    });
    return Object.fromEntries(known) as Partial<RegistrationValues>;
  } catch {
    return {};
  }
}
