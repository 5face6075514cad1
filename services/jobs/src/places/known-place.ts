import { type Country, isCountry, type KnownPlace, type Province } from '@puente/domain/places';
import { sql } from 'kysely';

/** A place as a search looks there. */
export interface Place {
  country: Country;
  province: Province | null;
  city: string | null;
  /** Of the United States; null where no postal code was named. */
  zip: string | null;
  /** In degrees. */
  latitude: number;
  longitude: number;
  /** Inhabitants; 0 where nobody knows. */
  size: number;
  /** Whether jobs bear it as their city; else it is a part of one, or a town without a post office of its own. */
  postal: boolean;
}

/** Of `jobs.places p`. */
export const placeColumns = sql`p.country, p.province, p.city, null as zip, p.latitude, p.longitude, p.size, p.postal`;

export const isRegion = (place: Place) => place.city === null && place.zip === null;

/** As people write it, and as `findPlace` reads it again. */
export function labelOf({ country, province, city, zip }: Omit<KnownPlace, 'label'>): string {
  if (province === null) return country;
  const state = isCountry(province) ? `${province}, ${country}` : province;
  const town = [zip, city].filter((part) => part !== null).join(' ');
  return town === '' ? state : `${town}, ${province}`;
}
