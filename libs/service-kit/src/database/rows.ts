import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';

/**
 * The rows of a query whose values are bound, inside the manager's transaction if it has one: the one way of reading
 * what is not an entity (decision 17).
 */
export async function rowsOf<Row>(em: EntityManager, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await query.execute(em.getKysely());
  return rows;
}
