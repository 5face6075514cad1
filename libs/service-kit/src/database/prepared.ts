import { sql, type RawBuilder } from 'kysely';

const mark = '/* prepared */';
/** On every connection of the pool each takes some 50 kB of the server. */
const most = 300;
const names = new Map<string, string>();

/**
 * A query that is planned once for each connection, and not at each call: for one that is asked often, in few wordings, and
 * whose best plan does not depend on its values. Planning often takes longer than reading a handful of rows.
 */
export const prepared = <Row>(query: RawBuilder<Row>): RawBuilder<Row> => sql<Row>`${query} ${endsPrepared}`;

/** The same for Kysely's builders: `.modifyEnd(endsPrepared)`. */
export const endsPrepared: RawBuilder<unknown> = sql.raw(mark);

/** The name by which PostgreSQL is to keep a statement; undefined for what is planned anew each time. */
export function preparedName(text: string): string | undefined {
  if (!text.endsWith(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = `prepared_${names.size}`;
  names.set(text, name);
  return name;
}
