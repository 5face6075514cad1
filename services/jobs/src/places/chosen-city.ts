import { type EntityManager } from '@mikro-orm/postgresql';
import { preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Memory } from '../job-index/memory.ts';
import { placeKey } from './place-key.ts';

export interface ChosenPlace {
  country?: string | null | undefined;
  province?: string | null | undefined;
  city?: string | null | undefined;
}

/**
 * The city of a job as its employer chose it, by whatever name, in our spelling; null where there is none to choose: in the
 * United States the postal code says it. Undefined where the state has no such city.
 * @param memory of what stays so whatever jobs come
 */
export async function chosenCity(
  em: EntityManager,
  { country, province, city }: ChosenPlace,
  memory: Memory,
): Promise<string | null | undefined> {
  if (!city || country === 'Estados Unidos') return null;
  return memory.once(`city ${JSON.stringify([country, province, city])}`, async () => {
    const [found] = await preparedRowsOf(
      em,
      sql<{ city: string }>`
        select p.city from jobs.place_names n join jobs.places p on p.id = n.place_id
        where n.name = ${placeKey(city)} and p.country = ${country ?? null} and p.province = ${province ?? null}
          and p.city is not null and p.postal
        order by p.city = ${city} desc, p.size desc limit 1`,
    );
    return found?.city;
  });
}
