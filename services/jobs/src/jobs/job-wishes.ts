import { type Wish } from '@puente/domain/job-search';
import { type FieldOf, type ListQuery } from '@puente/service-kit';
import { type Bits } from '../job-index/bits.ts';
import { type FacetField, facetFields, type JobIndex } from '../job-index/job-index.ts';
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

/** Whether a filter is let go with a wish. */
export function goesWith(field: JobField | undefined, wish: Wish): boolean {
  return field !== undefined && (wishOf[field] === wish || goesWith(impliedBy[field], wish));
}

const isFacet = (field: string): field is FacetField => facetFields.some((one) => one === field);
const day = 86_400_000;

/** The published jobs that a filter lets through: the same as it says in SQL. */
export function letThrough(index: JobIndex, filter: JobFilter): Bits {
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
      return index.within('employerId', least, least + 1);
  }
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
