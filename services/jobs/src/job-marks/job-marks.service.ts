import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { JobMarks } from '@puente/domain/jobs';
import { allRowsLimit } from '@puente/domain/rest';
import { preparedRowsOf, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
import { standing } from '../applications/withdrawal.ts';

/** What a list of jobs is marked by: ids alone, where the lists themselves carry whole jobs. */
@Injectable()
export class JobMarksService {
  constructor(private readonly em: EntityManager) {}

  async read({ id }: SignedInUser): Promise<JobMarks> {
    const [marks] = await preparedRowsOf(
      this.em,
      sql<JobMarks>`
        select
          (select coalesce(jsonb_agg(mark), '[]') from (
            select a.id, a.job_id as job from jobs.applications a
            where a.candidate_id = ${id} and ${standing}
            order by a.date_applied desc, a.id desc limit ${allRowsLimit}) mark) as applied,
          (select coalesce(jsonb_agg(mark), '[]') from (
            select f.id, f.job_id as job from jobs.favorites f
            where f.user_id = ${id} and f.removed_at is null
            order by f.created_at desc, f.id desc limit ${allRowsLimit}) mark) as saved`,
    );
    return marks ?? { applied: [], saved: [] };
  }
}
