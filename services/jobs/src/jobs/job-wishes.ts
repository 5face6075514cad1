import { type Wish } from '@puente/domain/job-search';
import { type FieldOf, type ListQuery } from '@puente/service-kit';
import { type Meant } from '../job-index/columns.ts';
import { type JobSet } from '../job-index/found-jobs.ts';
import {
  type CountedField,
  type Counts,
  type FacetField,
  facetFields,
  type JobCounts,
} from '../job-index/job-counts.ts';
import { type JobIndex } from '../job-index/job-index.ts';
import { type jobListGrammar, type jobPageGrammar } from './job.grammar.ts';

export type JobListQuery = ListQuery<typeof jobListGrammar>;
export type JobPageQuery = ListQuery<typeof jobPageGrammar>;
export type JobField = FieldOf<typeof jobListGrammar>;
export type JobFilter = JobListQuery['filters'][number];

/** What a filter is called in a search; the others are nobody's to let go. */
export const wishOf: Readonly<Partial<Record<JobField, Wish>>> = {
  country: 'country',
  province: 'province',
  category: 'category',
  subcategory: 'subcategory',
  modality: 'modality',
  jobType: 'jobType',
  annualSalary: 'payFrom',
  publishedAt: 'since',
  visaRequirement: 'visa',
  workLanguage: 'language',
  affinities: 'affinities',
  'employer.username': 'employer',
};

/** A filter that makes no sense without another goes with it. */
export const impliedBy: Readonly<Partial<Record<JobField, JobField>>> = {
  province: 'country',
  subcategory: 'category',
};

/** Whether a filter is let go with some wishes. */
export function goesWith(field: JobField | undefined, wishes: ReadonlySet<Wish>): boolean {
  if (field === undefined) return false;
  const wish = wishOf[field];
  return (wish !== undefined && wishes.has(wish)) || goesWith(impliedBy[field], wishes);
}

const isFacet = (field: string): field is FacetField => facetFields.some((one) => one === field);
const day = 86_400_000;

/** The published jobs that a filter lets through: the same as it says in SQL. */
export function letThrough(index: JobIndex, filter: JobFilter): JobSet {
  const { field, operator, value } = filter;
  if (isFacet(field)) return index.having(field, fitting(filter));
  const least = Number(value);
  switch (field) {
    case 'annualSalary':
      return index.within('annualSalary', least);
    case 'publishedAt':
      return index.within('publishedAt', Date.parse(String(value)));
    case 'datePosted':
      return index.within('publishedAt', ...daysOf(operator, Date.parse(String(value))));
    case 'status':
      return index.within('employerId', [value].flat().includes('Publicado') ? 0 : Infinity);
    // A name has become an id before.
    case 'employer.username':
    case 'employer.id':
      return index.ofEmployer(least);
  }
}

/**
 * How many jobs have each value of a field, or are on each of its steps or above, among those that filters let through; undefined
 * where one asks for something that is not counted by, or too many combinations would have to be kept.
 * @param among the counts of all jobs, or of some
 */
export function countsOf(
  { counts }: JobIndex,
  field: CountedField,
  filters: readonly JobFilter[],
  among: Counts = counts,
): ReadonlyMap<string, number> | undefined {
  const meant = meantBy(counts, filters);
  return meant && among.of(field, meant);
}

/** Of which each job has one value. */
const single = 'modality';

/** How many jobs filters let through, where it is counted. */
export function totalOf(index: JobIndex, filters: readonly JobFilter[], among?: Counts): number | undefined {
  const counts = countsOf(index, single, filters, among);
  return counts && [...counts.values()].reduce((sum, one) => sum + one, 0);
}

/**
 * Which codes filters mean (`JobCounts.of`): the same as `letThrough` of each of them; undefined where one asks for
 * something that is not counted by.
 */
function meantBy(
  counts: JobCounts,
  filters: readonly JobFilter[],
): ReadonlyMap<CountedField, Meant> | undefined {
  const meant = new Map<CountedField, Meant>();
  for (const filter of filters) {
    const { field } = filter;
    if (field === 'status' && [filter.value].flat().includes('Publicado')) continue;
    const codes = codesOf(counts, filter);
    if (!codes) return undefined;
    const counted = field as CountedField;
    const before = meant.get(counted);
    meant.set(counted, before ? codes.map((one, code) => one & (before[code] ?? 0)) : codes);
  }
  return meant;
}

function codesOf(counts: JobCounts, filter: JobFilter): Meant | undefined {
  const { field, value } = filter;
  if (isFacet(field)) return counts.meaning(field, fitting(filter));
  if (field === 'annualSalary') return counts.meaningFrom(field, Number(value));
  if (field === 'publishedAt') return counts.meaningFrom(field, Date.parse(String(value)));
  return undefined;
}

function fitting({ field, operator, value: asked }: JobFilter): (value: string) => boolean {
  if (Array.isArray(asked)) return (value) => asked.includes(value);
  const text = String(asked);
  if (operator === '$contains' && field !== 'affinities') return (value) => value.includes(text);
  if (operator === '$eqi') return (value) => value.toLowerCase() === text.toLowerCase();
  return (value) => value === text;
}

/** From when until when, in milliseconds. */
function daysOf(operator: JobFilter['operator'], start: number): [number, number] {
  if (operator === '$gte') return [start, Infinity];
  return [operator === '$lte' ? -Infinity : start, start + day];
}
