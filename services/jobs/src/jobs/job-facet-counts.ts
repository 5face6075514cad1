import { type JobFacet } from '@puente/domain/jobs';
import { type Counts } from '../job-index/job-counts.ts';
import { type Answer, asFilters, jobsOf, type Question, spotsOf } from './job-inquiry.ts';
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
  /** What is kept of the jobs where they are asked for. */
  readonly #counts: Counts | undefined;

  constructor(answer: Answer) {
    const { jobs, question } = answer;
    const [where, ...others] = spotsOf(question);
    this.#answer = answer;
    if (asFilters(question) && others.length === 0)
      this.#counts = where ? jobs.index.countsAt(where) : jobs.index.counts;
  }

  /** How many the question finds. */
  get total(): number {
    const { jobs, question } = this.#answer;
    const filters = this.#counts && asFilters(question);
    // Those that are found are looked for only when they are asked for.
    return (filters && totalOf(jobs.index, filters, this.#counts)) ?? this.#answer.found.total;
  }

  of(name: JobFacet): ReadonlyMap<string, number> {
    const { jobs, question } = this.#answer;
    const isFound = !hasOwn(question, name);
    const asked = isFound ? question : without(question, name);
    const found = () => (isFound ? this.#answer.found : jobsOf(jobs, asked));
    return this.#kept(name, asked) ?? jobs.index.counts.among(name, found().places);
  }

  #kept(name: JobFacet, question: Question) {
    const filters = this.#counts && asFilters(question);
    return filters && countsOf(this.#answer.jobs.index, name, filters, this.#counts);
  }
}
