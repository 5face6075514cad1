import { type Score } from '../job-index/best-of.ts';
import { add, type Bits, bitsFor, has, hasAny, listOf, noBits } from '../job-index/bits.ts';
import { type JobWindow } from '../job-index/job-window.ts';
import { isNothing, type TextQuery, within } from '../job-index/text-query.ts';
import { inPlace } from '../places/area.ts';
import { citiesOf } from '../places/cities-of-towns.ts';
import { type Place } from '../places/known-place.ts';
import { scoredWords } from './scored-words.ts';
import { type Understanding, type Wanted, type WantedPlace } from './understand.ts';
import { fitting } from './wishes.ts';

/** A way to find jobs, window by window. */
export interface Way {
  /** Not to be written to. */
  readonly find: (jobs: JobWindow) => Bits;
  /** How well the job in a slot answers. */
  readonly score: (jobs: JobWindow) => Score;
}

type Understood = Omit<Understanding, 'understood'>;
type Wished = Understanding['wishes'][number];

/** Every word, and the place. Where nothing is named but wishes («medio tiempo desde casa»), these are what is looked for. */
export function byAll({ wanted: said, place, wishes }: Understood): Way {
  // A dentist of Houston whose text says «limpieza» is no answer to who cleans: one elsewhere in the state is a better one.
  const wanted = place ? said.map(named) : said;
  const bare = wanted.length === 0 && !place;
  return {
    find: narrowing([
      // Fewer are in a place than are offered a trade.
      ...(place ? [(left: JobWindow) => saidOrIn(left, place)] : []),
      ...wanted.map((one) => (left: JobWindow) => having(left, one)),
      ...(bare ? [(left: JobWindow) => left.all(wishes.map((wish) => fittingOrSaying(left, wish)))] : []),
    ]),
    score: (jobs) =>
      sumOf([
        ...wanted.map((one) => closeness(jobs, one)),
        ...(place ? [isThere(jobs, place.place)] : []),
        ...wishes.map((wish) => fitness(jobs, wish)),
        ...(wanted.length > 0 ? [brevity(jobs)] : []),
      ]),
  };
}

/** At least half of what is said, a trade in any case; who has more of it comes first, then those who have it in the title. */
export function byMost({ wanted, wishes }: Understood): Way {
  return mostOf(wanted.map(named), wishes);
}

/** The same, of a trade that nobody offers its telling word: of «pintor de casas» whoever paints. */
export function byLeast({ wanted, wishes }: Understood): Way {
  return mostOf(wanted.map(headOf), wishes);
}

function mostOf(wanted: readonly Wanted[], wishes: readonly Wished[]): Way {
  return {
    find: (jobs) => atLeastHalf(jobs, wanted),
    score: (jobs) =>
      sumOf([
        share(jobs, wanted),
        weighed(1 / (2 * wanted.length), sumOf(wanted.map((one) => closeness(jobs, one)))),
        ...wishes.map((wish) => worth([[fittingOrSaying(jobs, wish), 0.2]])),
      ]),
  };
}

/**
 * At least half of what is said besides a place, a trade in any case, nearest first: there, in that state, in that country,
 * elsewhere. Who asks for a waiter's work in Houston has no use for whatever else is there.
 */
export function byTrade({ wanted: said, wishes, place }: Understood & { place: WantedPlace }): Way {
  const wanted = said.map(named);
  return {
    find: (jobs) => atLeastHalf(jobs, wanted),
    score: (jobs) =>
      sumOf([
        weighed(4 / lengthOf(wanted), share(jobs, wanted)),
        nearness(jobs, place.place),
        weighed(1 / (25 * wanted.length), sumOf(wanted.map((one) => closeness(jobs, one)))),
        ...wishes.map((wish) => worth([[fittingOrSaying(jobs, wish), 0.01]])),
      ]),
  };
}

/** One of the trades, whatever else is said: «repartidor con carro propio» finds who delivers. Who has more of it comes first. */
export function byTradeAlone(understood: Understood): Way {
  const { wanted, place } = understood;
  const telling = { ...understood, wanted: wanted.map(headOf) };
  const { score } = place ? byTrade({ ...telling, place }) : byMost(telling);
  return { find: (jobs) => havingAny(jobs, trades(telling.wanted)), score };
}

/** Whatever is in a place, for what is offered nowhere. */
export function byPlace({ wishes, place }: Understood & { place: WantedPlace }): Way {
  return {
    find: (jobs) => jobs.all([jobs.withScored([place.there]), placed(jobs, place.place)]),
    score: (jobs) => sumOf(wishes.map((wish) => worth([[fittingOrSaying(jobs, wish), 0.01]]))),
  };
}

/** By words as they stand: those who have them in the title first. */
export function byQuery(said: TextQuery): Way {
  const queries = [scoredWords(said)];
  return {
    find: (jobs) => jobs.withScored(queries),
    score: (jobs) => sumOf([jobs.scoreOf(queries), brevity(jobs)]),
  };
}

