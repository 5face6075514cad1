import { type EntityManager } from '@mikro-orm/postgresql';
import { type ListQuery, totalOf } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';

/** The rows of a query whose values are bound, inside the manager's transaction if it has one. */
export async function rowsOf<Row>(em: EntityManager, query: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await query.execute(em.getKysely());
  return rows;
}

interface PageParts {
  columns: RawBuilder<unknown>;
  /** Tables and conditions: what follows `from`. */
  source: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

/** One page of a list, and how many rows the whole has. */
export async function readPage<Row>(
  em: EntityManager,
  query: ListQuery,
  { columns, source, order }: PageParts,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await rowsOf(
    em,
    sql<Row>`select ${columns} from ${source} order by ${order} limit ${query.pageSize} offset ${query.offset}`,
  );
  const total = await totalOf(rows, query, async () => {
    const [count] = await rowsOf(em, sql<{ total: number }>`select count(*)::int as total from ${source}`);
    return count?.total ?? 0;
  });
  return { rows, total };
}

/** Whether a statement failed because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === constraint;
}

/** A `timestamptz` column as ISO 8601 text. */
export const isoInstant = (column: string): RawBuilder<string> =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
