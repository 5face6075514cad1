import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';

/**
 * The rows of a query whose values are bound, inside the manager's transaction if it has one: the one way of reading
 * what is not an entity (decision 17).
 */
export async function rowsOf<Row>(em: EntityManager, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await query.execute(em.getKysely());
  return rows;
}

/** A `timestamptz` column as ISO 8601 text. */
export const isoInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