/** Each is looked for among those that have the ones before. */
function narrowing(parts: readonly ((left: JobWindow) => Bits)[]): Way['find'] {
  return (jobs) => {
    let [left, found] = [jobs, noBits];
    for (const part of parts) {
      found = part(left);
      if (!hasAny(found)) break;
      left = left.among(found);
    }
    return found;
  };
}

/** A trade where trades are named: in a text «limpieza» is no cleaner. */
const named = (one: Wanted): Wanted => ({ ...one, said: one.named });

const headOf = (one: Wanted): Wanted => ({ ...one, said: one.head });

const trades = (wanted: readonly Wanted[]) => wanted.filter(({ isTrade }) => isTrade);

/** Who is in a part of a town does not say so, nor who is in one of the towns that it is made of. */
function saidOrIn(jobs: JobWindow, { place, said, companies }: WantedPlace): Bits {
  const saying = having(jobs, { said, companies });
  return isOfParts(place) ? jobs.either([saying, placed(jobs, place)]) : saying;
}

const isOfParts = (place: Place) => place.city !== null && (!place.postal || citiesOf(place) !== undefined);

/** Who has the words, those of another name, or a company that has them. */
type Said = Pick<Wanted, 'said' | 'names' | 'companies'>;

const scoredOf = ({ said, names }: Said) => (names ? [said, names] : [said]);

function having(jobs: JobWindow, one: Said): Bits {
  const saying = jobs.withScored(scoredOf(one));
  return isNothing(one.companies) ? saying : jobs.either([saying, jobs.withWords(one.companies)]);
}

const havingAny = (jobs: JobWindow, wanted: readonly Said[]): Bits =>
  jobs.either(wanted.map((one) => having(jobs, one)));

/** At least half of the words, of trades one. */
function atLeastHalf(jobs: JobWindow, wanted: readonly Wanted[]): Bits {
  const named = trades(wanted);
  const needed = havingAny(jobs, named.length > 0 ? named : wanted);
  const least = Math.ceil(lengthOf(wanted) / 2);
  if (least === 1 || wanted.length === 1) return needed;
  const shareOf = share(jobs.among(needed), wanted);
  const found = bitsFor(needed.length * 32);
  for (const slot of listOf(needed)) if (shareOf(slot) >= least) add(found, slot);
  return found;
}

const lengthOf = (wanted: readonly Wanted[]): number =>
  wanted.reduce((words, { length }) => words + length, 0);

const placed = (jobs: JobWindow, place: Place): Bits => jobs.of(inPlace(jobs.index, place).bits);

const isThere = (jobs: JobWindow, place: Place): Score => {
  const { has } = inPlace(jobs.index, place);
  return (slot) => Number(has(jobs.placeOf(slot)));
};

/** How many of the words a job has. */
const share = (jobs: JobWindow, wanted: readonly Wanted[]): Score =>
  sumOf(wanted.map((one) => worth([[having(jobs, one), one.length]])));

/** By where a job has it, or its company. */
function closeness(jobs: JobWindow, one: Said): Score {
  const bySaying = jobs.scoreOf(scoredOf(one));
  if (isNothing(one.companies)) return bySaying;
  const byCompany = worth([[jobs.withWords(one.companies), 0.6]]);
  return (slot) => Math.max(bySaying(slot), byCompany(slot));
}

/** In the place, in its state or in its country. */
function nearness(jobs: JobWindow, place: Place): Score {
  const { province, country } = place;
  const { index } = jobs;
  const isThere = inPlace(index, place).has;
  const isInProvince = province === null ? () => false : index.havingValue('province', province).has;
  const isInCountry = index.havingValue('country', country).has;
  return (slot) => {
    const at = jobs.placeOf(slot);
    if (isThere(at)) return 3;
    if (isInProvince(at)) return 2;
    return Number(isInCountry(at));
  };
}

/** Of two titles that have the words, the one that has little else. */
const brevity =
  (jobs: JobWindow): Score =>
  (slot) =>
    -0.001 * Math.min(jobs.titleLengthAt(slot), 100);

/** Best by its title: «para turno de noche». */
const fitness = (jobs: JobWindow, wish: Wished): Score =>
  worth([
    [jobs.withWords(within(['A'], wish.said)), 0.5],
    [fittingOrSaying(jobs, wish), 0.35],
  ]);

/** By what its form says, or by its title. */
function fittingOrSaying(jobs: JobWindow, { wish, said }: Wished): Bits {
  const fit = fitting(jobs, wish);
  return isNothing(said) ? fit : jobs.either([fit, jobs.withWords(said)]);
}

/** What the first set that has a job is worth. */
function worth(sets: readonly (readonly [Bits, value: number])[]): Score {
  const some = sets.filter(([bits]) => hasAny(bits));
  return (slot) => {
    for (const [bits, value] of some) if (has(bits, slot)) return value;
    return 0;
  };
}

const weighed =
  (weight: number, score: Score): Score =>
  (slot) =>
    weight * score(slot);

function sumOf(scores: readonly Score[]): Score {
  return (slot) => {
    let sum = 0;
    for (const score of scores) sum += score(slot);
    return sum;
  };
}
