import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ApplicationCounts, applicationStatuses } from '@puente/domain/jobs';
import { prepared, rowsOf, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
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
    const whose = userType === 'user' ? sql`a.candidate_id = ${id}` : sql`j.employer_id = ${id}`;
    const rows = await rowsOf(
      this.em,
      prepared(sql<StatusCount>`
        select a.status, count(*)::int as count
        from jobs.applications a left join jobs.jobs j on j.id = a.job_id
        where ${whose} and ${standing} group by a.status`),
    );
    return rows.sort(
      (one, other) => applicationStatuses.indexOf(one.status) - applicationStatuses.indexOf(other.status),
    );
  }

  private newByJob({ id }: SignedInUser): Promise<JobCount[]> {
    return rowsOf(
      this.em,
      prepared(sql<JobCount>`
        select j.id, j.title, count(*)::int as count
        from jobs.applications a join jobs.jobs j on j.id = a.job_id
        where j.employer_id = ${id} and a.status = 'Enviada' and ${standing}
        group by j.id, j.title order by max(a.id) desc`),
    );
  }
}
