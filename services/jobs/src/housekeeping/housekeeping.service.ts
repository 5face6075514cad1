import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sql } from 'kysely';
import { overdue } from '../applications/withdrawal.ts';
import { timeToUndo } from '../database/time-to-undo.ts';
import { tablesOf } from '../database/tables.ts';
import { keepHours } from '../job-index/job-changes.ts';

const minute = 60_000;

/** Deletes what has served its purpose. Each instance does; of two at once, one finds nothing. What fails is logged, and tried a minute later. */
@Injectable()
export class HousekeepingService {
  constructor(private readonly em: EntityManager) {}

  @Interval(minute)
  async clean(): Promise<void> {
    const em = this.em.fork();
    const tables = tablesOf(em);
    await tables.deleteFrom('jobs.applications').where(overdue).execute();
    const tooLateToUndo = sql<Date>`now() - ${timeToUndo}`;
    await tables.deleteFrom('jobs.favorites').where('removed_at', '<=', tooLateToUndo).execute();
    await tables.deleteFrom('jobs.saved_searches').where('removed_at', '<=', tooLateToUndo).execute();
    await tables
      .deleteFrom('jobs.idempotency_keys')
      .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
      .execute();
    await tables
      .deleteFrom('jobs.job_changes')
      .where('changed_at', '<', sql<Date>`now() - make_interval(hours => ${keepHours})`)
      .execute();
  }
}
