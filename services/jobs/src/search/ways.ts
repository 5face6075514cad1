import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isIn } from '../places/locate.ts';
import { allOf, anyOf, within } from './tsquery.ts';
import { type Understanding, type Wanted, type WantedPlace } from './understand.ts';
import { fits } from './wishes.ts';

/** A condition of `jobs.jobs j`, and how well a job that meets it answers. */
export interface Way {
  readonly where: RawBuilder<SqlBool>;
  readonly relevance: RawBuilder<unknown>;
}

type Sought = Omit<Understanding, 'understood'>;

/** Every word, and the place. Where nothing is named but wishes («medio tiempo desde casa»), these are what is looked for. */
export function byAll({ wanted, place, wishes }: Sought): Way {
  const bare = wanted.length === 0 && !place;
  // Who is in a part of a town does not say so.
  const partly = place && !place.place.postal && place.place.city !== null ? place : undefined;
  const parts = [...wanted, ...(place && !partly ? [asWanted(place)] : [])];
  const conditions = [
    ...oneQuery(parts.filter(({ companies }) => companies.length === 0)),
    ...parts.filter(({ companies }) => companies.length > 0).map(has),
    ...(partly ? [sql<SqlBool>`(${has(asWanted(partly))} or ${isIn(partly.place)})`] : []),
    ...(bare ? wishes.map(fitsWish) : []),
  ];
  return {
    where: sql<SqlBool>`${sql.join(conditions, sql` and `)}`,
    relevance: sum([
      ...wanted.map(closeness),
      ...(place ? [sql`case when ${isIn(place.place)} then 1 else 0 end`] : []),
      ...wishes.map(fitness),
      ...(wanted.length > 0 ? [brevity] : []),
    ]),
  };
}

/** At least half of the words; who has more of them comes first, then those who have them in the title. */
export function byMost({ wanted: names, wishes }: Sought): Way {
  const wanted = wordsOf(names);
  return {
    where: atLeastHalf(wanted),
    relevance: sum([
      ...wanted.map((one) => sql`${has(one)}::int`),
      sql`(${sum(wanted.map(closeness))}) / ${2 * wanted.length}`,
      ...wishes.map((wish) => sql`0.2 * ${fitsWish(wish)}::int`),
    ]),
  };
}

/**
 * By a place, or by at least half of the words besides it: first what is done in that state, then whatever is in that
 * place, then what is done elsewhere, in that country before others.
 */
export function byPlace({ wanted: names, wishes, place }: Sought & { place: WantedPlace }): Way {
  const wanted = wordsOf(names);
  const { province, country } = place.place;
  const nearness = sql`case when ${isIn(place.place)} then 1.25 when j.province = ${province} then 1
    when j.country = ${country} then 0.2 else 0 end`;
  const there = sql`(j.search_vector @@ ${place.there}::tsquery and ${isIn(place.place)})`;
  return {
    where: sql<SqlBool>`((${atLeastHalf(wanted)}) or ${there})`,
    relevance: sum([
      sql`(${sum(wanted.map((one) => sql`${has(one)}::int`))})::real / ${wanted.length}`,
      nearness,
      sql`(${sum(wanted.map(closeness))}) / ${25 * wanted.length}`,
      ...wishes.map((wish) => sql`0.01 * ${fitsWish(wish)}::int`),
    ]),
  };
}

const wordsOf = (names: readonly Wanted[]) =>
  names.flatMap((name) => (name.words.length > 0 ? name.words : [name]));

const asWanted = ({ query, companies }: WantedPlace): Wanted => ({
  said: query,
  alike: '',
  companies,
  words: [],
});

/** As one query, which the index answers whole. */
function oneQuery(wanted: readonly Wanted[]): RawBuilder<SqlBool>[] {
  if (wanted.length === 0) return [];
  return [matches(allOf(wanted.map(({ said, alike }) => anyOf([said, alike]))))];
}

function has({ said, alike, companies }: Wanted): RawBuilder<SqlBool> {
  const words = matches(anyOf([said, alike]));
  return companies.length === 0 ? words : sql<SqlBool>`(${words} or ${isOf(companies)})`;
}

function matches(query: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.search_vector @@ ${query}::tsquery)`;
}

function isOf(companies: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.employer_id = any(${[...companies]}::int[]))`;
}

function atLeastHalf(wanted: readonly Wanted[]): RawBuilder<SqlBool> {
  const conditions = wanted.map(has);
  const least = Math.ceil(wanted.length / 2);
  if (least === wanted.length) return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
  const any = sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
  return least === 1
    ? any
    : sql<SqlBool>`${any} and ${sum(conditions.map((one) => sql`${one}::int`))} >= ${least}`;
}

/** Where a job has it: the title by that very name, by another name, the company, the trade, the place, the text. */
function closeness({ said, alike, companies }: Wanted): RawBuilder<unknown> {
  const cases: [RawBuilder<SqlBool>, number][] = [
    ...weighed(within('A', said), 1),
    ...weighed(within('A', alike), 0.95),
    ...(companies.length > 0 ? [[isOf(companies), 0.6] as [RawBuilder<SqlBool>, number]] : []),
    ...weighed(within('B', anyOf([said, alike])), 0.5),
    ...weighed(within('C', said), 0.5),
    ...weighed(said, 0.1),
  ];
  return sql`case ${sql.join(
    cases.map(([condition, worth]) => sql`when ${condition} then ${worth}::float8`),
    sql` `,
  )} else 0 end`;
}

function weighed(query: string, worth: number): [RawBuilder<SqlBool>, number][] {
  return query === '' ? [] : [[matches(query), worth]];
}

/** Of two titles that have the words, the one that has little else. */
const brevity = sql`- 0.001 * least(length(j.title), 100)`;

/** Best by its title: «para turno de noche». */
function fitness(wish: Understanding['wishes'][number]): RawBuilder<unknown> {
  const fit = sql`when ${fitsWish(wish)} then 0.35`;
  return wish.said === ''
    ? sql`case ${fit} else 0 end`
    : sql`case when ${matches(within('A', wish.said))} then 0.5 ${fit} else 0 end`;
}

/** By what its form says, or by its title. */
function fitsWish({ wish, said }: Understanding['wishes'][number]): RawBuilder<SqlBool> {
  return said === '' ? fits(wish) : sql<SqlBool>`(${fits(wish)} or ${matches(said)})`;
}

function sum(terms: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}
