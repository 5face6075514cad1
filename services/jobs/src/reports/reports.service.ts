import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { jobMessages, type JobReport } from '@puente/domain/jobs';
import { ApiError, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
import { rowsOf } from '../database/rows.ts';
import { openToAll } from '../jobs/open-jobs.ts';

@Injectable()
export class ReportsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Keeps a report, of a visitor too. A person's second report of a job replaces the first.
   * @throws ApiError 404 when the job is not published
   */
  async report(job: number, { reason, details }: JobReport, reporter?: SignedInUser): Promise<void> {
    const [row] = await rowsOf(
      this.em,
      sql`insert into jobs.job_reports (job_id, reporter_id, reason, details)
        select j.id, ${reporter?.id ?? null}::int, ${reason}::text, ${details}::text
        from jobs.jobs j where j.id = ${job} and ${openToAll}
        on conflict (job_id, reporter_id)
          do update set reason = excluded.reason, details = excluded.details, created_at = now()
        returning id`,
    );
    if (!row) throw new ApiError(404, jobMessages.notFound);
  }
}
