import { type EntityManager } from '@mikro-orm/postgresql';
import { countries, isCountry, provinceOfPostalCode } from '@puente/domain/places';
import { preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Place, placeColumns } from './known-place.ts';
import { type Within } from './find-place.ts';

/**
 * Where a postal code is: in the United States by itself, in México and Panamá its state or province. One that may be of
 * either of two countries is of the one that the filters say, else of the United States.
 */
export async function placeOfPostalCode(
  em: EntityManager,
  code: string,
  { country }: Within,
): Promise<Place | null> {
  const asked = country !== undefined && isCountry(country) ? [country] : countries;
  for (const one of asked) {
    const found = one === 'Estados Unidos' ? await ofUnitedStates(em, code) : await byPrefix(em, one, code);
    if (found) return found;
  }
  return null;
}

async function ofUnitedStates(em: EntityManager, zip: string): Promise<Place | null> {
  const [found] = await preparedRowsOf(
    em,
    sql<Place>`
      select ${countries[0]} as country, province, city, zip, latitude, longitude, 0 as size, true as postal
      from jobs.zip_codes where zip = ${zip}`,
  );
  return found ?? null;
}

async function byPrefix(
  em: EntityManager,
  country: (typeof countries)[number],
  code: string,
): Promise<Place | null> {
  const province = provinceOfPostalCode(country, code);
  if (province === null) return null;
  const [found] = await preparedRowsOf(
    em,
    sql<Place>`
      select ${placeColumns} from jobs.places p
      where p.country = ${country} and p.province = ${province} and p.city is null`,
  );
  return found ? { ...found, zip: code } : null;
}
