import { plainWords } from '../job-index/names.ts';
import trades from '../search/words/trades.json' with { type: 'json' };

interface Trade {
  readonly names: { readonly es: readonly string[]; readonly en?: readonly string[] };
  readonly found?: readonly string[];
}

interface EnglishName {
  readonly words: readonly string[];
  /** Its place among the names of its trade, of which the usual one comes first. */
  readonly rank: number;
  readonly spanish: readonly string[];
}

/** Shorter beginnings are those of too much: «co» begins cook, counter and construction. */
const shortest = 3;

const names: readonly EnglishName[] = (trades as readonly Trade[]).flatMap((trade) => {
  // What is left out by `-word` leaves out nothing of a title.
  const spanish = [...trade.names.es, ...(trade.found ?? [])].map((name) => name.replace(/ -.*/, ''));
  return (trade.names.en ?? []).map((name, rank) => ({ words: plainWords(name), rank, spanish }));
});

/**
 * What the trades are called in Spanish whose English names have words that begin so, the likeliest first: «truck» is a
 * chofer de camión before it is the truck's mechanic.
 * @param asked as `plainWords` writes them
 */
export function spanishNamesOf(asked: readonly string[]): (readonly string[])[] {
  const [first = ''] = asked;
  if (asked.join('').length < shortest) return [];
  const worth = ({ words, rank }: EnglishName) =>
    (words[0]?.startsWith(first) ? 0 : 200) + (words.includes(first) ? 0 : 100) + rank;
  return names
    .filter(({ words }) => asked.every((begun) => words.some((word) => word.startsWith(begun))))
    .toSorted((one, other) => worth(one) - worth(other))
    .map(({ spanish }) => spanish);
}
