import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../database/user.entity.ts';
import { Job } from '../jobs/job.entity.ts';

export const Favorite = defineEntity({
  name: 'Favorite',
  tableName: 'favorites',
  properties: {
    id: p.integer().primary().generated('identity'),
    jobId: () =>
      p.manyToOne(Job).mapToPk().fieldName('job_id').deleteRule('cascade').index('favorites_by_job'),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade'),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  uniques: [{ name: 'favorites_once_per_job', properties: ['userId', 'jobId'] }],
});
