import { type Bits, hasAny, noBits } from './bits.ts';
import { type Postings, PostingStarts, windowSize, WordPlaces } from './postings.ts';
import { type ScoredQuery, scoredSlots } from './scored-block.ts';
import { type ScoredPlaces, ScoredQueries } from './scored-query.ts';
import { SetPool } from './set-pool.ts';
import {
  asksForPhrase,
  asksNothing,
  isNothing,
  positionsOf,
  type TextQuery,
  type Weight,
} from './text-query.ts';

/** Phrases that jobs are looked through for when they come, since where words are is not kept: what finds them, by a name of ours. */
export type Phrases = ReadonlyMap<string, TextQuery>;

interface Lexeme {
  readonly lexeme: string;
  readonly within: readonly Weight[];
}

/** Finds the jobs that have one of the `Phrases`; no word has a space. */
export const withPhrase = (name: string): Lexeme => ({ lexeme: `phrase ${name}`, within: ['D'] });

const byWeight = <Value>(make: () => Value): Readonly<Record<Weight, Value>> => ({
  A: make(),
  B: make(),
  C: make(),
  D: make(),
});

const everybody: Bits = new Int32Array(windowSize / 32).fill(-1);

/**
 * Which jobs have which words, and what of them has it: what PostgreSQL makes of their texts, and would find by an index
 * (decision 52).
 */
export class JobWords {
  readonly #phrases: Phrases;
  readonly #ofPhrases: ReadonlySet<string>;
  readonly #starts = new PostingStarts();
  readonly #places = byWeight(() => new WordPlaces(this.#starts));
  /** Those of each question that names no others, until there is a word that no job had. */
  #known = new WeakMap<TextQuery, readonly Postings[]>();
  readonly #sets = new SetPool();
  #scored: ScoredQueries | undefined;
  /** The first place that no job has had. */
  #end = 0;
  /** While words are awaited: of those that came since. */
  #late: { place: number; words: string }[] | undefined;

  constructor(phrases: Phrases) {
    this.#phrases = phrases;
    this.#ofPhrases = new Set([...phrases.values()].flatMap(lexemesIn));
  }

