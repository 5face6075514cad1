import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { citiesOf } from '../places/cities-of-towns.ts';
import { type Place } from '../places/known-place.ts';
import { isIn, isThere } from '../places/area.ts';
import { allOf, anyOf, within } from './tsquery.ts';
import { type Understanding, type Wanted, type WantedPlace } from './understand.ts';
import { fits } from './wishes.ts';

/** A condition of `jobs.jobs j`, and how well a job that meets it answers. */
export interface Way {
  readonly where: RawBuilder<SqlBool>;
  readonly relevance: RawBuilder<unknown>;
  /** Of each of these a job that meets it has one; absent where the condition is of other things than words and companies. */
  readonly words?: readonly (readonly Sought[])[];
}

/** A query of PostgreSQL's text search, or a company. */
export interface Sought {
  readonly query: string;
  readonly companies: readonly number[];
}

type Understood = Omit<Understanding, 'understood'>;

/** Every word, and the place. Where nothing is named but wishes («medio tiempo desde casa»), these are what is looked for. */
export function byAll({ wanted: said, place, wishes }: Understood): Way {
  // A dentist of Houston whose text says «limpieza» is no answer to who cleans: one elsewhere in the state is a better one.
  const wanted = place ? said.map(named) : said;
  const bare = wanted.length === 0 && !place;
  // Who is in a part of a town does not say so, nor who is in one of the towns that it is made of.
  const partly = place && isOfParts(place.place) ? place : undefined;
  const parts = [...wanted, ...(place && !partly ? [asWanted(place)] : [])];
  const conditions = [
    ...oneQuery(parts.filter(({ companies }) => companies.length === 0)),
    ...parts.filter(({ companies }) => companies.length > 0).map(has),
    ...(partly ? [sql<SqlBool>`(${has(asWanted(partly))} or ${isIn(partly.place)})`] : []),
    ...(bare ? wishes.map(fitsWish) : []),
  ];
  return {
    where: sql<SqlBool>`${sql.join(conditions, sql` and `)}`,
    ...(!partly && !bare && { words: parts.map((one) => [soughtBy(one)]) }),
    relevance: sum([
      ...closenessOf(wanted),
      ...(place ? [sql`case when ${isThere(place.place)} then 1 else 0 end`] : []),
      ...wishes.map(fitness),
      ...(wanted.length > 0 ? [brevity] : []),
    ]),
  };
}

/** At least half of what is said, a trade in any case; who has more of it comes first, then those who have it in the title. */
export function byMost({ wanted, wishes }: Understood): Way {
  return mostOf(wanted.map(named), wishes);
}

/** The same, of a trade that nobody offers its telling word: of «pintor de casas» whoever paints. */
export function byLeast({ wanted, wishes }: Understood): Way {
  return mostOf(wanted.map(headOf), wishes);
}

function mostOf(wanted: readonly Wanted[], wishes: Understood['wishes']): Way {
  return {
    ...atLeastHalf(wanted),
    relevance: sum([
      share(wanted),
      sql`(${sum(closenessOf(wanted))}) / ${2 * wanted.length}`,
      ...wishes.map((wish) => sql`0.2 * ${fitsWish(wish)}::int`),
    ]),
  };
}

/**
 * At least half of what is said besides a place, a trade in any case, nearest first: there, in that state, in that country,
 * elsewhere. Who asks for a waiter's work in Houston has no use for whatever else is there.
 */
export function byTrade({ wanted: said, wishes, place }: Understood & { place: WantedPlace }): Way {
  const wanted = said.map(named);
  const { province, country } = place.place;
  return {
    ...atLeastHalf(wanted),
    relevance: sum([
      sql`4 * ${share(wanted)}::real / ${lengthOf(wanted)}`,
      sql`case when ${isThere(place.place)} then 3 when j.province = ${province} then 2
        when j.country = ${country} then 1 else 0 end`,
      sql`(${sum(closenessOf(wanted))}) / ${25 * wanted.length}`,
      ...wishes.map((wish) => sql`0.01 * ${fitsWish(wish)}::int`),
    ]),
  };
}

/** One of the trades, whatever else is said: «repartidor con carro propio» finds who delivers. Who has more of it comes first. */
export function byTradeAlone(understood: Understood): Way {
  const { wanted, place } = understood;
  const telling = { ...understood, wanted: wanted.map(headOf) };
  const { relevance } = place ? byTrade({ ...telling, place }) : byMost(telling);
  return { ...anyOfThem(telling.wanted.filter(({ isTrade }) => isTrade)), relevance };
}

