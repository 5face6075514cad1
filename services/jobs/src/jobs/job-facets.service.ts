import { Injectable } from '@nestjs/common';
import { payLevels, recencies, type Recency } from '@puente/domain/job-search';
import { type JobFacet, jobFacets as facetNames, type JobFacets } from '@puente/domain/jobs';
import { type ListQuery } from '@puente/service-kit';
import { any } from '../job-index/bits.ts';
import { FoundJobs } from '../job-index/found-jobs.ts';
import { counted } from './counted.ts';
import { type Jobs } from '../job-index/current-jobs.ts';
import { FacetCounts, hasOwn, without } from './job-facet-counts.ts';
import { jobsOf, type Question } from './job-inquiry.ts';
import { JobQueries, placeMeta } from './job-query.ts';
import { type jobFacetsGrammar } from './job.grammar.ts';
import { impliedBy, type JobField } from './job-wishes.ts';

type JobFacetsQuery = ListQuery<typeof jobFacetsGrammar>;
type Counts = NonNullable<JobFacets['data'][JobFacet]>;

/** How many jobs of a list have each value that it could be narrowed by. */
@Injectable()
export class JobFacetsService {
  constructor(private readonly queries: JobQueries) {}

  /**
   * Each facet is counted among the jobs that all the other filters let through. The most frequent values come first; those
   * that no job has are left out, and so are provinces without a country and subcategories without a category.
   */
  async facets(query: JobFacetsQuery): Promise<JobFacets> {
    const asked = await this.queries.asked(query);
    const answer = await this.queries.ask(asked).answer(ofAllFacets);
    const { question, jobs } = answer;
    const wanted = facetNames.filter((name) => query.fields.size === 0 || query.fields.has(name));
    const asking = (field: JobField) => query.filters.some((filter) => filter.field === field);
    const shown = wanted.filter((name) => {
      const parent = impliedBy[name];
      return parent === undefined || asking(parent);
    });
    const now = Math.floor(Date.now() / minute) * minute;
    jobs.index.countSince(instantsAt(now));
    const { data, total } = counted(jobs, ['facets', shown, now], question, () => {
      const counts = new FacetCounts(answer);
      const data = shown.map((name) => [name, shownCounts(name, counts.of(name), now)] as const);
      return { data: Object.fromEntries(data), total: counts.total };
    });
    const { words } = question;
    const meta = {
      total,
      ...(words && { matched: words.match.name }),
      ...(answer.capped && { capped: answer.capped }),
      ...placeMeta(asked),
    };
    return { data, meta };
  }
}

/** The jobs that any facet is counted among. */
function ofAllFacets(jobs: Jobs, question: Question): FoundJobs {
  const found = jobsOf(jobs, question);
  const ofEach = facetNames.map((name) =>
    hasOwn(question, name) ? jobsOf(jobs, without(question, name)) : found,
  );
  return FoundJobs.of(any(new Set(ofEach.map(({ bits }) => bits)), found.bits.length));
}

const minute = 60_000;
const hour = 60 * minute;
const hoursOf: Record<Recency, number> = { '24h': 24, '3d': 72, '7d': 168 };
const instantOf = (since: Recency, now: number) => now - hoursOf[since] * hour;

/** What is counted by, from low to high: of this minute, and of the one before, in which others may still be. */
const instantsAt = (now: number) =>
  recencies
    .flatMap((since) => [now - minute, now].map((from) => instantOf(since, from)))
    .sort((one, other) => one - other);

function shownCounts(name: JobFacet, counts: ReadonlyMap<string, number>, now: number): Counts {
  const countOf = (value: string | number) => counts.get(String(value)) ?? 0;
  switch (name) {
    case 'annualSalary':
      return present(payLevels.map((level) => [String(level), countOf(level)]));
    case 'publishedAt':
      return present(recencies.map((since) => [since, countOf(instantOf(since, now))]));
    default:
      return present([...counts]).sort(
        (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
      );
  }
}

const present = (counts: readonly [string, number][]): Counts =>
  counts.flatMap(([value, number]) => (number > 0 ? [{ value, count: number }] : []));
