import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type OwnJobAttributes, subcategoriesOf } from '@puente/domain/jobs';
import { listDocument, type ListDocument, paginationOf } from '@puente/domain/rest';
import { rowsOf, type SignedInUser } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { jobColumnsFor, jobEntry, type OwnJobRow } from '../jobs/job.projection.ts';
import { openToAll } from '../jobs/open-jobs.ts';

/** What jobs are alike by. */
interface Trade {
  category: string | null;
  subcategory: string | null;
  country: string | null;
  province: string | null;
  /** As `cube` writes itself. */
  location: string | null;
}

const employer: ReadonlySet<string> = new Set(['employer']);
const newestFirst = sql`j.published_at desc, j.id desc`;

@Injectable()
export class SimilarJobsService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Open jobs like one, also like one that was withdrawn; to one that nobody knows, the newest are as like as any.
   * What is done counts before where, since many would move for it, but not to another country: the same trade in the same
   * state, related ones there, then both in the whole country; of those alike, the nearest first.
   */
  async list(id: number, size: number, viewer?: SignedInUser): Promise<ListDocument<OwnJobAttributes>> {
    const trade = await this.tradeOf(id);
    const rows = await rowsOf(
      this.em,
      similarTo(id, trade, size, jobColumnsFor(viewer, employer)) as RawBuilder<OwnJobRow>,
    );
    const data = rows.map((row) => jobEntry(row, viewer));
    return listDocument(data, paginationOf(1, size, data.length));
  }

  /** Of a job as everybody reads it or last could: what its employer writes since is a draft, and nobody's to guess. */
  private async tradeOf(id: number): Promise<Trade | undefined> {
    const [trade] = await rowsOf(
      this.em,
      sql<Trade>`
        select category, subcategory, country, province, location::text from jobs.jobs where id = ${id} and status = 'Publicado'
        union all
        select category, subcategory, country, province, location::text from jobs.withdrawn_jobs where id = ${id}`,
    );
    return trade;
  }
}

export const similarTo = (
  id: number,
  trade: Trade | undefined,
  size: number,
  columns: RawBuilder<unknown>,
) => sql`
  with alike (id, rank) as (${trade ? alike(id, trade) : newest(size)}),
    best as (select id, min(rank) as rank from alike group by id)
  select ${columns} from best join jobs.jobs j on j.id = best.id
  order by best.rank, j.location operator(public.<->) ${trade?.location ?? null}::public.cube, ${newestFirst}
  limit ${size}`;

const newest = (size: number) =>
  sql`select id, 0 from (select j.id from jobs.jobs j where ${openToAll} order by ${newestFirst} limit ${size}) newest`;

/** So many of a stretch of an index are looked at for the nearest of them, the newest ones. */
const stretch = 100;

/** Each by an index of its own, and no more of each than may matter (migration `job-pages`). */
function alike(id: number, { category, subcategory, country, province }: Trade) {
  const near = sql`j.country = ${country} and j.province = ${province}`;
  const related = sql`unnest(${subcategoriesOf(category ?? '')}::text[]) as trade (name)`;
  const some = (place: RawBuilder<unknown>, trade: RawBuilder<unknown>) => sql`
    select j.id from jobs.jobs j where ${openToAll} and ${place} and j.subcategory = ${trade} and j.id <> ${id}
    order by ${newestFirst} limit ${stretch}`;
  const abroad = sql`j.country = ${country}`;
  const same = sql`${subcategory}`;
  const other = sql`trade.name`;
  return sql`
    select id, 1 from (${some(near, same)}) one
    union all select two.id, 2 from ${related} cross join lateral (${some(near, other)}) two
    union all select id, 3 from (${some(abroad, same)}) three
    union all select four.id, 4 from ${related} cross join lateral (${some(abroad, other)}) four`;
}
