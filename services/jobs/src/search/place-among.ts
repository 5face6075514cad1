import { type EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Jobs } from '../job-index/current-jobs.ts';
import { type SearchMemory } from '../job-index/memory.ts';
import { parseQuery, type TextQuery } from '../job-index/text-query.ts';
import { isRegion, type Place } from '../places/known-place.ts';
import { isAnyIn } from '../places/area.ts';
import { type NamedPlace, placeNamesFrom, placesNamed } from '../places/named-places.ts';
import { placeKey } from '../places/place-key.ts';
import { placeOfPostalCode } from '../places/postal-codes.ts';
import { type Token } from './tokens.ts';

/** A place that words of a search name. */
export interface PlaceAmong {
  readonly place: Place;
  /** For its name as jobs have it. */
  readonly query: TextQuery;
  /** Whether it is named by its postal code. */
  readonly isCode: boolean;
  /** Its words. */
  readonly tokens: ReadonlySet<Token>;
}

interface Words {
  /** Those that mean nothing else. */
  readonly unread: ReadonlySet<Token>;
  /** Those that say something, which «de» and «en» do not. */
  readonly says: ReadonlySet<Token>;
}

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

const longestName = 4;

/** The narrowest place that some of the words name: of several towns of that name the one in a state that is named, too. */
export async function placeAmong(
  em: EntityManager,
  tokens: readonly Token[],
  words: Words,
  { index, memory }: Jobs,
): Promise<PlaceAmong | undefined> {
  const code = tokens.find((token) => words.unread.has(token) && /^\d{5}$/.test(token.word));
  const coded =
    code && (await memory.lasting.once(`code ${code.word}`, () => placeOfPostalCode(em, code.word, {})));
  if (code && coded) {
    const { query } = await lookAt(em, coded, null, memory);
    return { place: coded, query, isCode: true, tokens: new Set([code]) };
  }

  const known = await namingOnes(em, spansOf(tokens, words), memory);
  if (known.length === 0) return undefined;
  const named = await placesOf(em, [...new Set(known.map(({ name }) => name))], memory);
  // «Nuevo México» is not in México.
  const whole = known.filter(
    (span) => !known.some((other) => other !== span && other.from <= span.from && span.to <= other.to),
  );
  const within = whole.flatMap((span) =>
    named.filter(({ asked }) => asked === span.name).map((place) => ({ place, span })),
  );
  const found = narrowest(within.map(({ place }) => place));
  const span = within.find(({ place }) => place === found)?.span;
  if (!found || !span) return undefined;
  const [word, ...more] = span.tokens.filter((token) => words.says.has(token));
  const { query, isWord } = await lookAt(em, found, word && more.length === 0 ? word.word : null, memory);
  // «Mesa» is a town in Arizona; where no job is in it, but jobs have the word, it is none.
  if (isWord && !isAnyIn(index, found)) return undefined;
  const state = within.find(
    ({ place }) => place !== found && isRegion(place) && place.province === found.province,
  );
  return {
    place: found,
    query,
    isCode: false,
    tokens: new Set([...span.tokens, ...(state?.span.tokens ?? [])]),
  };
}

/** Those that are names of places, which is asked for once of each first word: which words stand next to each other never ends. */
async function namingOnes(
  em: EntityManager,
  spans: readonly Span[],
  { lasting }: SearchMemory,
): Promise<readonly Span[]> {
  const names = await lasting.onceForEach(
    spans.map(firstWordOf),
    (word) => `names from ${word}`,
    (words) => placeNamesFrom(em, words),
  );
  return spans.filter((span) => names.get(firstWordOf(span))?.has(span.name));
}

const firstWordOf = ({ name }: Span): string => name.split(' ', 1)[0] ?? '';

/** The biggest first. Each name is asked for once. */
async function placesOf(
  em: EntityManager,
  names: readonly string[],
  { lasting }: SearchMemory,
): Promise<readonly NamedPlace[]> {
  const known = await lasting.onceForEach<readonly NamedPlace[]>(
    names,
    (name) => `places ${name}`,
    async (others) => {
      const places = await placesNamed(em, others);
      return new Map(others.map((name) => [name, places.filter(({ asked }) => asked === name)]));
    },
  );
  return names.flatMap((name) => known.get(name) ?? []).toSorted((one, other) => other.size - one.size);
}

function spansOf(tokens: readonly Token[], { unread, says }: Words): Span[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(longestName, tokens.length - from) }, (_unused, more) => {
      const run = tokens.slice(from, from + more + 1);
      return {
        name: placeKey(run.map(({ word }) => word).join(' ')),
        from,
        to: from + run.length,
        tokens: run,
      };
    }).filter(
      ({ tokens: run }) =>
        run.every((token) => unread.has(token) || !says.has(token)) && run.some((token) => says.has(token)),
    ),
  );
}

function narrowest(places: readonly NamedPlace[]): NamedPlace | undefined {
  const regions = places.filter(isRegion);
  const towns = places.filter((place) => !isRegion(place)).toSorted((one, other) => other.size - one.size);
  const states = regions.map(({ province }) => province);
  const inState = towns.find((town) => states.includes(town.province));
  // «Washington» alone is the state, «Guadalajara» the bigger of two towns.
  return inState ?? regions.find(({ province }) => province !== null) ?? towns[0] ?? regions[0];
}

interface Looked {
  query: TextQuery;
  /** Whether jobs are named by it. */
  isWord: boolean;
}

/** @param single its name, where that is one word */
async function lookAt(
  em: EntityManager,
  place: Place,
  single: string | null,
  { lasting, passing }: SearchMemory,
): Promise<Looked> {
  const word = isRegion(place) ? null : single;
  const { country, province, city, zip } = place;
  const key = `look ${JSON.stringify([word, country, province, city, zip])}`;
  return (word === null ? lasting : passing).once(key, async () => {
    const [row] = await rowsOf(
      em,
      sql<{ query: string; isWord: boolean }>`
        select jobs.search_query(${city ?? province ?? country})::text as query,
          ${word}::text is not null
          and exists (select from jobs.lexicon where named and word = jobs.plain(${word})) as "isWord"`,
    );
    return { query: parseQuery(row?.query ?? ''), isWord: row?.isWord ?? false };
  });
}
