import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CompanyAttributes, companyMessages } from '@puente/domain/jobs';
import { type DataDocument, dataDocument } from '@puente/domain/rest';
import { ApiError, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';

type CompanyRow = CompanyAttributes & { id: number };

/** Fewer say nothing of how somebody answers. */
const enough = 5;
/** A younger application that waits may still be answered. */
const patience = 14;

/**
 * How `p` answers, of the last year: an application is answered when it leaves its first state by the employer's doing.
 * When those of before this was kept were answered is not known: they have no part in the time.
 */
const answers = sql`
  select case when count(days) >= ${enough}
      then round(percentile_cont(0.5) within group (order by days))::int end as "answersWithinDays",
    case when count(*) filter (where ripe) >= ${enough}
      then round(avg(case when answered then 1 else 0 end) filter (where ripe), 2)::float8 end as "answeredShare"
  from (
    select answer.answered is not null as answered, extract(epoch from answer.at - sent.at) / 86400 as days,
      a.date_applied <= (now() at time zone 'utc')::date - ${patience}::int as ripe
    from jobs.jobs j join jobs.applications a on a.job_id = j.id
    left join lateral (
      select e.at from jobs.application_events e
      where e.application_id = a.id and e.status = 'Enviada' order by e.id limit 1) sent on true
    left join lateral (
      select true as answered, e.at from jobs.application_events e
      where e.application_id = a.id and e.status in ('En revisión', 'Entrevista', 'Rechazada', 'Contratada')
      order by e.id limit 1) answer on true
    where j.employer_id = p.user_id and a.date_applied > (now() at time zone 'utc')::date - 365) received`;

@Injectable()
export class CompaniesService {
  constructor(private readonly em: EntityManager) {}

  /** @throws ApiError 404, also for a job seeker and for an account that is not confirmed or locked */
  async read(username: string): Promise<DataDocument<CompanyAttributes>> {
    const [row] = await rowsOf(
      this.em,
      sql<CompanyRow>`
        select p.user_id as id, p.username, p.nombre_empresa as "nombreEmpresa", p.pais as country,
          p.estado as province, p.member_since as "memberSince",
          (select count(*)::int from jobs.jobs j where j.employer_id = p.user_id and ${openToAll}) as "openJobs",
          answers.*
        from identity.public_profiles p cross join lateral (${answers}) answers
        where p.username = ${username.toLowerCase()} and p.user_type = 'employer' and p.member_since is not null`,
    );
    if (!row) throw new ApiError(404, companyMessages.notFound);
    const { id, ...attributes } = row;
    return dataDocument(id, attributes);
  }
}
