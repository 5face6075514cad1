import { type EntityManager } from '@mikro-orm/postgresql';
import { type Jobs } from '../job-index/current-jobs.ts';
import { type SearchMemory } from '../job-index/memory.ts';
import { type ScoredQuery } from '../job-index/scored-block.ts';
import { allOf, anyOf, asksNothing, isNothing, type TextQuery, within } from '../job-index/text-query.ts';
import { companiesNamed } from './companies.ts';
import { lookUp } from './lexicon.ts';
import { type Place } from '../places/known-place.ts';
import { type PlaceAmong, placeAmong } from './place-among.ts';
import { either, foundWords, sameWords, scoredNames, scoredWords } from './scored-words.ts';
import { type Token, tokensOf } from './tokens.ts';
import { tradeQueries } from './trade-queries.ts';
import { type Meaning, readTrades, type Reading } from './trade-words.ts';
import { isTold, type Wish } from './wishes.ts';

/** One thing that a job must have: as it was said or, of a trade, by other names of it and of near ones, in title and trade alone. */
export interface Wanted {
  readonly said: ScoredQuery;
  /** The same, of a trade where trades are named: in a text «limpieza» is no cleaner. */
  readonly named: ScoredQuery;
  /** Likewise by the telling word of its name, «pintor» of «pintor de casas» and the last of an English one. */
  readonly head: ScoredQuery;
  /** Employers whose names have it. */
  readonly companies: readonly number[];
  /** How many words it has that say something. */
  readonly length: number;
  /** Whether it names a trade. */
  readonly isTrade: boolean;
}

/** The place that is named. */
export interface WantedPlace {
  readonly place: Place;
  /** For its name where jobs have their place, or for its words anywhere. */
  readonly said: ScoredQuery;
  /** For whatever is there: of a postal code, in its town. */
  readonly there: ScoredQuery;
  readonly companies: readonly number[];
}

/** What somebody looks for. */
export interface Understanding {
  readonly wanted: readonly Wanted[];
  readonly place: WantedPlace | undefined;
  readonly wishes: readonly { readonly wish: Wish; readonly said: TextQuery }[];
  /** With its slips mended; absent where there were none. */
  readonly understood: string | undefined;
}

/** Where trades are named: in titles and trades. */
const named = ['A', 'B'] as const;
const mostWanted = 8;
const mostWords = 24;

/** @param text without quotes and without what is excluded */
export async function understand(em: EntityManager, text: string, jobs: Jobs): Promise<Understanding> {
  const { memory } = jobs;
  const typed = tokensOf(text).slice(0, mostWords);
  const known = typed.length === 0 ? [] : await lookUp(em, textsOf(typed), memory);
  const tokens = typed.map((token, at) => tokensOf(known[at]?.meant ?? '')[0] ?? token);
  const says = new Set(tokens.filter((_, at) => known[at]?.says));
  const queries = new Map(tokens.map((token, at) => [token, known[at]?.query ?? asksNothing]));
  const queryOf = (of: readonly Token[]) =>
    sameWords(allOf(of.map((token) => queries.get(token) ?? asksNothing)), memory);

  // Of «desde casa» the text search keeps «cas», which «Gestor de casos» has; of «sin inglés» the English teacher.
  const inTitles = (wish: Wish, of: readonly Token[]) =>
    isTold(wish) || of.every((token) => says.has(token)) ? within(named, queryOf(of)) : asksNothing;

  const readings = tellingOnes(readTrades(tokens), says);
  const unread = new Set(readings.flatMap(({ tokens: of, meaning }) => (meaning ? [] : of)));
  const place = unread.size > 0 ? await placeAmong(em, tokens, { unread, says }, jobs) : undefined;
  const companiesOf = unread.size > 0 ? await companiesAmong(em, readings, says, memory) : () => [];
  const things = readings.filter(
    ({ meaning, tokens: of }) => !meaning?.wish && !of.every((token) => place?.tokens.has(token)),
  );
  const names = things.flatMap(({ meaning }) => [...(meaning?.names ?? []), ...(meaning?.near ?? [])]);
  const alike = await tradeQueries(em, names, memory);

  return {
    wanted: things
      .slice(0, mostWanted)
      .map((reading) => wantedOf(reading, { queryOf, alike, companiesOf }))
      .filter(({ said }) => !isNothing(said.query)),
    place: place && {
      place: place.place,
      ...wordsOfPlace(place, queryOf([...place.tokens]), memory),
      // Who looks for a cook of Puebla means the town, whoever is called by it.
      companies: companiesOf([...place.tokens], things.length > 0),
    },
    wishes: readings.flatMap(({ meaning, tokens: of }) =>
      meaning?.wish ? [{ wish: meaning.wish, said: inTitles(meaning.wish, of) }] : [],
    ),
    understood: tokens.some((token, at) => token !== typed[at]) ? textsOf(tokens).join(' ') : undefined,
  };
}

