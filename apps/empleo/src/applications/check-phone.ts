import { applicationMessages } from '@puente/domain/jobs';
import { type Country } from '@puente/domain/places';

interface CheckedPhone {
  /** As it is kept; null where none goes along. */
  number: string | null;
  problem?: string;
}

/** Checks a phone as typed, by a library that comes with the first number. Where it does not come, the server checks. */
export async function checkPhone(typed: string, country: Country): Promise<CheckedPhone> {
  if (typed.trim() === '') return { number: null };
  const library = await import('@puente/domain/phone-check').catch(() => undefined);
  if (!library) return { number: typed };
  const number = library.parsePhone(typed, country);
  return number ? { number } : { number, problem: applicationMessages.phoneInvalid };
}
