import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { reportReasons } from '@puente/domain/jobs';

export const JobReport = defineEntity({
  name: 'JobReport',
  tableName: 'job_reports',
  properties: {
    id: p.integer().primary(),
    jobId: p.integer(),
    reporterId: p.integer().nullable(),
    reason: p.enum(reportReasons),
    details: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

export type JobReport = InferEntity<typeof JobReport>;
