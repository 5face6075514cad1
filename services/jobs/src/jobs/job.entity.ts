import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import {
  affinities,
  jobStatuses,
  jobTypes,
  modalities,
  visaRequirements,
  workLanguages,
} from '@puente/domain/jobs';
import { User } from '../database/user.entity.ts';

/** What a published job has, by column. */
const whole =
  'title, description, requirements, benefits, country, province, zip_code, category, subcategory, modality, ' +
  'work_language, visa_requirement, job_type, salary';

const terms = (weight: string, ...columns: string[]) =>
  `setweight(jobs.search_terms(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)}), '${weight}')`;

/** As the migration `search` has it: the title counts most, then the trade, then the place. */
const searchVector = `${[
  terms('A', 'title'),
  terms('B', 'category', 'subcategory'),
  terms('C', 'city', 'province', 'country', 'zip_code'),
  terms('D', 'description', 'requirements', 'benefits'),
].join(' || ')} stored`;

/** For writing; jobs are read as plain rows (job.projection.ts, decision 17). */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p.integer().primary().generated('identity'),
    employerId: () => p.manyToOne(User).mapToPk().fieldName('employer_id').deleteRule('cascade'),
    title: p.text(),
    description: p.text().nullable(),
    requirements: p.text().nullable(),
    benefits: p.text().nullable(),
    country: p.text().nullable(),
    province: p.text().nullable(),
    zipCode: p.text().nullable(),
    category: p.text().nullable(),
    subcategory: p.text().nullable(),
    modality: p.enum(modalities).nullable(),
    workLanguage: p.enum(workLanguages).nullable(),
    visaRequirement: p.enum(visaRequirements).nullable(),
    jobType: p.enum(jobTypes).nullable(),
    salary: p.text().nullable(),
    annualSalary: p.integer().nullable(),
    phone: p.text().nullable(),
    /** Kept before phones were checked, and no number; for its employer to mend. */
    uncheckedPhone: p.text().nullable(),
    contactEmail: p.text().nullable(),
    highlight: p.boolean().default(false),
    affinities: p.array().$type<(typeof affinities)[number][]>().defaultRaw(`'{}'`),
    status: p.enum(jobStatuses),
    /** These two are written by a trigger, at the first publication (migration `published-at`). */
    datePosted: p.date().nullable(),
    publishedAt: p.datetime().nullable(),
    /** Held by a trigger to what fits the place: in the United States to the postal code (migration `places`). */
    city: p.text().nullable(),
    /** Written by the same trigger: where on earth that is. Lazy, since only the search by distance reads it. */
    location: p.text().columnType('cube').nullable().lazy(),
    closesOn: p.date().nullable(),
    /** For the search alone. Lazy, or it would be read with each job; a flushed change does bring it along. */
    searchVector: p.text().columnType('tsvector').generated(searchVector).nullable().lazy(),
    /** Written by a trigger (migration `job-pages`). */
    changedOn: p.date().defaultRaw(`((now() AT TIME ZONE 'utc'::text))::date`),
    version: p.integer().default(1),
  },
  checks: [
    { name: 'jobs_affinities_are_known', expression: `affinities <@ ${arrayOf(affinities)}` },
    { name: 'jobs_phone_is_e164', expression: String.raw`phone ~ '^\+[1-9]\d{6,14}$'` },
    { name: 'jobs_published_has_date', expression: `status = 'Borrador' or date_posted is not null` },
    { name: 'jobs_published_is_whole', expression: `status = 'Borrador' or num_nulls(${whole}) = 0` },
  ],
  // Lists, searches and what is alike are answered in memory (decision 33).
  indexes: [
    // As an expression, for MikroORM 7.2 takes the `id` at the end for that of `employer_id`, and does not see its order.
    {
      name: 'jobs_by_employer',
      expression:
        'CREATE INDEX jobs_by_employer ON jobs.jobs USING btree (employer_id, published_at DESC, id DESC)',
    },
  ],
});

export type Job = InferEntity<typeof Job>;

function arrayOf(values: readonly string[]): string {
  return `array[${values.map((value) => `'${value}'`).join(', ')}]`;
}
