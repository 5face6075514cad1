import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { jobMessages, type JobReportInput } from '@puente/domain/jobs';
import { ApiError, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
import { tablesOf } from '../database/tables.ts';
import { openToAll } from '../jobs/open-jobs.ts';

@Injectable()
export class ReportsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Keeps a report, of a visitor too. A person's second report of a job replaces the first.
   * @throws ApiError 404 when the job is not published
   */
  async report(job: number, { reason, details }: JobReportInput, reporter?: SignedInUser): Promise<void> {
    const row = await tablesOf(this.em)
      .insertInto('jobs.job_reports')
      .columns(['job_id', 'reporter_id', 'reason', 'details'])
      .expression((from) =>
        from
          .selectFrom('jobs.jobs as j')
          .select([
            'j.id',
            sql`${reporter?.id ?? null}::int`.as('reporter'),
            sql`${reason}::text`.as('reason'),
            sql`${details}::text`.as('details'),
          ])
          .where('j.id', '=', job)
          .where(openToAll),
      )
      .onConflict((same) =>
        same.columns(['job_id', 'reporter_id']).doUpdateSet(({ ref }) => ({
          reason: ref('excluded.reason'),
          details: ref('excluded.details'),
          created_at: sql`now()`,
        })),
      )
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new ApiError(404, jobMessages.notFound);
  }
}
