import type { EntityManager, InferKyselyTable } from '@mikro-orm/postgresql';
import type { Application } from '../applications/application.entity.ts';
import type { Favorite } from '../favorites/favorite.entity.ts';
import type { IdempotencyKey } from '../idempotency/idempotency-key.entity.ts';
import type { JobChange } from '../job-index/job-change.entity.ts';
import type { Job } from '../jobs/job.entity.ts';
import type { JobReport } from '../reports/job-report.entity.ts';
import type { SavedSearch } from '../saved-searches/saved-search.entity.ts';

interface Tables {
  'jobs.applications': InferKyselyTable<typeof Application>;
  'jobs.favorites': InferKyselyTable<typeof Favorite>;
  'jobs.idempotency_keys': InferKyselyTable<typeof IdempotencyKey>;
  'jobs.job_changes': InferKyselyTable<typeof JobChange>;
  'jobs.job_reports': InferKyselyTable<typeof JobReport>;
  'jobs.jobs': InferKyselyTable<typeof Job>;
  'jobs.saved_searches': InferKyselyTable<typeof SavedSearch>;
}

/**
 * Kysely by the entities' tables and columns, inside the manager's transaction if it has one: for a write that decides by
 * what is there and answers what it wrote, in one statement (decision 17).
 */
export function tablesOf(em: EntityManager) {
  return em.getKysely<Tables>();
}
