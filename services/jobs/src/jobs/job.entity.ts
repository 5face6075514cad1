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
    description: p.text(),
    requirements: p.text(),
    benefits: p.text(),
    country: p.text(),
    province: p.text(),
    zipCode: p.text(),
    category: p.text(),
    subcategory: p.text(),
    modality: p.enum(modalities),
    workLanguage: p.enum(workLanguages),
    visaRequirement: p.enum(visaRequirements),
    jobType: p.enum(jobTypes),
    salary: p.text(),
    annualSalary: p.integer().nullable(),
    phone: p.text().nullable(),
    contactEmail: p.text().nullable(),
    highlight: p.boolean(),
    affinities: p.array().$type<(typeof affinities)[number][]>(),
    status: p.enum(jobStatuses),
    datePosted: p.date().nullable(),
  },
});

export type Job = InferEntity<typeof Job>;
