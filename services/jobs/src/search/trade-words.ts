import fillers from './words/fillers.json' with { type: 'json' };
import trades from './words/trades.json' with { type: 'json' };
import wishes from './words/wishes.json' with { type: 'json' };
import { isWish, type Wish } from './wishes.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What words of a search stand for. */
export interface Meaning {
  /** Names of a trade, any of which is looked for. */
  readonly names?: readonly string[];
  /** Names of near trades, which come after those. */
  readonly near?: readonly string[] | undefined;
  /** Whether they are English, whose stems mean other things in a Spanish text. */
  readonly english?: boolean;
  /** Whether it has the stem of another word, as «estilista» has of «estilo»: only `names` find what is meant. */
  readonly homonym?: boolean;
  readonly wish?: Wish;
  /** Said by the way, by everybody who looks for work. */
  readonly filler?: boolean;
}

/** Words of a search that are next to each other, and what they stand for; by themselves where nobody knows. */
export interface Reading {
  readonly tokens: readonly Token[];
  readonly meaning?: Meaning;
}

interface Trade {
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** Which find nothing themselves: too many mean something else by them. */
  readonly asked?: readonly string[];
  /** Of the names those whose stem is another word's. */
  readonly homonyms?: readonly string[];
  /** Which find only; `-word` leaves out who has that. */
  readonly found?: readonly string[];
  readonly near?: readonly string[] | undefined;
}

/** Little words that are left out of names: «operador de quinta rueda», «operador quinta rueda». */
const little = /^(al?|and|del?|el|en|for|in|las?|los|mi|of|para|por|su|the|to|una?|y)$/;
const longest = 6;

const meanings = new Map<string, Meaning>();
/** Wishes, and what is said by the way: with their little words, «español» is not «en español». */
const sayings = new Map<string, Meaning>();

for (const trade of trades as readonly Trade[]) {
  const isHomonym = (name: string) => trade.homonyms?.includes(name) ?? false;
  const names = [...Object.values(trade.names).flat(), ...(trade.found ?? [])].filter(
    (name) => !isHomonym(name),
  );
  for (const [lands, said] of Object.entries(trade.names)) {
    for (const name of said)
      learn(name, { names, near: trade.near, english: lands === 'en', homonym: isHomonym(name) });
  }
  for (const name of trade.asked ?? []) learn(name, { names, near: trade.near, homonym: isHomonym(name) });
}
for (const { wish, said } of wishes) {
  if (!isWish(wish)) throw new Error(`No such wish: ${wish}`);
  for (const name of said) sayings.set(wholeKeyOf(tokensOf(name)), { wish });
}
for (const filler of fillers) sayings.set(wholeKeyOf(tokensOf(filler)), { filler: true });

/** A name of several trades means each of them. */
function learn(name: string, meaning: Meaning): void {
  const tokens = tokensOf(name);
  for (const key of new Set([keyOf(tokens), wholeKeyOf(tokens)])) {
    const known = meanings.get(key);
    meanings.set(key, {
      names: [...new Set([...(known?.names ?? []), ...(meaning.names ?? [])])],
      near: [...new Set([...(known?.near ?? []), ...(meaning.near ?? [])])],
      english: (known?.english ?? true) && (meaning.english ?? false),
      homonym: meaning.homonym ?? false,
    });
  }
}

function keyOf(tokens: readonly Token[]): string {
  const telling = tokens.filter(({ word }) => !little.test(word));
  return (telling.length > 0 ? telling : tokens).map(({ key }) => key).join(' ');
}

function wholeKeyOf(tokens: readonly Token[]): string {
  return tokens.map(({ key }) => key).join(' ');
}

/** Every name there is, to be looked up once. */
export function tradeNames(): string[] {
  return [...new Set([...meanings.values()].flatMap(({ names = [], near = [] }) => [...names, ...near]))];
}

/** Every word that means something here: none of them is misspelt. */
export function knownWords(): string[] {
  const said = [
    ...(trades as readonly Trade[]).flatMap(({ names, asked = [] }) => [
      ...Object.values(names).flat(),
      ...asked,
    ]),
    ...wishes.flatMap((wish) => wish.said),
    ...fillers,
  ];
  return [...new Set(said.flatMap((name) => tokensOf(name).map(({ word }) => word)))];
}

/** Reads words from left to right, the longest names first. */
export function readTrades(tokens: readonly Token[]): Reading[] {
  const readings: Reading[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = longestName(tokens.slice(at, at + longest));
    readings.push(run);
    at += run.tokens.length;
  }
  return readings;
}

/** Whether nothing is said but what everybody says who looks for work: «busco trabajo urgente», «jobs near me». */
export function asksForAny(text: string): boolean {
  if (/"|(?:^|\s)-/.test(text)) return false;
  const readings = readTrades(tokensOf(text)).filter(
    ({ tokens, meaning }) => meaning ?? tokens.some(({ word }) => !little.test(word)),
  );
  return readings.length > 0 && readings.every(({ meaning }) => meaning?.filler);
}

function longestName(tokens: readonly Token[]): Reading {
  for (let length = tokens.length; length > 0; length -= 1) {
    const run = tokens.slice(0, length);
    const whole = wholeKeyOf(run);
    const meaning =
      sayings.get(whole) ?? meanings.get(whole) ?? (isName(run) ? meanings.get(keyOf(run)) : undefined);
    if (meaning) return { tokens: run, meaning };
  }
  return { tokens: tokens.slice(0, 1) };
}

/** A name neither begins nor ends by a little word, or it would swallow that of what comes next. */
function isName(run: readonly Token[]): boolean {
  return run.length === 1 || ![run[0], run.at(-1)].some((end) => end && little.test(end.word));
}
