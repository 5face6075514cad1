import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from './rows.ts';

/**
 * Whoever owns a schema, whatever they are called, as SQL that names them in a grant.
 * @throws Error when there is no such schema: all are made before the migrations
 */
export async function schemaOwner(em: EntityManager, schema: string): Promise<RawBuilder<unknown>> {
  // `regrole` writes a name as SQL takes it.
  const [found] = await rowsOf(
    em,
    sql<{
      owner: string;
    }>`select nspowner::regrole::text as owner from pg_namespace where nspname = ${schema}`,
  );
  if (!found) throw new Error(`The schema ${schema} is not there: it is made before the migrations.`);
  return sql.raw(found.owner);
}
