import { type EntityManager } from '@mikro-orm/postgresql';
import { type SearchMatch } from '@puente/domain/jobs';
import { rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isIn, nameOf, type Place, placeIn, type SplitWord } from './job-search-places.ts';

/** One way of finding jobs, and how well each job answers it. */
export interface Match {
  /** Absent where nothing is searched for. */
  readonly name?: SearchMatch;
  readonly where: RawBuilder<SqlBool>;
  readonly relevance?: RawBuilder<unknown>;
}

/** Ways to answer a search, best first: the next is for when one finds nothing (decision 8). */
export async function* matchesOf(em: EntityManager, search: string | undefined): AsyncGenerator<Match> {
  if (search === undefined) return yield { where: sql<SqlBool>`true` };
  const text = withPostalCodes(search);
  yield byStems(text);

  const split = await splitWords(em, text.replace(exclusion, ' '));
  const words = meaningful(split);
  if (words.length === 0) return;
  const excluded = text.match(exclusion)?.join(' ') ?? '';
  const named = words.length === 1 ? undefined : await placeIn(em, split);
  const slips = await unknownWords(em, named ? meaningful(named.rest) : words);
  const all = { words, slips, excluded, least: words.length };
  const half = { ...all, least: Math.ceil(words.length / 2) };
  if (text.includes('"')) yield byMost(all);
  if (slips.length > 0) yield bySimilar(all);
  if (words.length === 1) return;
  const trade = named && meaningful(named.rest);
  yield named && trade && trade.length > 0 ? byPlace(named.place, trade, excluded) : byMost(half);
  if (slips.length > 0) yield bySimilar(half);
}

/** «77036-1234» and «77 036» are 77036. */
function withPostalCodes(text: string): string {
  return text
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/\b(\d{2} \d{3}|\d{3} \d{2})\b/g, (code) => code.replace(' ', ''));
}

/** `-word` or `-"some words"`. */
const exclusion = /(?<=^|\s)-(?:"[^"]*"?|[\p{L}\p{N}]\S*)/gu;

/** By the stems of all words, wherever in the job they stand; the title counts most. */
function byStems(text: string): Match {
  const query = sql`jobs.search_query(${text})`;
  return {
    name: 'all',
    where: sql<SqlBool>`j.search_vector @@ ${query}`,
    relevance: sql`ts_rank(j.search_vector, ${query})`,
  };
}

/** The words of a text, and whether they say something, which «de» and «en» do not. */
function splitWords(em: EntityManager, text: string): Promise<SplitWord[]> {
  return rowsOf(
    em,
    sql<SplitWord>`
      select word, numnode(jobs.search_query(word)) > 0 as says
      from regexp_split_to_table(jobs.words(${text}), '[[:space:]"-]+') with ordinality as split (word, place)
      where word <> '' order by place`,
  );
}

function meaningful(words: readonly SplitWord[]): string[] {
  return words
    .filter(({ says }) => says)
    .slice(0, 8)
    .map(({ word }) => word);
}

/**
 * The words that no job has, which may be slips of the pen; numbers are none. Materialized, or the planner reads the
 * whole table in the hope of an early hit.
 */
async function unknownWords(em: EntityManager, words: readonly string[]): Promise<string[]> {
  const asked = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  if (asked.length === 0) return [];
  const known = asked.map(
    (word) => sql`exists (
      with found as materialized (
        select from jobs.jobs where status = 'Publicado' and search_vector @@ jobs.search_query(${word}))
      select from found)`,
  );
  const [row] = await rowsOf(em, sql<{ known: boolean[] }>`select array[${sql.join(known)}] as known`);
  return asked.filter((_, index) => row?.known[index] === false);
}

/** Where a slip of the pen is forgiven: the rest of a job is too long to be like a word. */
const spelled = sql`jobs.plain(j.title || ' ' || coalesce(j.city, ''))`;

interface Words {
  words: readonly string[];
  /** Those among them that may be misspelt. */
  slips: readonly string[];
  /** How many of them a job must have. */
  least: number;
  /** In the words of a search: `-cocina`. */
  excluded: string;
}

/** By at least so many of the words; who has more of them comes first, then the title before the rest. */
function byMost({ words, least, excluded }: Words): Match {
  const queries = words.map((word) => sql`jobs.search_query(${word})`);
  const finds = queries.map((query) => sql`(j.search_vector @@ ${query})`);
  const rank = sql`ts_rank(j.search_vector, ${sql.join(queries, sql` || `)}, 32)`;
  return { name: 'most', ...enough(finds, least, excluded, rank) };
}

/** The same, with the slips of the pen forgiven. */
function bySimilar({ words, slips, least, excluded }: Words): Match {
  const finds = words.map((word) => {
    const exact = sql`j.search_vector @@ jobs.search_query(${word})`;
    return slips.includes(word) ? sql`(${exact} or jobs.plain(${word}) <<% ${spelled})` : sql`(${exact})`;
  });
  const likeness = slips.map((word) => sql`strict_word_similarity(jobs.plain(${word}), ${spelled})`);
  const rank = sql`(${sql.join(likeness, sql` + `)}) / ${slips.length + 1}`;
  return { name: 'similar', ...enough(finds, least, excluded, rank) };
}

/**
 * By a place, or by at least half of the words besides it: first what is done in that state, then whatever is in that
 * place, then what is done elsewhere, in that country before others.
 */
function byPlace(place: Place, words: readonly string[], excluded: string): Match {
  const queries = words.map((word) => sql`jobs.search_query(${word})`);
  const finds = queries.map((query) => sql`(j.search_vector @@ ${query})`);
  const count = sum(finds);
  const nearness = sql`case when ${isIn(place)} then 1.25 when j.province = ${place.province ?? null} then 1
    when j.country = ${place.country} then 0.2 else 0 end`;
  const rank = sql`ts_rank(j.search_vector, ${sql.join(queries, sql` || `)}, 32)`;
  const there = sql`(j.search_vector @@ jobs.search_query(${nameOf(place)}) and ${isIn(place)})`;
  const found = sql`((${atLeast(Math.ceil(words.length / 2), finds)}) or ${there})`;
  return {
    name: 'most',
    where: sql<SqlBool>`${found} and ${without(excluded)}`,
    relevance: sql`${count}::real / ${words.length} + ${nearness} + ${rank} / 25`,
  };
}

/** @param rank tells apart, by less than 1, jobs that as many conditions find */
function enough(finds: RawBuilder<unknown>[], least: number, excluded: string, rank: RawBuilder<unknown>) {
  return {
    where: sql<SqlBool>`${atLeast(least, finds)} and ${without(excluded)}`,
    relevance: sql`${sum(finds)} + ${rank}`,
  };
}

function sum(finds: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const numbers = finds.map((one) => sql`${one}::int`);
  return sql`(${sql.join(numbers, sql` + `)})`;
}

function atLeast(least: number, finds: RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (least === finds.length) return sql.join(finds, sql` and `);
  const any = sql`(${sql.join(finds, sql` or `)})`;
  return least === 1 ? any : sql`${any} and ${sum(finds)} >= ${least}`;
}

function without(excluded: string): RawBuilder<unknown> {
  const query = sql`jobs.search_query(${excluded})`;
  return sql`(numnode(${query}) = 0 or j.search_vector @@ ${query})`;
}
