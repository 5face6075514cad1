import { type EntityManager } from '@mikro-orm/postgresql';
import { allRowsLimit } from '@puente/domain/rest';
import { type ListQuery, preparedRowsOf, rowsOf, totalOf } from '@puente/service-kit';
import { type RawBuilder, sql } from 'kysely';

interface PageParts {
  columns: RawBuilder<unknown>;
  /** Tables and conditions: what follows `from`. */
  source: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /**
   * Whose rows they are, and by which key. Then columns are made of the rows of the page alone, which a late page would else
   * make of all before it, and one statement tells the total, too: for lists that one person fills.
   */
  of?: { table: RawBuilder<unknown>; key: RawBuilder<unknown> };
}

/**
 * What a list of all rows may weigh. An answer is held until its reader has read it, however slow, and a thousand rows
 * may be jobs with all their texts filled to the brim (decision 12).
 */
const mostBytes = 4 * 1024 * 1024;

interface Measured {
  /** How many rows there were before the heavy end was left out. */
  rowsRead: number;
  bytesSoFar: unknown;
}

/** One page of a list, and how many rows the whole has. */
export async function readPage<Row>(
  em: EntityManager,
  query: ListQuery,
  parts: PageParts,
): Promise<{ rows: Row[]; total: number }> {
  const { rows, rowsRead, total: told } = await pageAndTotal<Row>(em, query, parts);
  if (told !== undefined) return { rows, total: told };
  const total = await totalOf(rowsRead, query, async () => {
    const [count] = await rowsOf(
      em,
      sql<{ total: number }>`select count(*)::int as total from ${parts.source}`,
    );
    return count?.total ?? 0;
  });
  return { rows, total };
}

/** One page of a list whose rows are counted already. */
export async function readRows<Row>(em: EntityManager, query: ListQuery, parts: PageParts): Promise<Row[]> {
  return (await pageOf<Row>(em, query, parts)).rows;
}

/** The total is told by each row, and so by none beyond the last one. */
async function pageAndTotal<Row>(em: EntityManager, query: ListQuery, parts: PageParts) {
  const { columns, source, order, of } = parts;
  if (!of || query.pageSize === allRowsLimit)
    return { ...(await pageOf<Row>(em, query, parts)), total: undefined };
  // As one row of all keys: a total beside each of them (`count(*) over ()`) costs twice as much among 2,000.
  const counted = await preparedRowsOf(
    em,
    sql<Row & { total: number }>`
      select listed.total, ${columns}
      from (select array_agg(${of.key} order by ${order}) as keys, count(*)::int as total from ${source}) listed,
        unnest(listed.keys[${query.offset}::int + 1:${query.offset}::int + ${query.pageSize}::int]) as page (key)
      join ${of.table} on ${of.key} = page.key order by ${order}`,
  );
  const rows = counted.map(({ total: _, ...row }) => row as Row);
  return { rows, rowsRead: rows.length, total: counted[0]?.total };
}

/** A list of all rows may end before `allRowsLimit` by its weight. */
function pageOf<Row>(em: EntityManager, query: ListQuery, { columns, source, order }: PageParts) {
  const page = sql<Row>`
    select ${columns} from ${source} order by ${order} limit ${query.pageSize} offset ${query.offset}`;
  return query.pageSize === allRowsLimit ? withinWeight(em, page) : whole(em, page);
}

async function whole<Row>(em: EntityManager, page: RawBuilder<Row>) {
  const rows = await rowsOf(em, page);
  return { rows, rowsRead: rows.length };
}

/** Measured where the rows are, so that the heavy ones do not even travel here. */
async function withinWeight<Row>(em: EntityManager, page: RawBuilder<Row>) {
  const measured = await rowsOf(
    em,
    sql<Row & Measured>`
      select * from (
        select page.*, count(*) over ()::int as "rowsRead",
          sum(octet_length(page::text)) over (rows unbounded preceding) as "bytesSoFar"
        from (${page}) page) measured
      where "bytesSoFar" <= ${mostBytes}`,
  );
  const rows = measured.map(({ rowsRead: _, bytesSoFar: __, ...row }) => row as Row);
  return { rows, rowsRead: measured[0]?.rowsRead ?? 0 };
}
