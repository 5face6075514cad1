import { type EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { type SearchMemory } from '../job-index/memory.ts';

/** What share of the jobs has a word. */
export type ShareOf = (lexeme: string) => number;

/** PostgreSQL's own, for a word of which it knows nothing. */
const unknownShare = 0.001;

/** How long PostgreSQL's statistics are gone by; they change when it looks at the table anew. */
const period = 600_000;

/** The shares of frequent words, as PostgreSQL's statistics have them; of the others at most that of the rarest of these. */
export function wordShares(em: EntityManager, { lasting }: SearchMemory): Promise<ShareOf> {
  return lasting.once(`shares ${Math.floor(Date.now() / period)}`, async () => {
    const [known] = await rowsOf(
      em,
      sql<{ words: string[]; shares: number[] }>`
        select most_common_elems::text::text[] as words, most_common_elem_freqs::float8[] as shares from pg_catalog.pg_stats
        where schemaname = 'jobs' and tablename = 'jobs' and attname = 'search_vector' and most_common_elems is not null`,
    );
    if (!known) return () => unknownShare;
    const shares = new Map(known.words.map((word, at) => [word, known.shares[at] ?? 0]));
    const rare = Math.min(unknownShare, (known.shares[known.words.length] ?? 1) / 2);
    return (lexeme) => shares.get(lexeme) ?? rare;
  });
}

/** The share of the jobs that have two things. */
export type ShareOfBoth = (one: number, other: number) => number;

/** As PostgreSQL reckons, which takes words to know nothing of each other. */
export const apart: ShareOfBoth = (one, other) => one * other;

/** As of words that are always said together, «electricista industrial»: no share is larger. */
export const together: ShareOfBoth = Math.min;

/** @param query as PostgreSQL writes one. @returns the share of the jobs that answer it */
export function shareOfQuery(query: string, shareOf: ShareOf, both: ShareOfBoth): number {
  const tokens = query.match(/'(?:[^']|'')*'|<[-\d]+>|[&|!()]/g) ?? [];
  let at = 0;
  const any = (): number => {
    let share = all();
    for (; tokens[at] === '|'; share += (1 - share) * all()) at += 1;
    return share;
  };
  const all = (): number => {
    let share = one();
    while (tokens[at] === '&' || tokens[at]?.startsWith('<')) {
      at += 1;
      share = both(share, one());
    }
    return share;
  };
  const one = (): number => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '!') return 1 - one();
    if (token !== '(') return token === '' ? 0 : shareOf(token.slice(1, -1).replaceAll("''", "'"));
    const share = any();
    at += 1;
    return share;
  };
  return any();
}
