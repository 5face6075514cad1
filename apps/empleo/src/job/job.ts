import { type JobAttributes, missingJobFields, type OwnJobAttributes } from '@puente/domain/jobs';
import { type Entry } from '@puente/domain/rest';
import { translateText } from '@puente/platform';

interface JobParts {
  id: number;
  employerId?: number;
  /** Name of the employer; absent where the server did not tell it. */
  employerName?: string;
}

/** A job as the screens use it. */
export interface Job extends Omit<JobAttributes, 'employer'>, JobParts {}

/** A job as its employer sees it: a draft may have gaps. */
export interface OwnJob extends Omit<OwnJobAttributes, 'employer'>, JobParts {}

/** Whether a job has all that others read. */
export function isWholeJob(job: OwnJob): job is Job {
  return missingJobFields(job).length === 0;
}

export function toJob<Attributes extends OwnJobAttributes>({
  id,
  attributes: { employer, ...attributes },
}: Entry<Attributes>): Omit<Attributes, 'employer'> & JobParts {
  const about = employer?.data;
  if (!about) return { ...attributes, id };
  const employerName = about.attributes.nombreEmpresa ?? about.attributes.username;
  return { ...attributes, id, employerId: about.id, employerName };
}

/** For use while drawing: it is in the language on the screen. */
export function placeOf({ province, country }: { province: string; country: string }): string {
  return `${translateText(province)}, ${translateText(country)}`;
}
