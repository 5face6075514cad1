import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type PostAttributes } from '@puente/domain/jobs';
import { type ListDocument } from '@puente/domain/rest';
import { isoInstant, listed, type ListGrammar, type ListQuery, orderBy } from '@puente/service-kit';
import { sql } from 'kysely';
import { readPage } from '../database/read-page.ts';

export const postGrammar = { sort: { createdAt: 'asc' } } as const satisfies ListGrammar;

type PostRow = PostAttributes & { id: number };

@Injectable()
export class PostsService {
  constructor(private readonly em: EntityManager) {}

  async list(query: ListQuery<typeof postGrammar>): Promise<ListDocument<PostAttributes>> {
    const sort = query.sort.length > 0 ? query.sort : [{ name: 'createdAt', direction: 'desc' as const }];
    const { rows, total } = await readPage<PostRow>(this.em, query, {
      columns: sql`p.id, p.nombre as "Nombre", p.document_id as "documentID", p.number as "Number",
        ${isoInstant('p.created_at')} as "createdAt"`,
      source: sql`jobs.posts p`,
      order: orderBy(sort, { createdAt: sql`p.created_at` }, sql`p.id`),
    });
    return listed(
      rows.map(({ id, ...attributes }) => ({ id, attributes })),
      total,
      query,
    );
  }
}
