import { type SearchMemory } from '../job-index/memory.ts';
import { type ScoredQuery } from '../job-index/scored-query.ts';
import { anyOf, asksNothing, isNothing, type TextQuery, within } from '../job-index/text-query.ts';

/** Other names of what is looked for, in title and trade alone: those of the same trade, and with these those of near ones. */
export interface Names {
  readonly own: TextQuery;
  readonly alike: TextQuery;
}

export const nameless: Names = { own: asksNothing, alike: asksNothing };

/** The same for the same words, so that what they find may be remembered. */
export function sameWords(query: TextQuery, { lasting }: SearchMemory): TextQuery {
  const key = `words ${JSON.stringify(query)}`;
  const known = lasting.get<TextQuery>(key);
  if (!known) lasting.set(key, query);
  return known ?? query;
}

const known = new WeakMap<TextQuery, WeakMap<Names, ScoredQuery>>();

/** By where jobs have words: the title by that very name, by another name, by that of a near trade, the trade, the place, the text. */
export function scoredWords(said: TextQuery, names = nameless): ScoredQuery {
  const before = known.get(said) ?? new WeakMap<Names, ScoredQuery>();
  known.set(said, before);
  const scored = before.get(names) ?? scoredAnew(said, names);
  before.set(names, scored);
  return scored;
}

function scoredAnew(said: TextQuery, { own, alike }: Names): ScoredQuery {
  const scores = [
    [within(['A'], said), 1],
    [within(['A'], own), 0.95],
    [within(['A'], alike), 0.85],
    [anyOf([within(['B'], said), within(['B'], alike), within(['C'], said)]), 0.5],
    [said, 0.1],
  ] as const;
  return { query: anyOf([said, alike]), scores: scores.filter(([query]) => !isNothing(query)) };
}

const unscored = new WeakMap<TextQuery, ScoredQuery>();

/** Words by which nobody is better than others. */
export function foundWords(query: TextQuery): ScoredQuery {
  const found = unscored.get(query) ?? { query, scores: [] };
  unscored.set(query, found);
  return found;
}
