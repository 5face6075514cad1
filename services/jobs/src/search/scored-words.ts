import { type SearchMemory } from '../job-index/memory.ts';
import { type ScoredQuery } from '../job-index/scored-block.ts';
import { anyOf, isNothing, type TextQuery, within } from '../job-index/text-query.ts';

/** The same for the same words, so that what they find may be remembered. */
export function sameWords(query: TextQuery, { lasting }: SearchMemory): TextQuery {
  const key = `words ${JSON.stringify(query)}`;
  const known = lasting.get<TextQuery>(key);
  if (!known) lasting.set(key, query);
  return known ?? query;
}

const scored = new WeakMap<TextQuery, ScoredQuery>();

/** By where jobs have words: the title, the trade, the place, the text. */
export function scoredWords(query: TextQuery): ScoredQuery {
  return once(scored, query, () => [
    [within(['A'], query), 1],
    [anyOf([within(['B'], query), within(['C'], query)]), 0.5],
    [query, 0.1],
  ]);
}

/**
 * By other names: the title by one of the same trade, by one of a near trade, the trade.
 * @param own of `alike` those of the same trade
 */
export function scoredNames(own: TextQuery, alike: TextQuery): ScoredQuery {
  return {
    query: within(['A', 'B'], alike),
    scores: [
      [within(['A'], own), 0.95],
      [within(['A'], alike), 0.85],
      [within(['B'], alike), 0.5],
    ],
  };
}

const eithers = new WeakMap<ScoredQuery, WeakMap<ScoredQuery, ScoredQuery>>();

/** What either finds, as well as the better one does: one list is gone through sooner than two. */
export function either(one: ScoredQuery, other: ScoredQuery): ScoredQuery {
  if (isNothing(other.query)) return one;
  const known = eithers.get(one) ?? new WeakMap<ScoredQuery, ScoredQuery>();
  eithers.set(one, known);
  const before = known.get(other) ?? {
    query: anyOf([one.query, other.query]),
    scores: [...one.scores, ...other.scores].sort(([, mine], [, theirs]) => theirs - mine),
  };
  known.set(other, before);
  return before;
}

const unscored = new WeakMap<TextQuery, ScoredQuery>();

/** By words that make nobody better than others. */
export const foundWords = (query: TextQuery): ScoredQuery => once(unscored, query, () => []);

function once(
  known: WeakMap<TextQuery, ScoredQuery>,
  query: TextQuery,
  score: () => ScoredQuery['scores'],
): ScoredQuery {
  const before = known.get(query) ?? { query, scores: score() };
  known.set(query, before);
  return before;
}
