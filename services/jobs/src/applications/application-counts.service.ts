import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ApplicationCounts, applicationStatuses } from '@puente/domain/jobs';
import { preparedRowsOf, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
import { toJobsOf } from './received.ts';
import { standing } from './withdrawal.ts';

type StatusCount = ApplicationCounts['byStatus'][number];
type JobCount = ApplicationCounts['newByJob'][number];

/** What an account's home tells of applications, without their rows. */
@Injectable()
export class ApplicationCountsService {
  constructor(private readonly em: EntityManager) {}

  async count(user: SignedInUser): Promise<ApplicationCounts> {
    if (user.userType === 'user') return { byStatus: await this.byStatus(user), newByJob: [] };
    const [byStatus, newByJob] = await Promise.all([this.byStatus(user), this.newByJob(user)]);
    return { byStatus, newByJob };
  }

  private async byStatus({ id, userType }: SignedInUser): Promise<StatusCount[]> {
    const whose = userType === 'user' ? sql`a.candidate_id = ${id}` : toJobsOf(sql`${id}`);
    const rows = await preparedRowsOf(
      this.em,
      sql<StatusCount>`
        select a.status, count(*)::int as count
        from jobs.applications a
        where ${whose} and ${standing} group by a.status`,
    );
    return rows.sort(
      (one, other) => applicationStatuses.indexOf(one.status) - applicationStatuses.indexOf(other.status),
    );
  }

  private newByJob({ id }: SignedInUser): Promise<JobCount[]> {
    return preparedRowsOf(
      this.em,
      sql<JobCount>`
        select j.id, j.title, received.count
        from jobs.jobs j, lateral (
          select count(*)::int as count, max(a.id) as last from jobs.applications a
          where a.job_id = j.id and a.status = 'Enviada' and ${standing}) received
        where j.employer_id = ${id} and received.count > 0 order by received.last desc`,
    );
  }
}
