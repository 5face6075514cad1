import { type JobAttributes } from '@puente/domain/jobs';
import { type Entry } from '@puente/domain/rest';
import { translateText } from '@puente/platform';

/** A job as the screens use it. */
export interface Job extends Omit<JobAttributes, 'employer'> {
  id: number;
  employerId?: number;
  /** Name of the employer; absent where the server did not tell it. */
  employerName?: string;
}

export function toJob({ id, attributes: { employer, ...attributes } }: Entry<JobAttributes>): Job {
  const about = employer?.data;
  if (!about) return { ...attributes, id };
  const employerName = about.attributes.nombreEmpresa ?? about.attributes.username;
  return { ...attributes, id, employerId: about.id, employerName };
}

/** For use while drawing: it is in the language on the screen. */
export function placeOf({ province, country }: { province: string; country: string }): string {
  return `${translateText(province)}, ${translateText(country)}`;
}
