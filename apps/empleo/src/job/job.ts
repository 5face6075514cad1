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
