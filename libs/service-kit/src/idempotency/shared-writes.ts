import { type EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import { detached } from '../calls/call-signal.ts';
import { preparedRowsOf } from '../database/prepared-rows.ts';
import { timeLimits } from '../database/time-limits.ts';
import { type KeyedCall } from './keyed-call.ts';
import { keysOf, writeOnce } from './write-once.ts';

/** What is written: whole rows of one table. */
interface WrittenRows<Row> {
  /** Has an identity column `id`, which is given by the database. */
  readonly table: `${string}.${string}`;
  readonly columns: readonly (keyof Row & string)[];
  /** What is answered of each, from `written j`. */
  readonly answered: RawBuilder<unknown>;
}

interface Asked<Row> {
  readonly row: Row;
  readonly call: KeyedCall | undefined;
}

/** By one statement: what many of them save is saved by then. */
const mostAtOnce = 16;

/** How long, in milliseconds, somebody else's lock on what one row needs may keep the others. */
const lockTimeout = 100;

/** A value or a row that the database refuses, or that somebody holds. Of anything else it is not known what became of it. */
const ofOneRow = /^(2[23]...|55P03|40P01)$/;

/**
 * Writes, as `writeOnce` does, what several calls ask for by one statement: who comes while one is under way is written by the
 * next. Alone, nobody waits for others; of eight at once each costs the database half. Where it refuses one of them it has
 * written none, and each is written by itself.
 */
export class SharedWrites<Row extends object, Written> {
  readonly #em: EntityManager;
  readonly #rows: WrittenRows<Row>;
  readonly #calls: DataLoader<Asked<Row>, Written | undefined>;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(em: EntityManager, rows: WrittenRows<Row>) {
    this.#em = em;
    this.#rows = rows;
    this.#calls = new DataLoader((asked) => this.#write(asked), {
      cache: false,
      maxBatchSize: mostAtOnce,
      batchScheduleFn: (write) => void this.#underWay.then(write, write),
    });
  }

  /** @throws ApiError 422 when the key was another call's */
  async write<Answer>(
    row: Row,
    call: KeyedCall | undefined,
    answer: (written: Written) => Answer,
  ): Promise<Answer> {
    const written = await this.#calls.load({ row, call });
    if (written !== undefined) return answer(written);
    const answered = sql`select ${this.#rows.answered} from written j`;
    const alone = await writeOnce(this.#em, call, {
      write: () => ({ insert: this.#inserting([row]), answered }),
      answer,
    });
    if (alone === undefined) throw new Error('What is inserted is answered');
    return alone;
  }

  #write(asked: readonly Asked<Row>[]): Promise<(Written | undefined)[]> {
    const writing = detached(() => this.#together(asked));
    this.#underWay = writing;
    return writing;
  }

  async #together(asked: readonly Asked<Row>[]): Promise<(Written | undefined)[]> {
    const em = this.#em.fork();
    const insert = this.#inserting(
      asked.map(({ row }) => row),
      lockTimeout,
    );
    const keys = <Value>(of: (call: KeyedCall) => Value) => asked.map(({ call }) => call && of(call));
    try {
      const written = await preparedRowsOf(
        em,
        sql<{ answer: Written }>`
          with written as (${insert}),
            answered as (
              select row_number() over (order by j.id) as place, to_jsonb(asked) as answer
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
      return written.map(({ answer }) => answer);
    } catch (refusal) {
      if (!ofOneRow.test(String((refusal as { code?: unknown }).code))) throw refusal;
      return asked.map(() => undefined);
    }
  }

  /** In the order they are given, which is that of the ids they get. */
  #inserting(rows: readonly Row[], timeout: number = timeLimits.lock): RawBuilder<unknown> {
    const { table, columns } = this.#rows;
    const names = sql.join(columns.map((column) => sql.ref(column)));
    return sql`
      insert into ${sql.table(table)} (${names})
      select ${names}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) with ordinality,
        set_config('lock_timeout', ${String(timeout)}, true)
      order by ordinality returning *`;
  }
}
