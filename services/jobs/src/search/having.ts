import { type Bits } from '../job-index/bits.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type JobWindow } from '../job-index/job-window.ts';
import { type ScoredPlaces } from '../job-index/scored-query.ts';
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

export function having(index: JobIndex, one: Said): Find {
  const said = scoredOf(index, one);
  if (isNothing(one.companies)) return (jobs) => jobs.withScored(said);
  return (jobs) => jobs.either([jobs.withScored(said), jobs.withWords(one.companies)]);
}

/** Each of these: by what is remembered alone, but for those that companies have, too. */
export function havingEach(index: JobIndex, some: readonly Said[]): readonly Find[] {
  const alone = some.filter(({ companies }) => isNothing(companies));
  const each = alone.map((one) => scoredOf(index, one));
  return [
    ...(each.length > 0 ? [(jobs: JobWindow) => jobs.withEach(each)] : []),
    ...some.filter((one) => !alone.includes(one)).map((one) => having(index, one)),
  ];
}

/** By what its form says, or by its title. */
export function fittingOrSaying(jobs: JobWindow, { wish, said }: Wished): Bits {
  const fit = fitting(jobs, wish);
  return isNothing(said) ? fit : jobs.either([fit, jobs.withWords(said)]);
}
