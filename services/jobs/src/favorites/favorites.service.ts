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
  type SignedInUser,
} from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { readPage } from '../database/read-page.ts';
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
        where f.user_id = ${user.id} and ${query.where}`,
      order: sql`f.id desc`,
    });
    return listed(
      rows.map((row) => favoriteEntry(row, user)),
      total,
      query,
    );
  }

  /** @throws ApiError 404 when the job is not published, 409 when it is a favourite already */
  async create({ job }: FavoriteInput, user: SignedInUser): Promise<DataDocument<FavoriteAttributes>> {
    const row = await tablesOf(this.em)
      .insertInto('jobs.favorites')
      .columns(['job_id', 'user_id'])
      .expression((from) =>
        from
          .selectFrom('jobs.jobs as j')
          .select(['j.id', sql`${user.id}::int`.as('user')])
          .where('j.id', '=', job)
          .where(openToAll),
      )
      .returning(answer)
      .executeTakeFirst();
    if (!row) throw new ApiError(404, jobMessages.notFound);
    return { data: favoriteEntry(row, user) };
  }

  /** @throws ApiError 404 unless it is the caller's own */
  async remove(id: number, user: SignedInUser): Promise<DataDocument<FavoriteAttributes>> {
    const row = await tablesOf(this.em)
      .deleteFrom('jobs.favorites')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
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
