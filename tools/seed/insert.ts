import type pg from 'pg';

export type Row = Record<string, unknown>;

export function found<K, V>(map: Map<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`nothing was written for ${String(key)}`);
  return value;
}

/**
 * Inserts rows in one statement.
 * @param columns with their types: `title text, price int`
 * @param key a column whose values differ; the answer maps them to the new ids
 */
export async function insert(
  client: pg.Client,
  table: string,
  columns: string,
  rows: readonly Row[],
  key: string,
): Promise<Map<string, number>> {
  const names = columns
    .split(', ')
    .map((column) => column.split(' ')[0])
    .join(', ');
  const { rows: written } = await client.query<{ id: number; key: string }>(
    `insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1) as row(${columns}) returning id, ${key} as key`,
    [JSON.stringify(rows)],
  );
  return new Map(written.map((row) => [row.key, row.id]));
}

const batchSize = 1000;

export function* batches<T>(items: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
