import { defineEntity, p } from '@mikro-orm/core';
import { applicationStatuses } from '@puente/domain/jobs';
import { User } from '../database/user.entity.ts';

/** `seen…` is the job as its candidate saw it when applying, for when the job is no more. */
export const Application = defineEntity({
  name: 'Application',
  tableName: 'applications',
  properties: {
    id: p.integer().primary().generated('identity'),
    /** No foreign key: an application outlives its job. */
    jobId: p.integer(),
    candidateId: () => p.manyToOne(User).mapToPk().fieldName('candidate_id').deleteRule('cascade'),
    coverLetter: p.text().nullable(),
    phone: p.text().nullable(),
    notes: p.text().nullable(),
    status: p.enum(applicationStatuses).default('Enviada'),
    dateApplied: p.date().defaultRaw(`((now() AT TIME ZONE 'utc'::text))::date`),
    version: p.integer().default(1),
    seenTitle: p.text(),
    seenEmployer: p.text().nullable(),
    seenCountry: p.text(),
    seenProvince: p.text(),
    /** Its candidate may take that back for some minutes; then it is deleted. */
    withdrawnAt: p.datetime().nullable(),
  },
  checks: [{ name: 'applications_phone_is_e164', expression: `phone ~ '^\\+[1-9][0-9]{6,14}$'` }],
  uniques: [
    {
      name: 'applications_once_per_job',
      properties: ['jobId', 'candidateId'],
      include: ['id', 'status'],
      where: 'withdrawn_at is null',
    },
  ],
  indexes: [
    { name: 'applications_withdrawn', properties: ['withdrawnAt'], where: 'withdrawn_at is not null' },
    // As an expression, for MikroORM 7.2 takes the `id` at the end for that of `candidate_id`, and does not see its order.
    {
      name: 'applications_by_candidate',
      expression:
        'CREATE INDEX applications_by_candidate ON jobs.applications USING btree (candidate_id, date_applied DESC, id DESC)',
    },
  ],
});
