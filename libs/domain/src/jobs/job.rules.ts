import { isPlace } from '../places/places.rules.ts';
import { jobCategories, type JobSubcategory } from './job-categories.catalogue.ts';
import { type Affinity, affinityAlias } from './job.enums.ts';
import { jobMessages } from './messages.catalogue.ts';

/** Longest accepted texts of a job, in characters. */
export const jobLimits = {
  title: 120,
  city: 120,
  description: 5000,
  requirements: 5000,
  benefits: 5000,
  salary: 80,
  phone: 30,
} as const;

/** What a published job has; the rest is optional, and a draft needs its title only. */
export const requiredJobFields = [
  'title',
  'description',
  'requirements',
  'benefits',
  'country',
  'province',
  'zipCode',
  'category',
  'subcategory',
  'modality',
  'workLanguage',
  'visaRequirement',
  'jobType',
  'salary',
] as const;

export type RequiredJobField = (typeof requiredJobFields)[number];

export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** What a job still lacks before it can be published. */
export function missingJobFields(job: { [Field in RequiredJobField]?: unknown }): RequiredJobField[] {
  return requiredJobFields.filter((field) => isBlank(job[field]));
}

const hoursBehindUtc = 10;

/**
 * The day by which jobs end, yyyy-mm-dd: that of Hawaii, the westernmost of their places, which knows no summer time.
 * A last day is over once it is over wherever a job may be. `services/jobs/src/jobs/open-jobs.ts` says the same in SQL.
 */
export function closingDay(now: Date = new Date()): string {
  return new Date(now.getTime() - hoursBehindUtc * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Whether the last day to apply is over: then a job is nobody's to read but its employer's, as a withdrawn one. */
export function isOver({ closesOn }: { closesOn: string | null }, now?: Date): boolean {
  return closesOn !== null && closesOn < closingDay(now);
}

/** A real day of these centuries, yyyy-mm-dd. */
export function isClosingDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return (
    /^2\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  );
}

/** The subcategories to choose from; none for a category that is not listed. */
export function subcategoriesOf(category: string): readonly JobSubcategory[] {
  return jobCategories.find(({ name }) => name === category)?.subcategories ?? [];
}

export function isSubcategory(category: string, subcategory: string): boolean {
  return subcategoriesOf(category).some((name) => name === subcategory);
}

/** The stored spelling of an affinity. */
export function storedAffinity(affinity: Affinity | typeof affinityAlias): Affinity {
  return affinity === affinityAlias ? 'Pueblos Originarios' : affinity;
}

export interface FieldProblem {
  field: string;
  message: string;
}

interface PlaceAndKind {
  country?: string | null | undefined;
  province?: string | null | undefined;
  category?: string | null | undefined;
  subcategory?: string | null | undefined;
}

/**
 * What does not fit together in a job. A pair of which one half is missing is not judged: after an
 * update the service asks again with the merged job.
 */
export function jobProblems({ country, province, category, subcategory }: PlaceAndKind): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (country && province && !isPlace(country, province)) {
    problems.push({ field: 'province', message: jobMessages.provinceOfOtherCountry });
  }
  if (category && subcategory && !isSubcategory(category, subcategory)) {
    problems.push({ field: 'subcategory', message: jobMessages.subcategoryOfOtherCategory });
  }
  return problems;
}
