import { type Bits } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type JobWindow } from '../job-index/job-window.ts';
import { type ScoredPlaces } from '../job-index/scored-query.ts';
import { type SlotSource } from '../job-index/slots-of-each.ts';
import { isNothing } from '../job-index/text-query.ts';
import { type Understanding, type Wanted } from './understand.ts';
import { fitting } from './wishes.ts';

/** Finds jobs of a window. Not to be written to; for work that is `scoped` (`JobWords`). */
export type Find = (jobs: JobWindow) => Bits;

/** Who has the words, those of another name, or a company that has them. */
export type Said = Pick<Wanted, 'said' | 'names' | 'companies'>;

export type Wished = Understanding['wishes'][number];

export const scoredOf = ({ words }: JobIndex, { said, names }: Said): readonly ScoredPlaces[] =>
  (names ? [said, names] : [said]).map((query) => words.scored(query));

/** What finds those that have it. */
export function sourcesOf(index: JobIndex, one: Said): readonly SlotSource[] {
  const { companies } = one;
  const scored = scoredOf(index, one);
  return companies.length === 0 ? scored : [...scored, index.slotsOfEmployers(companies)];
}

/** Who has each of these, by any of its sources; else whatever is found in each window. */
export type Finding = { readonly each: readonly (readonly SlotSource[])[] } | { readonly find: Find };

export const findOf = (finding: Finding): Find =>
  'each' in finding ? (jobs) => jobs.withEach(finding.each) : finding.find;

/** Who has any of them. */
export const havingAny = (index: JobIndex, some: readonly Said[]): Finding => ({
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
