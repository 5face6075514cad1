import { plainWords } from '../job-index/names.ts';
import { tokensOf } from '../search/tokens.ts';
import trades from '../search/words/trades.json' with { type: 'json' };

interface Trade {
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly asked?: readonly string[];
  readonly found?: readonly string[];
}

/** A trade that somebody may be typing a name of. */
export interface BegunTrade {
  /** What its jobs may be called, each as words without accents. */
  readonly titles: readonly (readonly string[])[];
  /** Whether all of a name is there already. */
  readonly whole: boolean;
}

interface TradeName {
  readonly words: readonly { readonly plain: string; readonly key: string }[];
  /** Its place among those of its land, of which the usual one comes first. */
  readonly rank: number;
  readonly titles: BegunTrade['titles'];
}

/** Shorter beginnings are those of too much: «co» begins cook, counter and construction. */
const shortest = 3;

/** Of either gender, and without accents. */
const worded = (text: string) =>
  plainWords(text).map((plain) => ({ plain, key: tokensOf(plain)[0]?.key ?? plain }));

const tradeNames: readonly TradeName[] = (trades as readonly Trade[]).flatMap((trade) => {
  const inSpanish = Object.entries(trade.names).flatMap(([lands, names]) => (lands === 'en' ? [] : names));
  // What is left out by `-word` leaves out nothing of a title.
  const titles = [...inSpanish, ...(trade.found ?? [])].map((name) => plainWords(name.replace(/ -.*/, '')));
  const lists = [...Object.values(trade.names), trade.asked ?? []];
  return lists.flatMap((names) => names.map((name, rank) => ({ words: worded(name), rank, titles })));
});

/**
 * How well what is typed is the name, less is better: 0 is all of it, 1 and 3 are words of it, 2 and 4 beginnings of words;
 * 1 and 2 begin as it begins. Undefined: not at all.
 */
function fitOf({ words }: TradeName, typed: TradeName['words']): number | undefined {
  const isSame = (word: { key: string }, asked: { key: string }) => word.key === asked.key;
  const has = (fits: (word: TradeName['words'][number], asked: TradeName['words'][number]) => boolean) =>
    typed.every((asked) => words.some((word) => fits(word, asked)));
  if (!has((word, asked) => isSame(word, asked) || word.plain.startsWith(asked.plain))) return undefined;
  const same = has(isSame);
  if (same && words.length === typed.length) return 0;
  const begins = words[0]?.plain.startsWith(typed[0]?.plain ?? '');
  return (begins ? 1 : 3) + (same ? 0 : 1);
}

/**
 * The trades that have a name that begins so, in Spanish of whatever land or in English, the likeliest first: «camarero» and
 * «wait» are a mesero. Who has typed a whole name means no longer one: «nurse» is no nursery.
 */
export function tradesBegun(text: string): BegunTrade[] {
  const typed = worded(text);
  if (typed.length === 0) return [];
  const short = text.replaceAll(/[^\p{L}\p{N}]/gu, '').length < shortest;
  const fitting = tradeNames
    .flatMap((name) => {
      const fit = fitOf(name, typed);
      return fit === undefined || (short && fit > 0) ? [] : [{ ...name, fit }];
    })
    .toSorted((one, other) => one.fit - other.fit || one.rank - other.rank);
  const known = fitting[0]?.fit === 0;
  const best = new Map<BegunTrade['titles'], BegunTrade>();
  for (const { titles, fit } of fitting) {
    if (!best.has(titles) && !(known && fit % 2 === 0 && fit > 0))
      best.set(titles, { titles, whole: fit === 0 });
  }
  return [...best.values()];
}
