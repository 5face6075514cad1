import { type EntityManager } from '@mikro-orm/postgresql';
import { type SearchMatch } from '@puente/domain/jobs';
import { preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type Jobs } from '../job-index/current-jobs.ts';
import { asksForPhrase, isNothing, parseQuery, type TextQuery } from '../job-index/text-query.ts';
import { findOf } from '../search/having.ts';
import { understand } from '../search/understand.ts';
import { byAll, byLeast, byMost, byPlace, byQuery, byTrade, byTradeAlone, type Way } from '../search/ways.ts';

/** One way of finding what is searched for. */
export interface Match extends Way {
  readonly name: SearchMatch;
  /** What was searched for instead of what was typed; absent where nothing was misspelt. */
  readonly understood?: string;
  /** What decides of the jobs that it finds: asks where words are, which is not in memory. As `websearch_to_tsquery` reads it. */
  readonly phrase?: string;
}

/**
 * Ways to answer a search, best first: the next is for when one finds nothing (decision 32). There is always one; each
 * is the same for a list, its counts and its facets.
 */
export async function* matchesOf(em: EntityManager, search: string, jobs: Jobs): AsyncGenerator<Match, void> {
  const text = withPostalCodes(search);
  const quoted = text.includes('"');
  // A phrase in quotes is asked for as it stands.
  if (quoted) {
    const written = await queryOf(em, text, jobs);
    yield { name: 'all', ...byQuery(written), ...(asksForPhrase(written) && { phrase: text }) };
  }

  const excluded = text.match(exclusion)?.join(' ') ?? '';
  const lacking = excluded === '' ? undefined : await queryOf(em, excluded, jobs);
  const said = text.replace(exclusion, ' ').replaceAll('"', ' ');
  const { understood, ...wanted } = await understand(em, said, jobs);
  const named = (name: SearchMatch, way: Way): Match => ({
    name: understood === undefined ? name : 'similar',
    ...(lacking ? withoutExcluded(way, lacking, excluded) : way),
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

/** Words that say nothing find nothing. */
export const nothing: Match = {
  name: 'all',
  find: () => ({ each: [[]] }),
  score: () => () => undefined,
};

/** «77036-1234» and «77 036» are 77036. */
function withPostalCodes(text: string): string {
  return text
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/\b(\d{2} \d{3}|\d{3} \d{2})\b/g, (code) => code.replace(' ', ''));
}

/** `-word` or `-"some words"`. */
const exclusion = /(?<=^|\s)-(?:"[^"]*"?|[\p{L}\p{N}]\S*)/gu;

/** As PostgreSQL reads it: words in quotes next to each other. */
function queryOf(em: EntityManager, text: string, { memory }: Jobs): Promise<TextQuery> {
  return memory.lasting.once(`query ${text}`, async () => {
    const [row] = await preparedRowsOf(
      em,
      sql<{ query: string }>`select jobs.search_query(${text})::text as query`,
    );
    return parseQuery(row?.query ?? '');
  });
}

/** @param lacking of words that say nothing leaves out nobody */
function withoutExcluded(way: Way, lacking: TextQuery, excluded: string): Way & Pick<Match, 'phrase'> {
  if (isNothing(lacking)) return way;
  // Without a phrase in memory, whoever has its words may have it or not.
  if (asksForPhrase(lacking)) return { ...way, phrase: excluded };
  const find: Way['find'] = (index) => {
    const said = findOf(way.find(index));
    return { find: (jobs) => jobs.all([said(jobs), jobs.withWords(lacking)]) };
  };
  return { ...way, find };
}
