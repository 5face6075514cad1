import { Names } from '../job-index/names.ts';
import trades from '../search/words/trades.json' with { type: 'json' };

interface Trade {
  readonly names: { readonly es: readonly string[]; readonly en?: readonly string[] };
  readonly found?: readonly string[];
}

/** Shorter beginnings are those of too much: «co» begins cook, cashier's «counter» and construction. */
const shortest = 3;

const names = new Names();
const spanish = new Map<string, Set<string>>();

for (const trade of trades as readonly Trade[]) {
  for (const name of trade.names.en ?? []) {
    names.add(name);
    const known = spanish.get(name) ?? new Set();
    // What is left out by `-word` leaves out nothing of a title.
    for (const one of [...trade.names.es, ...(trade.found ?? [])]) known.add(one.replace(/ -.*/, ''));
    spanish.set(name, known);
  }
}

/**
 * What the trades are called in Spanish whose English names begin so, by trade: «truck» is a chofer de camión.
 * @param words as `plainWords` writes them
 */
export function spanishNamesOf(words: readonly string[]): string[][] {
  if (words.join('').length < shortest) return [];
  return names.beginning(words, mostNames, 'exactly').map((name) => [...(spanish.get(name) ?? [])]);
}

const mostNames = 20;
