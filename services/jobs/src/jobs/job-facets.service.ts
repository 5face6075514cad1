import { Injectable } from '@nestjs/common';
import { payLevels, recencies, type Recency, type Wish } from '@puente/domain/job-search';
import {
  type JobAlternatives,
  type JobFacet,
  jobFacets as facetNames,
  type JobFacets,
} from '@puente/domain/jobs';
import { type ListQuery } from '@puente/service-kit';
import { any, type Bits, count, countBoth } from '../job-index/bits.ts';
import { counted } from './counted.ts';
import { type Jobs } from '../job-index/current-jobs.ts';
import { jobsOf, type Question } from './job-inquiry.ts';
import { JobQueries, placeMeta } from './job-query.ts';
import { type jobFacetsGrammar } from './job.grammar.ts';
import { impliedBy, type JobField, type JobListQuery, wishOf } from './job-wishes.ts';

type JobFacetsQuery = ListQuery<typeof jobFacetsGrammar>;
type Counts = NonNullable<JobFacets['data'][JobFacet]>;

/** How many jobs of a list have each value that it could be narrowed by, and how many there would be without each wish. */
@Injectable()
export class JobFacetsService {
  constructor(private readonly queries: JobQueries) {}

  /**
   * Each facet is counted among the jobs that all the other filters let through. The most frequent values come first; those
   * that no job has are left out, and so are provinces without a country and subcategories without a category.
   */
  async facets(query: JobFacetsQuery): Promise<JobFacets> {
    const asked = await this.queries.asked(query);
    const { question, found, jobs } = await this.queries.ask(asked).answer(undefined, ofAllFacets);
    const wanted = facetNames.filter((name) => query.fields.size === 0 || query.fields.has(name));
    const asking = (field: JobField) => query.filters.some((filter) => filter.field === field);
    const shown = wanted.filter((name) => {
      const parent = impliedBy[name];
      return parent === undefined || asking(parent);
    });
    const data = counted(jobs, ['facets', shown], question, () =>
      Object.fromEntries(
        shown.map((name) => [name, countsOf(jobs, name, others(jobs, question, name, found))]),
      ),
    );
    const { match, capped } = question.words;
    const meta = {
      total: count(found),
      ...(capped && { capped }),
      ...(match.name && { matched: match.name }),
      ...placeMeta(asked),
    };
    return { data, meta };
  }

  /** The wishes that keep jobs from being found, those that keep most of them first. */
  async alternatives(listQuery: JobListQuery): Promise<JobAlternatives> {
    const asked = await this.queries.asked(listQuery);
    const { query, place } = asked;
    // What is no place was searched as words.
    const text: Wish = listQuery.search === undefined && query.search !== undefined ? 'place' : 'text';
    const inquiry = this.queries.ask(asked);
    const wishes: Wish[] = [
      ...(query.search === undefined ? [] : (['text'] as const)),
      ...(Object.keys(place.without) as Wish[]),
      ...new Set(query.filters.flatMap(({ field }) => wishOf[field] ?? [])),
    ];
    const now = count((await inquiry.answer()).found);
    const counts = await Promise.all(
      wishes.map(async (drop) => ({
        drop: drop === 'text' ? text : drop,
        count: count((await inquiry.answer(drop)).found),
      })),
    );
    return {
      data: counts.filter((one) => one.count > now).sort((one, other) => other.count - one.count),
    };
  }
}

/** The jobs that a facet is counted among: without its own filter, and what makes no sense without that. */
function others(jobs: Jobs, question: Question, name: JobFacet, found: Bits): Bits {
  const filters = question.filters.filter(({ field }) => field !== name && impliedBy[field] !== name);
  return filters.length === question.filters.length ? found : jobsOf(jobs, { ...question, filters });
}

/** The jobs that any facet is counted among. */
function ofAllFacets(jobs: Jobs, question: Question): Bits {
  const found = jobsOf(jobs, question);
  return any(
    facetNames.map((name) => others(jobs, question, name, found)),
    found.length,
  );
}

const minute = 60_000;
const hour = 60 * minute;
const hoursOf: Record<Recency, number> = { '24h': 24, '3d': 72, '7d': 168 };

function countsOf({ index }: Jobs, name: JobFacet, among: Bits): Counts {
  if (name === 'annualSalary') {
    return present(payLevels.map((level) => [String(level), countBoth(among, index.within(name, level))]));
  }
  if (name === 'publishedAt') {
    // In whole minutes: for a minute it is one question.
    const now = Math.floor(Date.now() / minute) * minute;
    return present(
      recencies.map((since) => [since, countBoth(among, index.within(name, now - hoursOf[since] * hour))]),
    );
  }
  const counts = present([...index.values(name)].map(([value, bits]) => [value, countBoth(among, bits)]));
  return counts.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

const present = (counts: [string, number][]): Counts =>
  counts.flatMap(([value, number]) => (number > 0 ? [{ value, count: number }] : []));
