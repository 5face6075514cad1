import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type CompanyAttributes, companyMessages } from '@puente/domain/jobs';
import { type DataDocument, dataDocument } from '@puente/domain/rest';
import { ApiError, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';

type CompanyRow = CompanyAttributes & { id: number };

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
          null as "answersWithinDays", null as "answeredShare"
        from identity.public_profiles p
        where lower(p.username) = lower(${username}) and p.user_type = 'employer' and p.member_since is not null`,
    );
    if (!row) throw new ApiError(404, companyMessages.notFound);
    const { id, ...attributes } = row;
    return dataDocument(id, attributes);
  }
}
