import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type FavoriteAttributes,
  type FavoriteInput,
  favoriteMessages,
  jobMessages,
} from '@puente/domain/jobs';
import { type DataDocument, type Entry, type ListDocument, relation } from '@puente/domain/rest';
import {
  ApiError,
  equalTo,
  integer,
  isoInstant,
  listed,
  type ListGrammar,
  type ListQuery,
  preparedRowsOf,
  rowsOf,
  type SignedInUser,
} from '@puente/service-kit';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { readPage } from '../database/read-page.ts';
import { timeToUndo } from '../database/time-to-undo.ts';
import { tablesOf } from '../database/tables.ts';
import { employerColumn, jobColumns, jobEntry, type JobRow } from '../jobs/job.projection.ts';
import { openToAll } from '../jobs/open-jobs.ts';

export const favoriteGrammar = {
  filters: { 'user.id': integer('f.user_id', '$eq'), 'job.id': integer('f.job_id', '$eq', '$in') },
  populate: ['job'],
} as const satisfies ListGrammar;

interface FavoriteRow extends Omit<FavoriteAttributes, 'job'> {
  id: number;
  job?: JobRow;
}

const columns: RawBuilder<unknown> = sql`f.id, ${isoInstant('f.created_at')} as "createdAt"`;
/** What a write answers of the favourite it wrote. */
const answer = ['id', isoInstant('created_at').as('createdAt')] as const;
const jobColumn = sql`(select to_jsonb(live) from (select ${jobColumns}, ${employerColumn}) live) as job`;

@Injectable()
export class FavoritesService {
  constructor(private readonly em: EntityManager) {}

  /**
   * The caller's own. One whose job is not published is kept but not shown, since a draft is its employer's alone.
   * @throws ApiError 403 for somebody else's
   */
  async list(
    query: ListQuery<typeof favoriteGrammar>,
    user: SignedInUser,
  ): Promise<ListDocument<FavoriteAttributes>> {
    const asked = equalTo(query, 'user.id');
    if (asked !== undefined && asked !== user.id) throw new ApiError(403);
    const { rows, total } = await readPage<FavoriteRow>(this.em, query, {
      columns: query.populate.has('job') ? sql`${columns}, ${jobColumn}` : columns,
      source: sql`jobs.favorites f join jobs.jobs j on j.id = f.job_id and ${openToAll}
        where f.user_id = ${user.id} and f.removed_at is null and ${query.where}`,
      order: sql`f.created_at desc, f.id desc`,
      of: { table: sql`jobs.favorites f join jobs.jobs j on j.id = f.job_id`, key: sql`f.id` },
    });
    return listed(
      rows.map((row) => favoriteEntry(row, user)),
      total,
      query,
    );
  }

  /**
   * One that was just removed is back where it was.
   * @throws ApiError 404 when the job is not published, 409 when it is a favourite already
   */
  async create({ job }: FavoriteInput, user: SignedInUser): Promise<DataDocument<FavoriteAttributes>> {
    const insert = tablesOf(this.em)
      .insertInto('jobs.favorites')
      .columns(['job_id', 'user_id'])
      .expression((from) =>
        from
          .selectFrom('jobs.jobs as j')
          .select(['j.id', sql`${user.id}::int`.as('user')])
          .where('j.id', '=', job)
          .where(openToAll),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'job_id'])
          .doUpdateSet({
            removed_at: null,
            created_at: sql`case when favorites.removed_at > now() - ${timeToUndo} then favorites.created_at else now() end`,
          })
          .where(sql<SqlBool>`favorites.removed_at is not null`),
      )
      .returning(answer);
    const [row] = await preparedRowsOf<FavoriteRow>(this.em, insert);
    if (row) return { data: favoriteEntry(row, user) };
    const [open] = await rowsOf(this.em, sql`select from jobs.jobs j where j.id = ${job} and ${openToAll}`);
    throw open ? new ApiError(409, favoriteMessages.alreadySaved) : new ApiError(404, jobMessages.notFound);
  }

  /**
   * Saved again within some minutes, it is back where it was.
   * @throws ApiError 404 unless it is the caller's own
   */
  async remove(id: number, user: SignedInUser): Promise<DataDocument<FavoriteAttributes>> {
    const row = await tablesOf(this.em)
      .updateTable('jobs.favorites')
      .set({ removed_at: sql`now()` })
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .where('removed_at', 'is', null)
      .returning(answer)
      .executeTakeFirst();
    if (!row) throw new ApiError(404, favoriteMessages.notFound);
    return { data: favoriteEntry(row, user) };
  }
}

function favoriteEntry(
  { id, job, ...attributes }: FavoriteRow,
  user: SignedInUser,
): Entry<FavoriteAttributes> {
  return { id, attributes: { ...attributes, ...(job && { job: relation(jobEntry(job, user)) }) } };
}
