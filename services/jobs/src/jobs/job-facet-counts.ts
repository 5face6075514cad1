import { type JobFacet } from '@puente/domain/jobs';
import { type Answer, countedBy, jobsOf, type Question } from './job-inquiry.ts';
import { countsOf, impliedBy, type JobFilter, totalOf } from './job-wishes.ts';

const isOf = ({ field }: JobFilter, name: JobFacet) => field === name || impliedBy[field] === name;

/** Whether a facet has a filter of its own, by which it is not counted. */
export const hasOwn = ({ filters }: Question, name: JobFacet): boolean =>
  filters.some((filter) => isOf(filter, name));

/** A question without a facet's own filter, and what makes no sense without that. */
export const without = (question: Question, name: JobFacet): Question => ({
  ...question,
  filters: question.filters.filter((filter) => !isOf(filter, name)),
});

/**
 * How many jobs of a question have each value of a facet. Counts that are kept up answer where only what is counted by is asked for; else the jobs
 * that are found are counted one by one.
 */
export class FacetCounts {
  readonly #answer: Answer;

  constructor(answer: Answer) {
    this.#answer = answer;
  }

  /** How many the question finds. */
  get total(): number {
    const { jobs, question } = this.#answer;
    const by = countedBy(question);
    // Those that are found are looked for only when they are asked for.
    return (by && totalOf(jobs.index, by)) ?? this.#answer.found.total;
  }

  of(name: JobFacet): ReadonlyMap<string, number> {
    const { jobs, question } = this.#answer;
    const isFound = !hasOwn(question, name);
    const asked = isFound ? question : without(question, name);
    const found = () => (isFound ? this.#answer.found : jobsOf(jobs, asked));
    return this.#kept(name, asked) ?? jobs.index.counts.among(name, found().places);
  }

  #kept(name: JobFacet, question: Question) {
    const by = countedBy(question);
    return by && countsOf(this.#answer.jobs.index, name, by);
  }
}
