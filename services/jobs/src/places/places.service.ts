import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { countries, type KnownPlace, type PlacesQuery } from '@puente/domain/places';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { labelOf, type Place, placeColumns } from './known-place.ts';
import { placeKey } from './place-key.ts';
import { placeOfPostalCode } from './postal-codes.ts';

const most = 8;
/** A whole name comes before what begins so and has up to ten times its inhabitants. */
const whole = -0.5;
/** So does one of the preferred country before others that have up to a hundred times its inhabitants. */
const preferred = 1;

@Injectable()
export class PlacesService {
  constructor(private readonly em: EntityManager) {}

  /** What somebody may be about to write, the likeliest first. Of a state: its cities alone. */
  async suggest(query: PlacesQuery): Promise<KnownPlace[]> {
    return (await this.find(query)).map((place) => {
      const { zip, city } = place;
      return { label: labelOf(place), country: place.country, province: place.province, city, zip };
    });
  }

  private find({ q, country, province, prefer }: PlacesQuery): Promise<Place[]> {
    if (q === undefined) return this.biggest(province);
    const typed = placeKey(q);
    if (typed === '') return Promise.resolve([]);
    return /^\d+$/.test(typed)
      ? this.postalCodes(typed, country, prefer)
      : this.named(typed, { country, province, prefer });
  }

  /** Cities of a state. */
  private biggest(province: string | undefined): Promise<Place[]> {
    return rowsOf(
      this.em,
      sql<Place>`
        select ${placeColumns} from jobs.places p
        where p.country = any(${[...countries]}) and p.province = ${province ?? null} and p.city is not null and p.postal
        order by p.size desc, p.id limit ${most}`,
    );
  }

  /** A whole one wherever it is, the beginning of one in the United States. */
  private async postalCodes(digits: string, country: string | undefined, prefer?: string): Promise<Place[]> {
    const isWhole = digits.length === 4 || digits.length === 5;
    const asked = isWhole ? [...new Set([country ?? prefer, country])] : [];
    const here = await Promise.all(asked.map((one) => placeOfPostalCode(this.em, digits, { country: one })));
    const known = new Map(here.flatMap((place) => (place ? [[place.country, place]] : [])));
    if (known.size > 0) return [...known.values()];
    if (digits.length > 5 || (country !== undefined && country !== 'Estados Unidos')) return [];
    return rowsOf(
      this.em,
      sql<Place>`
        select 'Estados Unidos' as country, province, city, zip, latitude, longitude, 0 as size, true as postal
        from jobs.zip_codes
        where zip between ${digits.padEnd(5, '0')} and ${digits.padEnd(5, '9')} order by zip limit ${most}`,
    );
  }

  /**
   * By the beginning of a name; by a name and the beginning of its state's; by the beginning of one spelled like it. Each
   * place once, in the order of `placesSpelledLike`.
   */
  private named(
    typed: string,
    within: Pick<PlacesQuery, 'country' | 'province' | 'prefer'>,
  ): Promise<Place[]> {
    const words = typed.split(' ');
    const heads = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '));
    const tails = words.slice(1).map((_, at) => words.slice(at + 1).join(' '));
    const { country = null, province = null, prefer = null } = within;
    return rowsOf(
      this.em,
      sql<Place>`
        with begun as (
          select place_id, case when name = ${typed} then ${whole}::float8 else 0 end as slips from jobs.place_names where name like ${`${typed}%`}
        ), of_state as (
          select town.id as place_id, 0 as slips
          from unnest(${heads}::text[], ${tails}::text[]) as cut (head, tail)
          join jobs.place_names n on n.name = cut.head
          join jobs.places town on town.id = n.place_id and town.city is not null
          join jobs.places state on state.country = town.country and state.province = town.province and state.city is null
          join jobs.place_names of_state on of_state.place_id = state.id and of_state.name like cut.tail || '%'
        ), spelled as (
          select place_id, least(
            levenshtein(name, ${typed}),
            levenshtein(left(name, length(${typed})), ${typed}),
            levenshtein(left(name, length(${typed}) + 1), ${typed})) as slips
          from jobs.place_names where length(${typed}) > 3 and name % ${typed}
        ), found as (
          select place_id, min(slips) as slips
          from (select * from begun union all select * from of_state union all select * from spelled) every
          group by place_id)
        select ${placeColumns}
        from found join jobs.places p on p.id = found.place_id
        where (${country}::text is null or p.country = ${country})
          and (${province}::text is null or (p.province = ${province} and p.city is not null and p.postal))
          and (found.slips <= 0 or (found.slips <= 2 and p.size >= 500 * power(10, found.slips)))
        order by found.slips - log(p.size + 1) / 2 - case when p.country = ${prefer}::text then ${preferred}::float8 else 0 end, p.id limit ${most}`,
    );
  }
}
