import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * As `rowsOf`, for what is asked again and again: each connection has PostgreSQL read and plan the text once. For statements
 * whose best plan is the same whatever the values are, and whose texts are few.
 */
export async function preparedRowsOf<Row>(em: EntityManager, query: RawBuilder<Row>): Promise<Row[]> {
  const db = em.getKysely();
  const statement = query.compile(db);
  if (!names.has(statement.sql)) names.set(statement.sql, nameOf(statement.sql));
  const { rows } = await db.executeQuery(statement);
  return rows;
}

/** What a text is prepared as; undefined where it is not. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');
