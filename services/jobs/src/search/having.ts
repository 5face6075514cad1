import { add, type Bits, hasAny, noBits } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type JobWindow } from '../job-index/job-window.ts';
import { slotOf } from '../job-index/postings.ts';
import { type SlotSource } from '../job-index/slots-of-each.ts';
import { isNothing } from '../job-index/text-query.ts';
import { type Understanding, type Wanted } from './understand.ts';
import { fitting } from './wishes.ts';

/** Finds jobs of a window. Not to be written to; for work that is `scoped` (`JobWords`). */
export type Find = (jobs: JobWindow) => Bits;

/** Who has the words, or a company that has them. */
export type Said = Pick<Wanted, 'said' | 'companies'>;

export type Wished = Understanding['wishes'][number];

/** What finds those that have it. */
export function sourcesOf(index: JobIndex, { said, companies }: Said): readonly SlotSource[] {
  const scored = index.words.scored(said);
  return companies.length === 0 ? [scored] : [scored, index.slotsOfEmployers(companies)];
}

/** Who has each of these, by any of its sources. */
export interface InEach {
  readonly each: readonly (readonly SlotSource[])[];
  /** Which of them are meant: of places of a window, ascending; absent for all. */
  readonly meant?: (places: Int32Array) => Int32Array;
}

/** Where nothing else is said, without sets; else whatever is found in each window. */
export type Finding = InEach | { readonly find: Find };

export function findOf(finding: Finding): Find {
  if (!('each' in finding)) return finding.find;
  const { each, meant } = finding;
  if (!meant) return (jobs) => jobs.withEach(each);
  return (jobs) => {
    const some = jobs.withEach(each);
    if (!hasAny(some)) return noBits;
    const found = jobs.index.words.emptySet();
    for (const place of meant(jobs.placesOf(some))) add(found, slotOf(place));
    return found;
  };
}

/** Who has any of them. */
export const havingAny = (index: JobIndex, some: readonly Said[]): InEach => ({
  each: [some.flatMap((one) => sourcesOf(index, one))],
});

export function having(index: JobIndex, one: Said): Find {
  const sources = sourcesOf(index, one);
  return (jobs) => jobs.withAny(sources);
}

/** By what its form says, or by its title. */
export function fittingOrSaying(jobs: JobWindow, { wish, said }: Wished): Bits {
  const fit = fitting(jobs, wish);
  return isNothing(said) ? fit : jobs.either([fit, jobs.withWords(said)]);
}
