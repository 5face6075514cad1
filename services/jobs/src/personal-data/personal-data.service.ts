import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { JobsData } from '@puente/domain/jobs';
import { ApiError, isoInstant, rowsOf, type SignedInUser } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { history } from '../applications/application.projection.ts';
import { standing } from '../applications/withdrawal.ts';
import { jobColumns, jobEntry, type OwnJobRow } from '../jobs/job.projection.ts';
import { openToAll } from '../jobs/open-jobs.ts';

type Kept = Omit<JobsData, 'jobs'> & { jobs: OwnJobRow[] };

/** Somebody else's job by its title, while it is everybody's to read. */
const openTitle = sql`case when ${openToAll} then j.title end as title`;

/**
 * What is kept about one person, by its list. `tablesOfPeople` says which table each is of; a test holds them against
 * the tables of the schema that name an account.
 */
const lists = {
  applications: (id: number) => sql`
    select id, job_id as job, seen_title as title, seen_employer as "nombreEmpresa", seen_country as country,
      seen_province as province, cover_letter as "coverLetter", phone, status, date_applied as "dateApplied",
      ${isoInstant('withdrawn_at')} as "withdrawnAt", ${history} as history
    from jobs.applications a where candidate_id = ${id} order by id`,
  favorites: (id: number) => sql`
    select f.job_id as job, ${openTitle}, ${isoInstant('f.created_at')} as "createdAt",
      ${isoInstant('f.removed_at')} as "removedAt"
    from jobs.favorites f join jobs.jobs j on j.id = f.job_id where f.user_id = ${id} order by f.id`,
  savedSearches: (id: number) => sql`
    select name, query, frequency, ${isoInstant('created_at')} as "createdAt", ${isoInstant('removed_at')} as "removedAt"
    from jobs.saved_searches where owner_id = ${id} order by id`,
  reports: (id: number) => sql`
    select r.job_id as job, ${openTitle}, r.reason, r.details, ${isoInstant('r.created_at')} as "createdAt"
    from jobs.job_reports r join jobs.jobs j on j.id = r.job_id where r.reporter_id = ${id} order by r.id`,
  jobs: (id: number) => sql`
    select ${jobColumns}, j.unchecked_phone as "uncheckedPhone",
      (select count(*) from jobs.applications a where a.job_id = j.id and ${standing}) as "applicationsCount"
    from jobs.jobs j where j.employer_id = ${id} order by j.id`,
  receivedApplications: (id: number) => sql`
    select a.id, a.job_id as job, a.status, a.date_applied as "dateApplied"
    from jobs.applications a join jobs.jobs j on j.id = a.job_id where j.employer_id = ${id} and ${standing} order by a.id`,
  answersKept: (id: number) => sql`
    select k.key, ${isoInstant('k.created_at')} as "createdAt", coalesce(k.written, k.answer::json) as answer
    from jobs.idempotency_keys k where k.user_id = ${id} order by k.created_at, k.key`,
} satisfies Record<keyof JobsData, (id: number) => RawBuilder<unknown>>;

/** Each column that names an account, and the list that answers its rows. */
export const tablesOfPeople: Readonly<Record<string, keyof typeof lists>> = {
  'applications.candidate_id': 'applications',
  'favorites.user_id': 'favorites',
  'idempotency_keys.user_id': 'answersKept',
  'job_reports.reporter_id': 'reports',
  'jobs.employer_id': 'jobs',
  'saved_searches.owner_id': 'savedSearches',
};

@Injectable()
export class PersonalDataService {
  constructor(private readonly em: EntityManager) {}

  /** One statement: all of it is of one moment. */
  async read(user: SignedInUser): Promise<JobsData> {
    const columns = Object.entries(lists).map(
      ([name, list]) =>
        sql`(select coalesce(jsonb_agg(to_jsonb(entry)), '[]') from (${list(user.id)}) entry) as ${sql.id(name)}`,
    );
    const [kept] = await rowsOf(this.em, sql<Kept>`select ${sql.join(columns)}`);
    if (!kept) throw new ApiError(404);
    const jobs = kept.jobs.map((row) => {
      const { id, attributes } = jobEntry(row, user);
      return { id, ...attributes };
    });
    return { ...kept, jobs };
  }
}
