import { type EntityManager } from '@mikro-orm/postgresql';
import { restMessages } from '@puente/domain/rest';
import { type Compilable, type RawBuilder, sql } from 'kysely';
import { preparedRowsOf } from '../database/prepared-rows.ts';
import { rowsOf } from '../database/rows.ts';
import { ApiError } from '../errors/api-error.ts';
import { type KeyedCall } from './keyed-call.ts';

/** What is written by one statement, of at most one row. */
interface Write {
  readonly insert: Compilable<unknown> | RawBuilder<unknown>;
  /** What is answered of it, from `written`; all that it returns unless told otherwise. */
  readonly answered?: RawBuilder<unknown>;
}

interface Written<Row, Answer> {
  /** Whatever it throws is a refusal. */
  readonly write: () => Write | Promise<Write>;
  readonly answer: (row: Row) => Answer;
}

/**
 * Writes, and answers what was written; by a call's key once, however often the call is made. Key and row are written by one
 * statement, so that whatever ends this process leaves both or none. Of two calls with a key at once the database makes the
 * later one wait for the row of the first, and undoes what it did. That is rare, and so costs more than a first call, which
 * has nothing to look up.
 *
 * The service has the table `idempotency_keys` in its schema: `user_id` and `key` (primary), `request`, `written` (json), the
 * row as it was answered, and `answer`, in JSON, from before rows were kept.
 * @returns undefined where there was nothing to write
 * @throws ApiError 422 when the key was another call's
 */
export async function writeOnce<Row, Answer>(
  em: EntityManager,
  call: KeyedCall | undefined,
  { write, answer }: Written<Row, Answer>,
): Promise<Answer | undefined> {
  return orKept(em, call, answer, async () => {
    const row = await rowOf<Row>(em, await write(), call);
    return row ? answer(row) : call && (await keptOf(em, call, answer));
  });
}

/** What `work` answers, or where that fails what the call was answered before. */
export async function orKept<Row, Answer>(
  em: EntityManager,
  call: KeyedCall | undefined,
  answer: (row: Row) => Answer,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (refusal) {
    const kept = call && (await keptOf(em, call, answer));
    if (kept === undefined) throw refusal;
    return kept;
  }
}

/** What is written, with the key of its call. */
export async function rowOf<Row>(
  em: EntityManager,
  { insert, answered = sql`select * from written` }: Write,
  call: KeyedCall | undefined,
): Promise<Row | undefined> {
  const keeping = call
    ? sql`, kept as (
        insert into ${keysOf(em)} (user_id, key, request, written)
        select ${call.userId}::int, ${call.key}::text, ${call.request}::bytea, answer from answered)`
    : sql``;
  const [found] = await preparedRowsOf(
    em,
    sql<{ row: Row }>`
      with written as (${insert}),
        answered as (select to_json(asked) as answer from (${answered}) as asked)${keeping}
      select answer as row from answered`,
  );
  return found?.row;
}

interface Kept<Row> {
  request: Buffer;
  written: Row | null;
  answer: string | null;
}

/** What was answered before. */
async function keptOf<Row, Answer>(
  em: EntityManager,
  { userId, key, request }: KeyedCall,
  answer: (row: Row) => Answer,
): Promise<Answer | undefined> {
  const [known] = await rowsOf(
    em,
    sql<
      Kept<Row>
    >`select request, written, answer from ${keysOf(em)} where user_id = ${userId} and key = ${key}`,
  );
  if (!known) return undefined;
  if (!known.request.equals(request)) throw new ApiError(422, restMessages.keyOfAnother);
  return known.written === null ? (JSON.parse(known.answer ?? 'null') as Answer) : answer(known.written);
}

export const keysOf = (em: EntityManager) => sql.id(String(em.config.get('schema')), 'idempotency_keys');