  /**
   * @param place above all that are here
   * @param words of its job, as PostgreSQL writes a `tsvector`: `'word':1A,7 'other':3`
   */
  put(place: number, words: string): void {
    if (this.#late) this.#late.push({ place, words });
    else this.#add(place, words);
  }

  /** From now on jobs come without their words, which come by `putAwaited`; those that come with them wait until `end`. */
  await(): void {
    this.#late = [];
  }

  /** In the order of the places; of a job that has come anew since, nothing. */
  putAwaited(place: number, words: string): void {
    if (place < (this.#late?.[0]?.place ?? Infinity)) this.#add(place, words);
  }

  /** All have come: nothing keeps more room than it takes, and what was remembered meanwhile had room for fewer. */
  end(): void {
    this.#scored = undefined;
    for (const { place, words } of this.#late ?? []) this.#add(place, words);
    this.#late = undefined;
    for (const places of Object.values(this.#places)) places.settle();
  }

  #add(place: number, words: string): void {
    this.#end = place + 1;
    const positions = new Map<string, number[]>();
    eachLexeme(words, (lexeme, weights, from, to) => {
      for (const weight of weights) this.#addOne(weight, lexeme, place);
      if (this.#ofPhrases.has(lexeme)) positions.set(lexeme, numbersIn(words.slice(from, to)));
    });
    if (positions.size === 0) return;
    for (const [name, query] of this.#phrases) {
      const found = positionsOf(query, (lexeme) => positions.get(lexeme) ?? []);
      if (found.length > 0) this.#addOne('D', withPhrase(name).lexeme, place);
    }
  }

  /** Sets of slots that some work is given are of no use after it: others are given them. */
  scoped<Result>(work: () => Result): Result {
    return this.#sets.scoped(work);
  }

  /** An empty set of the slots of a window, for work that is `scoped`. */
  emptySet(): Bits {
    return this.#sets.take();
  }

  /**
   * The slots of those in a window that a query finds among some. Of a phrase those that have its words anywhere, of what must not have
   * one all. For work that is `scoped`; of no slots for what asks nothing.
   */
  found(query: TextQuery, window: number, among: Bits): Bits {
    if (isNothing(query)) return noBits;
    const found = this.#sets.take();
    if (hasAny(among)) this.#addTo(found, query, window, among);
    return found;
  }

  /** What a query finds and scores, of the jobs that are here and that left. Remembered of the same query, anew where there are more than twice as many. */
  scored(query: ScoredQuery): ScoredPlaces {
    if (!this.#scored || this.#end > 2 * this.#scored.jobs)
      this.#scored = new ScoredQueries(this.#end, {
        end: () => this.#end,
        find: (one, window) =>
          this.scoped(() => scoredSlots(one, (words, among = everybody) => this.found(words, window, among))),
      });
    return this.#scored.of(query);
  }

  /** @returns whether any is found */
  #addTo(found: Bits, query: TextQuery, window: number, among: Bits): boolean {
    if ('lexeme' in query || 'any' in query) {
      let isAny = false;
      for (const postings of this.#postingsOf(query)) isAny = postings.addTo(found, window, among) || isAny;
      for (const one of othersOf(query)) isAny = this.#addTo(found, one, window, among) || isAny;
      return isAny;
    }
    return this.#sets.scoped(() =>
      'not' in query
        ? this.#addOthers(found, query.not, window, among)
        : this.#addAll(found, 'all' in query ? query.all : [query.first, query.last], window, among),
    );
  }

  /** Each part is looked for among those that have the ones before. */
  #addAll(found: Bits, parts: readonly TextQuery[], window: number, among: Bits): boolean {
    let left = among;
    for (const part of parts.slice(0, -1)) {
      const some = this.#sets.take();
      if (!this.#addTo(some, part, window, left)) return false;
      left = some;
    }
    return this.#addTo(found, parts.at(-1) ?? asksNothing, window, left);
  }

  #addOthers(found: Bits, not: TextQuery, window: number, among: Bits): boolean {
    const without = asksForPhrase(not) ? noBits : this.found(not, window, among);
    for (let at = 0; at < found.length; at += 1)
      found[at] = (found[at] ?? 0) | ((among[at] ?? 0) & ~(without[at] ?? 0));
    return hasAny(found);
  }

  /** Of its words alone. */
  #postingsOf(query: TextQuery): readonly Postings[] {
    const known = this.#known.get(query);
    if (known) return known;
    const words = 'any' in query ? query.any : [query];
    const found = words.flatMap((word) =>
      'lexeme' in word ? word.within.flatMap((weight) => this.#places[weight].of(word.lexeme) ?? []) : [],
    );
    this.#known.set(query, found);
    return found;
  }

  #addOne(weight: Weight, lexeme: string, place: number): void {
    const isNew = this.#places[weight].add(lexeme, place);
    if (isNew) this.#known = new WeakMap();
  }
}

function lexemesIn(query: TextQuery): readonly string[] {
  if ('lexeme' in query) return [query.lexeme];
  if ('any' in query) return query.any.flatMap(lexemesIn);
  if ('all' in query) return query.all.flatMap(lexemesIn);
  return 'not' in query ? lexemesIn(query.not) : [query.first, query.last].flatMap(lexemesIn);
}

const noOthers: readonly TextQuery[] = [];
const known = new WeakMap<TextQuery, readonly TextQuery[]>();

/** Of either what is no word. */
function othersOf(query: TextQuery): readonly TextQuery[] {
  if (!('any' in query)) return noOthers;
  let others = known.get(query);
  if (!others) known.set(query, (others = query.any.filter((one) => !('lexeme' in one))));
  return others;
}

const numbersIn = (text: string): number[] => text.match(/\d+/g)?.map(Number) ?? [];

const [quote, space, comma, a, c] = [..."' ,AC"].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

/** By which of the four a word has. */
const weightsOf: readonly (readonly Weight[])[] = Array.from({ length: 16 }, (_, mask) =>
  (['A', 'B', 'C', 'D'] as const).filter((_weight, at) => (mask >>> at) & 1),
);
const ofText = 8;

/** @param work is told a word, what of the job has it, and between which signs its positions are */
function eachLexeme(
  words: string,
  work: (lexeme: string, weights: readonly Weight[], from: number, to: number) => void,
): void {
  for (let at = 0; at < words.length;) {
    let end = words.indexOf("'", at + 1);
    while (words.charCodeAt(end + 1) === quote) end = words.indexOf("'", end + 2);
    const lexeme = unescaped(words.slice(at + 1, end));
    let mask = 0;
    let weight = ofText;
    let next = end + 2;
    // `:1A,7` is in the title and in the texts, whose D is not written.
    for (; next < words.length; next += 1) {
      const sign = words.charCodeAt(next);
      if (sign === space) break;
      if (sign === comma) {
        mask |= weight;
        weight = ofText;
      } else if (sign >= a && sign <= c) weight = 1 << (sign - a);
    }
    work(lexeme, weightsOf[mask | weight] ?? [], end + 1, next);
    at = next + 1;
  }
}

const unescaped = (lexeme: string) =>
  lexeme.includes("'") || lexeme.includes('\\')
    ? lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\')
    : lexeme;
