import { type EntityManager } from '@mikro-orm/postgresql';
import type DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import { callSignal, withSignal } from '../calls/call-signal.ts';
import { oneAfterAnother } from '../calls/one-after-another.ts';
import { preparedRowsOf } from '../database/prepared-rows.ts';
import { StatementGivenUp } from '../database/service-client.ts';
import { timeLimits } from '../database/time-limits.ts';
import { type KeyedCall } from './keyed-call.ts';
import { keysOf, orKept, rowOf } from './write-once.ts';

/** A row by its columns, each of a kind of rows with the same ones. */
type Columns = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** What is written: rows of one table. */
interface WrittenRows {
  /** Has an identity column `id`, which is given by the database, and no trigger that leaves a row out. */
  readonly table: `${string}.${string}`;
  /** What is answered of each, from `written j`. */
  readonly answered: RawBuilder<unknown>;
}

interface Asked<Row> {
  readonly row: Row;
  readonly call: KeyedCall | undefined;
  readonly signal: AbortSignal | undefined;
}

const givenUp = ({ signal }: Asked<unknown>) => new StatementGivenUp('Given up', { cause: signal?.reason });

/** Aborted when all are. */
function ofAll(asked: readonly Asked<unknown>[]): AbortSignal {
  const controller = new AbortController();
  let here = asked.length;
  for (const { signal } of asked) {
    const leave = () => {
      here -= 1;
      if (here === 0) controller.abort(signal?.reason);
    };
    signal?.addEventListener('abort', leave, { once: true });
  }
  return controller.signal;
}

/** By one statement: what many of them save is saved by then. */
const mostAtOnce = 16;

/** How long, in milliseconds, somebody else's lock on what one row needs may keep the others. */
const lockTimeout = 100;

/** A value or a row that the database refuses, or that somebody holds. Of anything else it is not known what became of it. */
const ofOneRow = /^(2[23]...|55P03|40P01)$/;

/**
 * Writes, as `writeOnce` does, what several calls ask for by one statement: of eight at once each costs the database half. Where
 * it refuses one of them it has written none, and each is written by itself.
 */
export class SharedWrites<Row extends Columns, Written> {
  readonly #em: EntityManager;
  readonly #rows: WrittenRows;
  readonly #calls: DataLoader<Asked<Row>, Written | undefined>;

  constructor(em: EntityManager, rows: WrittenRows) {
    this.#em = em;
    this.#rows = rows;
    this.#calls = oneAfterAnother((asked) => this.#together(asked), mostAtOnce);
  }

  /**
   * @param make the row; whatever it throws is a refusal
   * @throws ApiError 422 when the key was another call's
   */
  write<Answer>(
    make: () => Row | Promise<Row>,
    call: KeyedCall | undefined,
    answer: (written: Written) => Answer,
  ): Promise<Answer> {
    return orKept(this.#em, call, answer, async () => {
      const row = await make();
      return answer(
        (await this.#withOthers({ row, call, signal: callSignal() })) ?? (await this.#alone(row, call)),
      );
    });
  }

  /** Nobody who left waits for what others still do. */
  async #withOthers(asked: Asked<Row>): Promise<Written | undefined> {
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_, reject) => (leave = () => reject(givenUp(asked))));
    asked.signal?.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([this.#calls.load(asked), left]);
    } finally {
      asked.signal?.removeEventListener('abort', leave);
    }
  }

  async #alone(row: Row, call: KeyedCall | undefined): Promise<Written> {
    const answered = sql`select ${this.#rows.answered} from written j`;
    const written = await rowOf<Written>(this.#em, { insert: this.#inserting([row]), answered }, call);
    if (written === undefined) throw new Error('What is inserted is answered');
    return written;
  }

  /** Of who has left by now nothing is written; once a statement is sent, it ends when all of them have. */
  async #together(asked: readonly Asked<Row>[]): Promise<(Written | undefined | Error)[]> {
    const here = asked.filter(({ signal }) => !signal?.aborted);
    const written = here.length > 0 ? await withSignal(ofAll(here), () => this.#written(here)) : [];
    return asked.map((one) => {
      const at = here.indexOf(one);
      return at < 0 ? givenUp(one) : written[at];
    });
  }

  /** @returns none where each is to be written by itself */
  async #written(asked: readonly Asked<Row>[]): Promise<Written[]> {
    const em = this.#em.fork();
    const insert = this.#inserting(
      asked.map(({ row }) => row),
      lockTimeout,
    );
    const keys = <Value>(of: (call: KeyedCall) => Value) => asked.map(({ call }) => call && of(call));
    const sent = performance.now();
    try {
      const rows = await preparedRowsOf(
        em,
        sql<{ answer: Written }>`
          with written as (${insert}),
            answered as (
              select row_number() over (order by j.id) as place, to_json(asked) as answer
              from written j cross join lateral (select ${this.#rows.answered}) as asked),
            kept as (
              insert into ${keysOf(em)} (user_id, key, request, written)
              select user_id, key, request, answer
              from answered join unnest(
                ${keys(({ userId }) => userId)}::int[], ${keys(({ key }) => key)}::text[],
                ${keys(({ request }) => request)}::bytea[]) with ordinality
                as calls (user_id, key, request, place) using (place)
              where key is not null)
          select answer from answered order by place`,
      );
      return rows.map(({ answer }) => answer);
    } catch (refusal) {
      const isOfOneRow = ofOneRow.test(String((refusal as { code?: unknown }).code));
      // The whole table is locked: its lock is waited for before ours of the statement holds.
      if (!isOfOneRow || performance.now() - sent >= timeLimits.lock) throw refusal;
      return [];
    }
  }

  /** In the order they are given, which is that of the ids they get. */
  #inserting(rows: readonly Row[], timeout: number = timeLimits.lock): RawBuilder<unknown> {
    const { table } = this.#rows;
    // In one order, so that the statement is prepared once.
    const columns = Object.keys(rows[0] ?? {}).sort();
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`
      insert into ${sql.table(table)} (${names})
      select ${names}
      from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) with ordinality,
        set_config('lock_timeout', ${String(timeout)}, true)
      order by ordinality returning *`;
  }
}
