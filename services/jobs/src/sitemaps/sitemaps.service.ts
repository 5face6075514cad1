import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type SitemapPage, sitemapPageSize } from '@puente/domain/jobs';
import { rowsOf } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { openToAll } from '../jobs/open-jobs.ts';

interface Address {
  name: string;
  lastmod: string;
}

/**
 * The addresses of jobs and companies, in pages by id: each page is a stretch of ids, so that it is read by the primary
 * key however far it is, nobody counts, and a page of yesterday is the same page today. It has at most as many addresses
 * as a file of a sitemap may have, and fewer where jobs are gone.
 */
@Injectable()
export class SitemapsService {
  constructor(private readonly em: EntityManager) {}

  jobs(page: number): Promise<SitemapPage> {
    return this.read(
      'jobId',
      sql`select max(id) as last from jobs.jobs`,
      sql`select j.id::text as name, j.changed_on as lastmod from jobs.jobs j
        where ${openToAll} and ${within(sql`j.id`, page)} order by j.id`,
    );
  }

  /** Those with an open job; a company's page changes with the newest of them. */
  employers(page: number): Promise<SitemapPage> {
    return this.read(
      'username',
      sql`select max(employer_id) as last from jobs.jobs`,
      sql`select p.username as name, newest.date_posted as lastmod
        from identity.public_profiles p cross join lateral (
          select j.date_posted from jobs.jobs j where j.employer_id = p.user_id and ${openToAll}
          order by j.published_at desc, j.id desc limit 1) newest
        where ${within(sql`p.user_id`, page)} and p.member_since is not null order by p.user_id`,
    );
  }

  private async read(
    param: string,
    last: RawBuilder<unknown>,
    page: RawBuilder<unknown>,
  ): Promise<SitemapPage> {
    const [end] = await rowsOf(this.em, last as RawBuilder<{ last: number | null }>);
    const rows = await rowsOf(this.em, page as RawBuilder<Address>);
    return {
      data: rows.map(({ name, lastmod }) => ({ params: { [param]: name }, lastmod })),
      meta: { pageCount: Math.ceil((end?.last ?? 0) / sitemapPageSize) },
    };
  }
}

const within = (id: RawBuilder<unknown>, page: number) =>
  sql`${id} > ${(page - 1) * sitemapPageSize} and ${id} <= ${page * sitemapPageSize}`;
