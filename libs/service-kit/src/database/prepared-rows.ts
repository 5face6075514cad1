import type { EntityManager } from '@mikro-orm/postgresql';
import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { createHash } from 'node:crypto';

/** A raw query, or one of Kysely's builders. */
type Query<Row> = RawBuilder<Row> | { compile: () => CompiledQuery<Row> };

/** On each connection of the pool one takes some 50 kB of the server. */
const most = 300;
const names = new Map<string, string>();

/**
 * As `rowsOf`, for what is asked again and again: each connection has PostgreSQL read and plan the text once. For statements
 * whose best plan is the same whatever the values are, and whose texts are few; the first 300 texts are kept.
 */
export async function preparedRowsOf<Row>(em: EntityManager, query: Query<Row>): Promise<Row[]> {
  const db: Kysely<unknown> = em.getKysely();
  const statement = query.compile(db);
  if (!names.has(statement.sql) && names.size < most) names.set(statement.sql, nameOf(statement.sql));
  const { rows } = await db.executeQuery(statement);
  return rows;
}

/** What a text is prepared as; undefined where it is not. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');

/**
 * An array for a prepared statement. PostgreSQL plans anew for each shorter than ten, which it supposes of those it does not
 * see: so it sees none.
 */
export function ofAnyLength(
  type: 'int[]' | 'text[]' | 'uuid[]',
  values: readonly (number | string)[],
): RawBuilder<unknown> {
  return sql`(select ${[...values]}::${sql.raw(type)})::${sql.raw(type)}`;
}
