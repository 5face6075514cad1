import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import {
  affinities,
  jobStatuses,
  jobTypes,
  modalities,
  visaRequirements,
  workLanguages,
} from '@puente/domain/jobs';

/** For writing; jobs are read as plain rows (job.projection.ts). The city and the search vector are the database's own. */
export const Job = defineEntity({
  name: 'Job',
  tableName: 'jobs',
  properties: {
    id: p.integer().primary(),
    employerId: p.integer(),
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
    highlight: p.boolean(),
    affinities: p.array().$type<(typeof affinities)[number][]>(),
    status: p.enum(jobStatuses),
    datePosted: p.date().nullable(),
    closesOn: p.date().nullable(),
    version: p.integer().default(1),
  },
});

export type Job = InferEntity<typeof Job>;
