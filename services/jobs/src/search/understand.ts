import { type EntityManager } from '@mikro-orm/postgresql';
import { type SearchMemory } from '../job-index/memory.ts';
import { companiesNamed } from './companies.ts';
import { lookUp } from './lexicon.ts';
import { type Place } from '../places/known-place.ts';
import { placeAmong } from './place-among.ts';
import { type Token, tokensOf } from './tokens.ts';
import { tradeQueries } from './trade-queries.ts';
import { readTrades, type Reading } from './trade-words.ts';
import { allOf, anyOf, within } from './tsquery.ts';
import { isTold, type Wish } from './wishes.ts';

/** One thing that a job must have. Queries are those of PostgreSQL's text search, as text. */
export interface Wanted {
  /** As it was said. */
  readonly said: string;
  /** Other names of the same trade and of near ones, in title and trade alone. */
  readonly alike: string;
  /** Of these those of the same trade. */
  readonly own: string;
  /** Employers whose names have it. */
  readonly companies: readonly number[];
  /** How many words it has that say something. */
  readonly length: number;
  /** Whether it names a trade. */
  readonly isTrade: boolean;
  /** The telling word of its name, «pintor» of «pintor de casas» and the last of an English one. */
  readonly head: string;
}

/** The place that is named. */
export interface WantedPlace {
  readonly place: Place;
  /** For its name where jobs have their place, or for its words anywhere. */
  readonly query: string;
  /** For whatever is there: of a postal code, in its town. */
  readonly there: string;
  readonly companies: readonly number[];
}

/** What somebody looks for. */
export interface Understanding {
  readonly wanted: readonly Wanted[];
  readonly place: WantedPlace | undefined;
  readonly wishes: readonly { readonly wish: Wish; readonly said: string }[];
  /** With its slips mended; absent where there were none. */
  readonly understood: string | undefined;
}

const mostWanted = 8;
const mostWords = 24;

/** @param text without quotes and without what is excluded */
export async function understand(
  em: EntityManager,
  text: string,
  memory: SearchMemory,
): Promise<Understanding> {
  const typed = tokensOf(text).slice(0, mostWords);
  const known = typed.length === 0 ? [] : await lookUp(em, textsOf(typed), memory);
  const tokens = typed.map((token, at) => tokensOf(known[at]?.meant ?? '')[0] ?? token);
  const says = new Set(tokens.filter((_, at) => known[at]?.says));
  const queries = new Map(tokens.map((token, at) => [token, anyOf([known[at]?.query ?? ''])]));
  const queryOf = (of: readonly Token[]) => allOf(of.map((token) => queries.get(token) ?? ''));

  // Of «desde casa» the text search keeps «cas», which «Gestor de casos» has; of «sin inglés» the English teacher.
  const inTitles = (wish: Wish, of: readonly Token[]) =>
    isTold(wish) || of.every((token) => says.has(token)) ? within('AB', queryOf(of)) : '';

  const readings = tellingOnes(readTrades(tokens), says);
  const unread = new Set(readings.flatMap(({ tokens: of, meaning }) => (meaning ? [] : of)));
  const place = unread.size > 0 ? await placeAmong(em, tokens, { unread, says }, memory) : undefined;
  const companiesOf = unread.size > 0 ? await companiesAmong(em, readings, says) : () => [];
  const things = readings.filter(
    ({ meaning, tokens: of }) => !meaning?.wish && !of.every((token) => place?.tokens.has(token)),
  );
  const names = things.flatMap(({ meaning }) => [...(meaning?.names ?? []), ...(meaning?.near ?? [])]);
  const alike = await tradeQueries(em, names, memory);

  return {
    wanted: things
      .slice(0, mostWanted)
      .map((reading) => wantedOf(reading, { queryOf, alike, companiesOf }))
      .filter(({ said, alike: other }) => said !== '' || other !== ''),
    place: place && {
      place: place.place,
      query: anyOf([place.isCode ? '' : within('C', place.query), queryOf([...place.tokens])]),
      there: within('C', place.query),
      // Who looks for a cook of Puebla means the town, whoever is called by it.
      companies: companiesOf([...place.tokens], things.length > 0),
    },
    wishes: readings.flatMap(({ meaning, tokens: of }) =>
      meaning?.wish ? [{ wish: meaning.wish, said: inTitles(meaning.wish, of) }] : [],
    ),
    understood: tokens.some((token, at) => token !== typed[at]) ? textsOf(tokens).join(' ') : undefined,
  };
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
async function companiesAmong(em: EntityManager, readings: readonly Reading[], says: ReadonlySet<Token>) {
  const words = readings.flatMap(({ tokens }) => tokens).filter((token) => says.has(token));
  const named = await companiesNamed(em, textsOf(words));
  return (of: readonly Token[], andAnother = false): number[] =>
    named
      .filter(({ has }) => of.every((token) => !says.has(token) || has[words.indexOf(token)]))
      .filter(({ has }) => !andAnother || words.some((word, at) => has[at] && !of.includes(word)))
      .map(({ id }) => id);
}

interface Known {
  queryOf: (tokens: readonly Token[]) => string;
  alike: ReadonlyMap<string, string>;
  companiesOf: (tokens: readonly Token[], andAnother?: boolean) => number[];
}

function wantedOf({ tokens, meaning }: Reading, known: Known): Wanted {
  const { queryOf, alike, companiesOf } = known;
  const namesOf = (names: readonly string[] = []) => names.map((name) => alike.get(name) ?? '');
  const own = namesOf(meaning?.names);
  const said = meaning?.homonym ? '' : queryOf(tokens);
  return {
    // The stem of «server» is that of «servir»: what is English is looked for where trades are named.
    said: meaning?.english ? within('AB', said) : said,
    alike: within('AB', anyOf([...own, ...namesOf(meaning?.near)])),
    own: within('AB', anyOf(own)),
    companies: companiesOf(tokens),
    length: tokens.filter((token) => queryOf([token]) !== '').length,
    isTrade: meaning?.names !== undefined,
    head: meaning?.homonym ? '' : queryOf(headOf(tokens, meaning)),
  };
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
