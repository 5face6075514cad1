import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ApplicationAttributes,
  type ApplicationInput,
  applicationMessages,
  type ApplicationUpdate,
  jobMessages,
  mustBeEmployer,
} from '@puente/domain/jobs';
import { parsePhone } from '@puente/domain/phone-check';
import { type Country } from '@puente/domain/places';
import { type DataDocument, type ListDocument } from '@puente/domain/rest';
import {
  ApiError,
  equalTo,
  listed,
  type ListQuery,
  type SignedInUser,
  validationError,
} from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { changedMeanwhile } from '../database/changed-meanwhile.ts';
import { readPage, rowsOf, violates } from '../database/rows.ts';
import { openToAll } from '../jobs/open-jobs.ts';
import { type ApplicationsQuery, type OwnQuery, type ReceivedQuery } from './application.grammar.ts';
import {
  applicationEntry,
  type ApplicationRow,
  candidateColumn,
  candidateColumns,
  employerColumns,
  ownJobColumn,
  publishedJobColumn,
} from './application.projection.ts';

@Injectable()
export class ApplicationsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Answers two questions: a candidate's own applications, and an employer's received ones.
   * @throws ApiError 400 for any other question, 403 for somebody else's
   */
  list(query: ApplicationsQuery, user: SignedInUser): Promise<ListDocument<ApplicationAttributes>> {
    return asksForCandidate(query) ? this.own(query, user) : this.received(query, user);
  }

  private own(query: OwnQuery, user: SignedInUser): Promise<ListDocument<ApplicationAttributes>> {
    if (user.userType !== 'user') throw new ApiError(403, applicationMessages.listOnlyForUsers);
    onlyOneself(equalTo(query, 'candidate.id'), user);
    const columns = query.populate.has('job')
      ? sql`${candidateColumns}, ${publishedJobColumn}`
      : candidateColumns;
    return this.page(query, columns, sql`jobs.applications a`, sql`a.date_applied desc, a.id desc`, user);
  }

  private received(query: ReceivedQuery, user: SignedInUser): Promise<ListDocument<ApplicationAttributes>> {
    const asked = equalTo(query, 'job.employer.id');
    if (asked !== undefined && user.userType !== 'employer') {
      throw new ApiError(403, mustBeEmployer('ver los candidatos.'));
    }
    onlyOneself(asked, user);
    const columns = sql.join([
      employerColumns,
      ...(query.populate.has('job') ? [ownJobColumn] : []),
      ...(query.populate.has('candidate') ? [candidateColumn] : []),
    ]);
    const tables = sql`jobs.applications a join jobs.jobs j on j.id = a.job_id`;
    return this.page(query, columns, tables, sql`a.id desc`, user);
  }

  private async page(
    query: ListQuery,
    columns: RawBuilder<unknown>,
    tables: RawBuilder<unknown>,
    order: RawBuilder<unknown>,
    user: SignedInUser,
  ): Promise<ListDocument<ApplicationAttributes>> {
    const { rows, total } = await readPage<ApplicationRow>(this.em, query, {
      columns,
      source: sql`${tables} where ${query.where}`,
      order,
    });
    return listed(
      rows.map((row) => applicationEntry(row, user)),
      total,
      query,
    );
  }

  /** @throws ApiError 404 when the job is not published, 400 for what is no phone number, 409 the second time */
  async create(
    { job, coverLetter, phone: typed }: ApplicationInput,
    candidate: SignedInUser,
  ): Promise<DataDocument<ApplicationAttributes>> {
    const phone = typed && (await this.checkedPhone(typed, job));
    const [row] = await rowsOf(
      this.em,
      sql<ApplicationRow>`
        insert into jobs.applications as a
          (job_id, candidate_id, cover_letter, phone, seen_title, seen_employer, seen_country, seen_province)
        select j.id, ${candidate.id}::int, ${coverLetter}::text, ${phone}::text, j.title, p.nombre_empresa,
          j.country, j.province
        from jobs.jobs j left join identity.public_profiles p on p.user_id = j.employer_id
        where j.id = ${job} and ${openToAll}
        returning ${candidateColumns}`,
    ).catch((error: unknown) => {
      if (violates(error, 'applications_once_per_job')) {
        throw new ApiError(409, applicationMessages.alreadyApplied);
      }
      throw error;
    });
    if (!row) throw new ApiError(404, jobMessages.notFound);
    return { data: applicationEntry(row, candidate) };
  }

  /** As E.164: a number of the job's country, or of any other by its code. */
  private async checkedPhone(typed: string, job: number): Promise<string> {
    const [place] = await rowsOf(
      this.em,
      sql<{ country: Country }>`select j.country from jobs.jobs j where j.id = ${job} and ${openToAll}`,
    );
    if (!place) throw new ApiError(404, jobMessages.notFound);
    const phone = parsePhone(typed, place.country);
    if (!phone) {
      throw validationError([{ path: ['data', 'phone'], message: applicationMessages.phoneInvalid }]);
    }
    return phone;
  }

  /** @throws ApiError 404 unless it is an application to a job of this employer, 409 for another version */
  async update(
    id: number,
    { status, notes, version }: ApplicationUpdate,
    employer: SignedInUser,
  ): Promise<DataDocument<ApplicationAttributes>> {
    const [row] = await rowsOf(
      this.em,
      sql<ApplicationRow>`
        update jobs.applications a
        set status = ${status === undefined ? sql`a.status` : status},
            notes = ${notes === undefined ? sql`a.notes` : notes},
            version = a.version + 1
        from jobs.jobs j
        where a.id = ${id} and j.id = a.job_id and j.employer_id = ${employer.id}
          and a.version = ${version ?? sql`a.version`}
        returning ${employerColumns}`,
    );
    if (row) return { data: applicationEntry(row, employer) };
    const [current] = await rowsOf(
      this.em,
      sql<ApplicationRow>`
        select ${employerColumns} from jobs.applications a join jobs.jobs j on j.id = a.job_id
        where a.id = ${id} and j.employer_id = ${employer.id}`,
    );
    if (!current) throw new ApiError(404, applicationMessages.notFound);
    throw changedMeanwhile({ data: applicationEntry(current, employer) });
  }

  /** @throws ApiError 404 unless it is the candidate's own */
  async withdraw(id: number, candidate: SignedInUser): Promise<DataDocument<ApplicationAttributes>> {
    const [row] = await rowsOf(
      this.em,
      sql<ApplicationRow>`
        delete from jobs.applications a where a.id = ${id} and a.candidate_id = ${candidate.id}
        returning ${candidateColumns}`,
    );
    if (!row) throw new ApiError(404, applicationMessages.notFound);
    return { data: applicationEntry(row, candidate) };
  }
}

function asksForCandidate(query: ApplicationsQuery): query is OwnQuery {
  const filters: ListQuery['filters'] = query.filters;
  return filters.some(({ field }) => field === 'candidate.id');
}

function onlyOneself(asked: string | number | undefined, user: SignedInUser): void {
  if (asked === undefined) {
    const message = 'Indica filters[candidate][id][$eq] o filters[job][employer][id][$eq].';
    throw validationError([{ path: ['filters'], message }]);
  }
  if (asked !== user.id) throw new ApiError(403);
}
