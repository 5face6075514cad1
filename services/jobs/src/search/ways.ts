import { type Score } from '../job-index/best-of.ts';
import { hasAny, noBits } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type TextQuery } from '../job-index/text-query.ts';
import { inPlace } from '../places/area.ts';
import { citiesOf } from '../places/cities-of-towns.ts';
import { type Place } from '../places/known-place.ts';
import { type Find, type Finding, findOf, fittingOrSaying, having, havingAny, sourcesOf } from './having.ts';
import { scoredWords } from './scored-words.ts';
import {
  brevity,
  closeness,
  conformity,
  fitness,
  nearness,
  presence,
  share,
  sumOf,
  weighed,
} from './scores.ts';
import { type Understanding, type Wanted, type WantedPlace } from './understand.ts';

/** A way to find jobs, and to tell how well each answers: of an index as it is in this turn. */
export interface Way {
  readonly find: (index: JobIndex) => Finding;
  readonly score: (index: JobIndex) => Score;
}

type Understood = Omit<Understanding, 'understood'>;

/** Every word, and the place. Where nothing is named but wishes («medio tiempo desde casa»), these are what is looked for. */
export function byAll({ wanted: said, place, wishes }: Understood): Way {
  // A dentist of Houston whose text says «limpieza» is no answer to who cleans: one elsewhere in the state is a better one.
  const wanted = place ? said.map(named) : said;
  const bare = wanted.length === 0 && !place;
  const ofParts = place !== undefined && isOfParts(place.place);
  const areFitting: Find = (jobs) => jobs.all(wishes.map((wish) => fittingOrSaying(jobs, wish)));
  return {
    find: (index) => {
      if (bare) return { find: areFitting };
      const parts = [...(place && !ofParts ? [place] : []), ...wanted].map((one) => sourcesOf(index, one));
      if (!place || !ofParts) return { each: parts };
      // Fewer are in a place than are offered a trade.
      const there = saidOrIn(index, place);
      return { find: parts.length > 0 ? narrowing(there, findOf({ each: parts })) : there };
    },
    score: (index) =>
      sumOf([
        ...wanted.map((one) => closeness(index, one)),
        ...(place ? [presence(index, place.place)] : []),
        ...wishes.map((wish) => fitness(index, wish)),
        ...(wanted.length > 0 ? [brevity(index)] : []),
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

function mostOf(wanted: readonly Wanted[], wishes: Understanding['wishes']): Way {
  return {
    find: (index) => atLeastHalf(index, wanted),
    score: (index) =>
      sumOf([
        share(index, wanted),
        weighed(1 / (2 * wanted.length), sumOf(wanted.map((one) => closeness(index, one)))),
        ...wishes.map((wish) => conformity(index, wish, 0.2)),
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
    find: (index) => atLeastHalf(index, wanted),
    score: (index) =>
      sumOf([
        weighed(4 / lengthOf(wanted), share(index, wanted)),
        nearness(index, place.place),
        weighed(1 / (25 * wanted.length), sumOf(wanted.map((one) => closeness(index, one)))),
        ...wishes.map((wish) => conformity(index, wish, 0.01)),
      ]),
  };
}

/** One of the trades, whatever else is said: «repartidor con carro propio» finds who delivers. Who has more of it comes first. */
export function byTradeAlone(understood: Understood): Way {
  const { wanted, place } = understood;
  const telling = { ...understood, wanted: wanted.map(headOf) };
  const { score } = place ? byTrade({ ...telling, place }) : byMost(telling);
  return { find: (index) => havingAny(index, trades(telling.wanted)), score };
}

/** Whatever is in a place, for what is offered nowhere. */
export function byPlace({ wishes, place }: Understood & { place: WantedPlace }): Way {
  return {
    find: (index) => {
      const [there, placed] = [[index.words.scored(place.there)], isIn(index, place.place)];
      return { find: (jobs) => jobs.all([jobs.withAny(there), placed(jobs)]) };
    },
    score: (index) => sumOf(wishes.map((wish) => conformity(index, wish, 0.01))),
  };
}

/** By words as they stand: those who have them in the title first. */
export function byQuery(query: TextQuery): Way {
  const words = { said: scoredWords(query), companies: [] };
  return {
    find: (index) => havingAny(index, [words]),
    score: (index) => sumOf([closeness(index, words), brevity(index)]),
  };
}

/** Looks for the second one among those that have the first. */
const narrowing =
  (first: Find, second: Find): Find =>
  (jobs) => {
    const found = first(jobs);
    return hasAny(found) ? second(jobs.among(found)) : noBits;
  };

/** A trade where trades are named: in a text «limpieza» is no cleaner. */
const named = (one: Wanted): Wanted => ({ ...one, said: one.named });

const headOf = (one: Wanted): Wanted => ({ ...one, said: one.head });

const trades = (wanted: readonly Wanted[]) => wanted.filter(({ isTrade }) => isTrade);

/** Who is in a part of a town does not say so, nor who is in one of the towns that it is made of. */
function saidOrIn(index: JobIndex, { place, said, companies }: WantedPlace): Find {
  const saying = having(index, { said, companies });
  const placed = isIn(index, place);
  return (jobs) => jobs.either([saying(jobs), placed(jobs)]);
}

const isOfParts = (place: Place) => place.city !== null && (!place.postal || citiesOf(place) !== undefined);

/** At least half of the words, of trades one. */
function atLeastHalf(index: JobIndex, wanted: readonly Wanted[]): Finding {
  const named = trades(wanted);
  const needed = havingAny(index, named.length > 0 ? named : wanted);
  const least = Math.ceil(lengthOf(wanted) / 2);
  if (least === 1 || wanted.length === 1) return needed;
  const shareOf = share(index, wanted);
  const meant = (places: Int32Array) => {
    const shares = new Float64Array(places.length);
    shareOf(places, shares);
    return places.filter((_, n) => (shares[n] ?? 0) >= least);
  };
  return { ...needed, meant };
}

const lengthOf = (wanted: readonly Wanted[]): number =>
  wanted.reduce((words, { length }) => words + length, 0);

function isIn(index: JobIndex, place: Place): Find {
  const { bits } = inPlace(index, place);
  return (jobs) => jobs.all([jobs.asked, jobs.of(bits)]);
}
