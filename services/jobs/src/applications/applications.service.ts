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
import { allRowsLimit, type DataDocument } from '@puente/domain/rest';
import {
  ApiError,
  equalTo,
  type KeyedCall,
  type ListQuery,
  pageOf,
  rowsOf,
  type SignedInUser,
  validationError,
  writeOnce,
  WrittenList,
} from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { changedMeanwhile } from '../database/changed-meanwhile.ts';
import { readPage } from '../database/read-page.ts';
import { tablesOf } from '../database/tables.ts';
import { openToAll } from '../jobs/open-jobs.ts';
import { employerName } from '../jobs/job.projection.ts';
import { type ApplicationsQuery, type OwnQuery, type ReceivedQuery } from './application.grammar.ts';
import {
  applicationEntry,
  type ApplicationRow,
  candidateAnswer,
  candidateColumn,
  candidateColumns,
  employerAnswer,
  employerColumns,
  historyColumn,
  type ListedRow,
  ownJobColumn,
  ownJobOnceColumn,
  publishedJobColumn,
  writtenApplications,
} from './application.projection.ts';
import { standing } from './withdrawal.ts';

@Injectable()
export class ApplicationsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Answers two questions: a candidate's own applications, and an employer's received ones.
   * @throws ApiError 400 for any other question, 403 for somebody else's
   */
  list(query: ApplicationsQuery, user: SignedInUser): Promise<WrittenList> {
    return asksForCandidate(query) ? this.own(query, user) : this.received(query, user);
  }

  private async own(query: OwnQuery, user: SignedInUser): Promise<WrittenList> {
    if (user.userType !== 'user') throw new ApiError(403, applicationMessages.listOnlyForUsers);
    onlyOneself(equalTo(query, 'candidate.id'), user);
    const columns = sql.join([
      candidateColumns,
      ...(query.populate.has('job') ? [publishedJobColumn] : []),
      ...(query.populate.has('history') ? [historyColumn] : []),
    ]);
    const { rows, total } = await this.page(query, columns, sql`a.date_applied desc, a.id desc`);
    return listOf(rows, total, query, user);
  }

  private async received(query: ReceivedQuery, user: SignedInUser): Promise<WrittenList> {
    const asked = equalTo(query, 'job.employer.id');
    if (asked !== undefined && user.userType !== 'employer') {
      throw new ApiError(403, mustBeEmployer('ver los candidatos.'));
    }
    onlyOneself(asked, user);
    const asksForJobs = query.populate.has('job');
    // What a list of all rows may weigh is measured row by row, each with its job.
    const once = asksForJobs && query.pageSize !== allRowsLimit;
    const columns = sql.join([
      employerColumns,
      ...(asksForJobs ? [once ? ownJobOnceColumn : ownJobColumn] : []),
      ...(query.populate.has('candidate') ? [candidateColumn] : []),
      ...(query.populate.has('history') ? [historyColumn] : []),
    ]);
    const { rows, total } = await this.page(query, columns, sql`a.id desc`);
    return listOf(rows, total, query, user);
  }

  private page(query: ListQuery, columns: RawBuilder<unknown>, order: RawBuilder<unknown>) {
    const table = sql`jobs.applications a`;
    return readPage<ListedRow>(this.em, query, {
      columns,
      source: sql`${table} where ${query.where} and ${standing}`,
      order,
      of: { table, key: sql`a.id` },
    });
  }

  /**
   * @throws ApiError 404 when the job is not published, 400 for what is no phone number, 409 the second time, 422 where the key
   * was another call's
   */
  async create(
    input: ApplicationInput,
    candidate: SignedInUser,
    call?: KeyedCall,
  ): Promise<DataDocument<ApplicationAttributes>> {
    const application = await writeOnce(this.em, call, {
      write: async () => ({ insert: await this.insert(input, candidate) }),
      // What was kept before 2026-11-27 holds what was seen of the job, too.
      answer: ({ seen: _, ...row }: ApplicationRow & { seen?: unknown }) => ({
        data: applicationEntry(row, candidate),
      }),
    });
    if (!application) throw new ApiError(404, jobMessages.notFound);
    return application;
  }

  private async insert({ job, coverLetter, phone: typed }: ApplicationInput, candidate: SignedInUser) {
    const phone = typed && (await this.checkedPhone(typed, job));
    return tablesOf(this.em)
      .insertInto('jobs.applications')
      .columns([
        'job_id',
        'candidate_id',
        'cover_letter',
        'phone',
        'seen_title',
        'seen_employer',
        'seen_country',
        'seen_province',
      ])
      .expression((from) =>
        from
          .selectFrom('jobs.jobs as j')
          .select([
            'j.id',
            sql`${candidate.id}::int`.as('candidate'),
            sql`${coverLetter}::text`.as('letter'),
            sql`${phone}::text`.as('phone'),
            'j.title',
            employerName.as('employer'),
            'j.country',
            'j.province',
          ])
          .where('j.id', '=', job)
          .where(openToAll),
      )
      .returning(candidateAnswer);
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
    const own = tablesOf(this.em)
      .updateTable('jobs.applications')
      .set(({ eb }) => ({
        ...(status !== undefined && { status }),
        ...(notes !== undefined && { notes }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .where('job_id', 'in', (from) =>
        from.selectFrom('jobs.jobs').select('id').where('employer_id', '=', employer.id),
      );
    // On the row itself, not on a row read before it: of two who write the same version at once, one wins.
    const asked = version === undefined ? own : own.where('version', '=', version);
    const row = await asked.returning(employerAnswer).executeTakeFirst();
    if (row) return { data: applicationEntry(row, employer) };
    const [current] = await rowsOf(
      this.em,
      sql<ApplicationRow>`
        select ${employerColumns} from jobs.applications a join jobs.jobs j on j.id = a.job_id
        where a.id = ${id} and j.employer_id = ${employer.id} and ${standing}`,
    );
    if (!current) throw new ApiError(404, applicationMessages.notFound);
    throw changedMeanwhile({ data: applicationEntry(current, employer) });
  }
}

function listOf(rows: readonly ListedRow[], total: number, query: ListQuery, viewer: SignedInUser) {
  const entries = writtenApplications(rows, viewer);
  return new WrittenList(entries, { pagination: pageOf(entries.length, total, query) });
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