/** Whatever is in a place, for what is offered nowhere. */
export function byPlace({ wishes, place }: Understood & { place: WantedPlace }): Way {
  return {
    where: sql<SqlBool>`(j.search_vector @@ ${place.there}::tsquery and ${isIn(place.place)})`,
    relevance: sum(wishes.map((wish) => sql`0.01 * ${fitsWish(wish)}::int`)),
  };
}

/** A trade where trades are named: in a text «limpieza» is no cleaner. */
function named(one: Wanted): Wanted {
  return one.isTrade ? { ...one, said: within('AB', one.said) } : one;
}

function headOf(one: Wanted): Wanted {
  return named(one.isTrade ? { ...one, said: one.head } : one);
}

const isOfParts = (place: Place) => place.city !== null && (!place.postal || citiesOf(place) !== undefined);

const nothing: Wanted = {
  said: '',
  alike: '',
  own: '',
  companies: [],
  length: 0,
  isTrade: false,
  head: '',
};

const asWanted = ({ query, companies }: WantedPlace): Wanted => ({
  ...nothing,
  said: query,
  companies,
  length: 1,
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

/** @param query null is true of no job */
function matches(query: string | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.search_vector @@ ${query}::tsquery)`;
}

function isOf(companies: readonly number[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(j.employer_id = any(${[...companies]}::int[]))`;
}

/** At least half of the words, of trades one. */
function atLeastHalf(wanted: readonly Wanted[]): Pick<Way, 'where' | 'words'> {
  const trades = wanted.filter(({ isTrade }) => isTrade);
  const needed = anyOfThem(trades.length > 0 ? trades : wanted);
  const least = Math.ceil(lengthOf(wanted) / 2);
  return least === 1 || wanted.length === 1
    ? needed
    : { where: sql<SqlBool>`(${needed.where} and ${share(wanted)} >= ${least})` };
}

function anyOfThem(wanted: readonly Wanted[]): Pick<Way, 'where' | 'words'> {
  const where = has({
    ...nothing,
    said: anyOf(wanted.flatMap(({ said, alike }) => [said, alike])),
    companies: wanted.flatMap(({ companies }) => companies),
  });
  return { where, words: [wanted.map(soughtBy)] };
}

const soughtBy = ({ said, alike, companies }: Wanted): Sought => ({ query: anyOf([said, alike]), companies });

function lengthOf(wanted: readonly Wanted[]): number {
  return wanted.reduce((words, { length }) => words + length, 0);
}

/** How many of the words a job has. */
function share(wanted: readonly Wanted[]): RawBuilder<unknown> {
  const parts = filledUp(wanted).map(({ said, alike, companies, length }) => {
    const has = sql`(${matches(anyOf([said, alike]))} or ${isOf(companies)})`;
    return sql`${length}::int * ${has}::int`;
  });
  return sql`(${sum(parts)})`;
}

const closenessOf = (wanted: readonly Wanted[]) => filledUp(wanted).map(closeness);

/** What is asked again and again is planned once (`askForIds`): so it is asked by few texts, whatever the number of words. */
function filledUp(wanted: readonly Wanted[]): readonly Wanted[] {
  const length = [0, 1, 2, 4, 8].find((enough) => enough >= wanted.length) ?? wanted.length;
  return [...wanted, ...Array<Wanted>(length - wanted.length).fill(nothing)];
}

/** Where a job has it: the title by that very name, by another name, by that of a near trade, the company, the trade, the place, the text. */
function closeness({ said, own, alike, companies }: Wanted): RawBuilder<unknown> {
  // Those that ask nothing are null: so most searches are one text, which is planned once.
  const has = (query: string) => matches(query || null);
  const company: Case = [isOf(companies), 0.6];
  const text: Case = [has(said), 0.1];
  // Of frequent words most jobs have them in the text alone: these are asked only once for the others.
  return sql`case when not ${has(within('ABC', anyOf([said, alike])))} then ${worth([company, text])} else ${worth(
    [
      [has(within('A', said)), 1],
      [has(within('A', own)), 0.95],
      [has(within('A', alike)), 0.85],
      company,
      [has(within('B', anyOf([said, alike]))), 0.5],
      [has(within('C', said)), 0.5],
      text,
    ],
  )} end`;
}

type Case = readonly [condition: RawBuilder<SqlBool>, worth: number];

/** What the first condition that is met is worth. */
function worth(cases: readonly Case[]): RawBuilder<unknown> {
  const parts = cases.map(([condition, value]) => sql`when ${condition} then ${sql.lit(value)}::float8`);
  return sql`case ${sql.join(parts, sql` `)} else 0 end`;
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
  return terms.length === 0 ? sql`0::real` : sql.join(terms, sql` + `);
}
