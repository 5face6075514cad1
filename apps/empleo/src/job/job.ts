import { type JobAttributes } from '@puente/domain/jobs';
import { type Entry } from '@puente/domain/rest';
import { translateText } from '@puente/platform';

/** A job as the screens use it. */
export interface Job extends Omit<JobAttributes, 'employer' | 'city'> {
  id: number;
  /** As the postal code tells it; absent where it tells none. */
  city?: string | null;
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

type Place = Pick<Job, 'city'> & { province: string; country: string };

/** «Houston, Texas, Estados Unidos». For use while drawing: it is in the language on the screen. */
export function placeOf({ city, province, country }: Place): string {
  return [city, translateText(province), translateText(country)].filter(Boolean).join(', ');
}

/** «Houston, Texas»: the country that was asked for goes without saying, and a state of the United States says its own. */
export function shortPlaceOf(place: Place, askedCountry = ''): string {
  if (![askedCountry, 'Estados Unidos'].includes(place.country)) return placeOf(place);
  return [place.city, translateText(place.province)].filter(Boolean).join(', ');
}