function wordsOfPlace(
  { query, isCode }: PlaceAmong,
  words: TextQuery,
  memory: SearchMemory,
): Pick<WantedPlace, 'said' | 'there'> {
  const there = sameWords(within(['C'], query), memory);
  const said = sameWords(anyOf([isCode ? asksNothing : there, words]), memory);
  return { said: foundWords(said), there: foundWords(there) };
}

/** Those that say something; of nothing but «busco trabajo» its words. */
function tellingOnes(readings: readonly Reading[], says: ReadonlySet<Token>): readonly Reading[] {
  const speaking = readings.filter(
    ({ meaning, tokens }) => meaning ?? tokens.some((token) => says.has(token)),
  );
  const telling = speaking.filter(({ meaning }) => !meaning?.filler);
  return telling.length > 0 ? telling : speaking;
}

/** Who has all of some words in the name, or another one, too, of the companies that are named best. */
async function companiesAmong(
  em: EntityManager,
  readings: readonly Reading[],
  says: ReadonlySet<Token>,
  memory: SearchMemory,
) {
  const words = readings.flatMap(({ tokens }) => tokens).filter((token) => says.has(token));
  const named = await companiesNamed(em, textsOf(words), memory);
  return (of: readonly Token[], andAnother = false): readonly number[] =>
    named
      .filter(({ has }) => of.every((token) => !says.has(token) || has[words.indexOf(token)]))
      .filter(({ has }) => !andAnother || words.some((word, at) => has[at] && !of.includes(word)))
      .map(({ id }) => id);
}

interface Known {
  queryOf: (tokens: readonly Token[]) => TextQuery;
  alike: ReadonlyMap<string, TextQuery>;
  companiesOf: (tokens: readonly Token[], andAnother?: boolean) => readonly number[];
}

function wantedOf({ tokens, meaning }: Reading, known: Known): Wanted {
  const { queryOf, alike, companiesOf } = known;
  const words = meaning?.homonym ? asksNothing : queryOf(tokens);
  // The stem of «server» is that of «servir»: what is English is looked for where trades are named.
  const said = meaning?.english ? within(named, words) : words;
  const isTrade = meaning?.names !== undefined;
  const head = meaning?.homonym ? asksNothing : queryOf(headOf(tokens, meaning));
  const names = meaning && namesOf(meaning, alike);
  const orNamed = (query: TextQuery) => (names ? either(scoredWords(query), names) : scoredWords(query));
  return {
    said: orNamed(said),
    named: orNamed(isTrade ? within(named, said) : said),
    head: orNamed(isTrade ? within(named, head) : said),
    companies: companiesOf(tokens),
    length: tokens.filter((token) => !isNothing(queryOf([token]))).length,
    isTrade,
  };
}

const knownNames = new WeakMap<Meaning, { readonly names: ScoredQuery; readonly used: number }>();

/** The same for the same trade, so that what it finds may be remembered: until jobs have words of more of its names. */
function namesOf(meaning: Meaning, queries: ReadonlyMap<string, TextQuery>): ScoredQuery {
  const [own = [], near = []] = [meaning.names, meaning.near].map((names = []) =>
    names.flatMap((name) => queries.get(name) ?? []),
  );
  const used = own.length + near.length;
  const known = knownNames.get(meaning);
  if (known?.used === used) return known.names;
  const names = scoredNames(anyOf(own), anyOf([...own, ...near]));
  knownNames.set(meaning, { names, used });
  return names;
}

/** The «tech» of «nail tech» is no trade, and has the stem of «techos». */
function headOf(tokens: readonly Token[], meaning: Reading['meaning']): readonly Token[] {
  if (!meaning?.english) return tokens.slice(0, 1);
  const head = tokens.slice(-1);
  return readTrades(head).some((reading) => reading.meaning?.english) ? head : [];
}

function textsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}
