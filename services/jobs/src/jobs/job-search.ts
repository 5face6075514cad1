import { type EntityManager } from '@mikro-orm/postgresql';
import { type SearchMatch } from '@puente/domain/jobs';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { noMemory, type SearchMemory } from '../job-index/memory.ts';
import { understand } from '../search/understand.ts';
import { byAll, byLeast, byMost, byPlace, byTrade, byTradeAlone, type Way } from '../search/ways.ts';

/** One way of finding jobs, and how well each job answers it. */
export interface Match {
  /** Absent where nothing is searched for. */
  readonly name?: SearchMatch;
  readonly where: RawBuilder<SqlBool>;
  readonly relevance?: RawBuilder<unknown>;
  readonly words?: Way['words'];
  /** What was searched for instead of what was typed; absent where nothing was misspelt. */
  readonly understood?: string;
}

/**
 * Ways to answer a search, best first: the next is for when one finds nothing (decision 32). Of `jobs.jobs j`. There is always one; each
 * is one condition, for a list, its counts and its facets alike.
 */
export async function* matchesOf(
  em: EntityManager,
  search: string | undefined,
  memory: SearchMemory = noMemory(),
): AsyncGenerator<Match> {
  if (search === undefined) return yield { where: sql<SqlBool>`true` };
  const text = withPostalCodes(search);
  const quoted = text.includes('"');
  // A phrase in quotes is asked for as it stands.
  if (quoted) yield { name: 'all', ...asWritten(text) };

  const excluded = text.match(exclusion)?.join(' ') ?? '';
  const said = text.replace(exclusion, ' ').replaceAll('"', ' ');
  const { understood, ...wanted } = await understand(em, said, memory);
  const named = (name: SearchMatch, way: Way): Match => ({
    name: understood === undefined ? name : 'similar',
    where: excluded === '' ? way.where : sql<SqlBool>`${way.where} and ${lacks(excluded)}`,
    relevance: way.relevance,
    ...(way.words && { words: way.words }),
    ...(understood !== undefined && { understood }),
  });
  if (wanted.wanted.length === 0 && !wanted.place && wanted.wishes.length === 0) return yield nothing;
  yield named(quoted ? 'most' : 'all', byAll(wanted));
  const { place } = wanted;
  if (wanted.wanted.length === 0) return;
  if (place) yield named('most', byTrade({ ...wanted, place }));
  else if (wanted.wanted.length > 1) yield named('most', byMost(wanted));
  const names = wanted.wanted.some(({ isTrade }) => isTrade);
  if (names) yield named('most', byLeast(wanted));
  if (names && wanted.wanted.length > 1) yield named('most', byTradeAlone(wanted));
  if (place) yield named('most', byPlace({ ...wanted, place }));
}

// A cast, since a bare number in an order is a column by its place.
const nothing: Match = { name: 'all', where: sql<SqlBool>`false`, relevance: sql`0::real` };

/** «77036-1234» and «77 036» are 77036. */
function withPostalCodes(text: string): string {
  return text
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/\b(\d{2} \d{3}|\d{3} \d{2})\b/g, (code) => code.replace(' ', ''));
}

/** `-word` or `-"some words"`. */
const exclusion = /(?<=^|\s)-(?:"[^"]*"?|[\p{L}\p{N}]\S*)/gu;

/** By the words as PostgreSQL reads them: those in quotes next to each other. */
function asWritten(text: string): Way {
  const query = sql`jobs.search_query(${text})`;
  return {
    where: sql<SqlBool>`j.search_vector @@ ${query}`,
    relevance: sql`ts_rank(j.search_vector, ${query})`,
  };
}

function lacks(excluded: string): RawBuilder<SqlBool> {
  const query = sql`jobs.search_query(${excluded})`;
  return sql<SqlBool>`(numnode(${query}) = 0 or j.search_vector @@ ${query})`;
}
