import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ApplicationAttributes, applicationMessages } from '@puente/domain/jobs';
import { type DataDocument, listDocument, type ListDocument, paginationOf } from '@puente/domain/rest';
import { ApiError, rowsOf, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
import { tablesOf } from '../database/tables.ts';
import {
  applicationEntry,
  type ApplicationRow,
  candidateAnswer,
  candidateColumns,
  publishedJobColumn,
} from './application.projection.ts';
import { restorable, restorableUntil } from './withdrawal.ts';

/** Nobody withdraws more in ten minutes. */
const mostListed = 100;

/** A candidate takes an application back, and takes that back for as long as it can be (decision 36). */
@Injectable()
export class WithdrawalsService {
  constructor(private readonly em: EntityManager) {}

  /** What a candidate withdrew and may still take back, save where they have applied again since; the latest first. */
  async list(candidate: SignedInUser): Promise<ListDocument<ApplicationAttributes>> {
    const rows = await rowsOf(
      this.em,
      sql<ApplicationRow>`
        select ${candidateColumns}, ${restorableUntil} as "restorableUntil", ${publishedJobColumn}
        from jobs.applications a
        where a.candidate_id = ${candidate.id} and ${restorable} and not exists (
          select from jobs.applications again where again.job_id = a.job_id
            and again.candidate_id = a.candidate_id and again.withdrawn_at is null)
        order by a.withdrawn_at desc limit ${mostListed}`,
    );
    const data = rows.map((row) => applicationEntry(row, candidate));
    return listDocument(data, paginationOf(1, mostListed, data.length));
  }

  /**
   * Gone for its employer at once; its candidate may take it back for some minutes.
   * @throws ApiError 404 unless it is the candidate's own
   */
  async withdraw(id: number, candidate: SignedInUser): Promise<DataDocument<ApplicationAttributes>> {
    const row = await tablesOf(this.em)
      .updateTable('jobs.applications')
      .set({ withdrawn_at: sql`now()` })
      .where('id', '=', id)
      .where('candidate_id', '=', candidate.id)
      .where('withdrawn_at', 'is', null)
      .returning([...candidateAnswer, restorableUntil.as('restorableUntil')])
      .executeTakeFirst();
    if (!row) throw new ApiError(404, applicationMessages.notFound);
    return { data: applicationEntry(row, candidate) };
  }

  /**
   * An application as it was before it was withdrawn. One that stands is answered alike, for whoever asks twice.
   * @throws ApiError 404 unless it is the candidate's own and the time is not over, 409 where they have applied again since
   */
  async restore(id: number, candidate: SignedInUser): Promise<DataDocument<ApplicationAttributes>> {
    const row = await tablesOf(this.em)
      .updateTable('jobs.applications')
      .set({ withdrawn_at: null })
      .where('id', '=', id)
      .where('candidate_id', '=', candidate.id)
      .where(({ or, eb }) => or([eb('withdrawn_at', 'is', null), restorable]))
      .returning(candidateAnswer)
      .executeTakeFirst();
    if (!row) throw new ApiError(404, applicationMessages.restoreTooLate);
    return { data: applicationEntry(row, candidate) };
  }
}
