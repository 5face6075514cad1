import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { paginationOf } from '@puente/domain/rest';
import { rowsOf, type SignedInUser, WrittenList } from '@puente/service-kit';
import { sql } from 'kysely';
import { JobPages } from '../job-index/job-pages.ts';
import { shownWhole } from '../jobs/shown-jobs.ts';
import { likest, type Trade } from './likest.ts';

const populate: ReadonlySet<string> = new Set(['employer']);

@Injectable()
export class SimilarJobsService {
  constructor(
    private readonly em: EntityManager,
    private readonly pages: JobPages,
  ) {}

  /** Open jobs like one, also like one that was withdrawn; to one that nobody knows, the newest are as like as any. */
  async list(id: number, size: number, viewer?: SignedInUser): Promise<WrittenList> {
    const trade = await this.tradeOf(id);
    const { entries } = await this.pages.page(
      this.em,
      ({ index }) => ({ ids: likest(index, id, trade, size) }),
      shownWhole({ viewer, populate }),
    );
    return new WrittenList(entries, { pagination: paginationOf(1, size, entries.length) });
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
