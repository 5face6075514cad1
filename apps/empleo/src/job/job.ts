import {
  type JobAttributes,
  type JobCardAttributes,
  missingJobFields,
  type OwnJobAttributes,
} from '@puente/domain/jobs';
import { type Entry } from '@puente/domain/rest';
import { translateText } from '@puente/platform';

interface JobParts {
  id: number;
  employerId?: number;
  /** Name of the employer; absent where the server did not tell it. */
  employerName?: string;
  /** Where their page is. */
  employerUsername?: string;
}

/** A job as the screens use it. */
export interface Job extends Omit<JobAttributes, 'employer'>, JobParts {}

/** What a list knows of a job: of its description the beginning. */
export interface CardJob extends Omit<JobCardAttributes, 'employer'>, JobParts {}

/** A job as its employer sees it: a draft may have gaps. */
export interface OwnJob extends Omit<OwnJobAttributes, 'employer'>, JobParts {}

/** Whether a job has all that others read. */
export function isWholeJob(job: OwnJob): job is Job {
  return missingJobFields(job).length === 0;
}

export function toJob<Attributes extends Pick<OwnJobAttributes, 'employer'>>({
  id,
  attributes: { employer, ...attributes },
}: Entry<Attributes>): Omit<Attributes, 'employer'> & JobParts {
  const about = employer?.data;
  if (!about) return { ...attributes, id };
  const employerName = about.attributes.nombreEmpresa ?? about.attributes.username;
  return {
    ...attributes,
    id,
    employerId: about.id,
    employerName,
    employerUsername: about.attributes.username,
  };
}

/** What an applicant once saw of a job that is gone has no city. */
type Place = Partial<Pick<Job, 'city'>> & Record<'province' | 'country', string>;

/** «Houston, Texas, Estados Unidos». For use while drawing: it is in the language on the screen. */
export function placeOf({ city, province, country }: Place): string {
  return [city, translateText(province), translateText(country)].filter(Boolean).join(', ');
}

/** «Houston, Texas»: the country that was asked for goes without saying, and a state of the United States says its own. */
export function shortPlaceOf(place: Place, askedCountry = ''): string {
  if (![askedCountry, 'Estados Unidos'].includes(place.country)) return placeOf(place);
  return [place.city, translateText(place.province)].filter(Boolean).join(', ');
}
