import { type Score } from '../job-index/best-of.ts';
import { add, type Bits, has, hasAny } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type JobWindow } from '../job-index/job-window.ts';
import { slotOf, windowOf } from '../job-index/postings.ts';
import { within } from '../job-index/text-query.ts';
import { inPlace } from '../places/area.ts';
import { type Place } from '../places/known-place.ts';
import { fittingOrSaying, type Said, type Wished } from './having.ts';
import { type Wanted } from './understand.ts';

export function sumOf(parts: readonly Score[]): Score {
  return (places, scores) => {
    for (const part of parts) part(places, scores);
  };
}

/** So many times as much: first its parts are added up, so that who ties by these ties by it. */
export const weighed =
  (weight: number, part: Score): Score =>
  (places, scores) => {
    const own = new Float64Array(places.length);
    part(places, own);
    for (let n = 0; n < places.length; n += 1) scores[n] = (scores[n] ?? 0) + weight * (own[n] ?? 0);
  };

/** By where a job has it, or its company. */
export function closeness(index: JobIndex, one: Said): Score {
  const said = index.words.scored(one.said);
  const isNamed = namedSo(index, one);
  return (places, scores) => {
    const best = new Float64Array(places.length);
    if (isNamed) for (let n = 0; n < places.length; n += 1) if (isNamed(places[n] ?? 0)) best[n] = 0.6;
    said.raise(places, best);
    for (let n = 0; n < places.length; n += 1) scores[n] = (scores[n] ?? 0) + (best[n] ?? 0);
  };
}

/** Whether the company of the job at a place is named so; absent where none is. */
function namedSo(index: JobIndex, { companies }: Said): ((place: number) => boolean) | undefined {
  const named = new Set(companies);
  return named.size === 0 ? undefined : (place) => named.has(index.employerAt(place));
}

/** Whether it is in the place. */
export function presence(index: JobIndex, place: Place): Score {
  const { has } = inPlace(index, place);
  return atEach((at) => Number(has(at)));
}

/** In the place, in its state or in its country. */
export function nearness(index: JobIndex, place: Place): Score {
  const { province, country } = place;
  const { has: isThere } = inPlace(index, place);
  const isInProvince = province === null ? () => false : index.havingValue('province', province).has;
  const isInCountry = index.havingValue('country', country).has;
  return atEach((at) => {
    if (isThere(at)) return 3;
    if (isInProvince(at)) return 2;
    return Number(isInCountry(at));
  });
}

/** Of two titles that have the words, the one that has little else. */
export const brevity = (index: JobIndex): Score => {
  const lengths = index.titleLengths;
  // What is looked up where nothing is called is fetched side by side.
  return (places, scores) => {
    for (let n = 0; n < places.length; n += 1)
      scores[n] = (scores[n] ?? 0) - 0.001 * Math.min(lengths[places[n] ?? 0] ?? 0, 100);
  };
};

/** How many of the words a job has, or its company. */
export const share = (index: JobIndex, wanted: readonly Wanted[]): Score =>
  sumOf(
    wanted.map((one) => {
      const said = index.words.scored(one.said);
      const isNamed = namedSo(index, one);
      return (places, scores) => {
        const codes = said.codesOf(places);
        for (let n = 0; n < places.length; n += 1)
          if (codes[n] || isNamed?.(places[n] ?? 0)) scores[n] = (scores[n] ?? 0) + one.length;
      };
    }),
  );

/** Best by its title: «para turno de noche». */
export const fitness = (index: JobIndex, wish: Wished): Score => {
  const inTitle = within(['A'], wish.said);
  return worth(index, (jobs) => [
    [jobs.withWords(inTitle), 0.5],
    [fittingOrSaying(jobs, wish), 0.35],
  ]);
};

/** So much for who is as wished for. */
export const conformity = (index: JobIndex, wish: Wished, value: number): Score =>
  worth(index, (jobs) => [[fittingOrSaying(jobs, wish), value]]);

const atEach =
  (value: (place: number) => number): Score =>
  (places, scores) => {
    for (let n = 0; n < places.length; n += 1) scores[n] = (scores[n] ?? 0) + value(places[n] ?? 0);
  };

/** What the first set that has a job is worth, of the sets of its window. */
function worth(
  index: JobIndex,
  setsIn: (jobs: JobWindow) => readonly (readonly [Bits, value: number])[],
): Score {
  const addIn = (window: number, places: Int32Array, scores: Float64Array) => {
    const asked = index.words.emptySet();
    for (let n = 0; n < places.length; n += 1) add(asked, slotOf(places[n] ?? 0));
    const some = setsIn(index.window(window).among(asked)).filter(([bits]) => hasAny(bits));
    if (some.length === 0) return;
    for (let n = 0; n < places.length; n += 1) {
      const slot = slotOf(places[n] ?? 0);
      const best = some.find(([bits]) => has(bits, slot));
      if (best) scores[n] = (scores[n] ?? 0) + best[1];
    }
  };
  return (places, scores) => {
    for (let from = 0, to = 0; from < places.length; from = to) {
      const window = windowOf(places[from] ?? 0);
      while (to < places.length && windowOf(places[to] ?? 0) === window) to += 1;
      const [there, own] = [places.subarray(from, to), scores.subarray(from, to)];
      index.words.scoped(() => addIn(window, there, own));
    }
  };
}
