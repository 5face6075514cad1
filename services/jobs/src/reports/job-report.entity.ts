import { defineEntity, p } from '@mikro-orm/core';
import { reportReasons } from '@puente/domain/jobs';
import { User } from '../database/user.entity.ts';
import { Job } from '../jobs/job.entity.ts';

/** Of a visitor there may be several about the same job, of an account one. */
export const JobReport = defineEntity({
  name: 'JobReport',
  tableName: 'job_reports',
  properties: {
    id: p.integer().primary().generated('identity'),
    jobId: () => p.manyToOne(Job).mapToPk().fieldName('job_id').deleteRule('cascade'),
    reporterId: () =>
      p
        .manyToOne(User)
        .mapToPk()
        .fieldName('reporter_id')
        .deleteRule('cascade')
        .nullable()
        .index('job_reports_by_reporter'),
    reason: p.enum(reportReasons),
    details: p.text().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ name: 'job_reports_once_per_person', properties: ['jobId', 'reporterId'] }],
});
