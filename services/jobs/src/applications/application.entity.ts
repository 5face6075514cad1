import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { applicationStatuses } from '@puente/domain/jobs';

/** `seen…` is the job as its candidate saw it when applying, for when the job is no more. */
export const Application = defineEntity({
  name: 'Application',
  tableName: 'applications',
  properties: {
    id: p.integer().primary(),
    jobId: p.integer(),
    candidateId: p.integer(),
    coverLetter: p.text().nullable(),
    phone: p.text().nullable(),
    notes: p.text().nullable(),
    status: p.enum(applicationStatuses),
    dateApplied: p.date(),
    version: p.integer().default(1),
    seenTitle: p.text(),
    seenEmployer: p.text().nullable(),
    seenCountry: p.text(),
    seenProvince: p.text(),
  },
});

export type Application = InferEntity<typeof Application>;
