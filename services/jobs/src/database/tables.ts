import type { EntityManager, InferKyselyDB } from '@mikro-orm/postgresql';
import type { Application } from '../applications/application.entity.ts';
import type { Favorite } from '../favorites/favorite.entity.ts';
import type { Job } from '../jobs/job.entity.ts';
import type { JobReport } from '../reports/job-report.entity.ts';

type Tables = InferKyselyDB<typeof Application | typeof Favorite | typeof Job | typeof JobReport>;

/**
 * Kysely by the entities' tables and columns, inside the manager's transaction if it has one: for a write that decides by
 * what is there and answers what it wrote, in one statement (decision 17).
 */
export function tablesOf(em: EntityManager) {
  return em.getKysely<Tables>().withSchema('jobs');
}
