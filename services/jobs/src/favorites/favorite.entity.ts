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
    /** Saved again within some minutes it is back in its place; then it is deleted. */
    removedAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'favorites_once_per_job', properties: ['userId', 'jobId'] }],
  indexes: [
    { name: 'favorites_removed', properties: ['removedAt'], where: 'removed_at is not null' },
    // As an expression, for MikroORM 7.2 takes the `id` at the end for that of `user_id`, and does not see its order.
    {
      name: 'favorites_by_user',
      expression:
        'CREATE INDEX favorites_by_user ON jobs.favorites USING btree (user_id, created_at DESC, id DESC) WHERE (removed_at IS NULL)',
    },
  ],
});
