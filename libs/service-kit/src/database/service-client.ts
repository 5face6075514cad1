import pg from 'pg';
import { callSignal } from '../calls/index.ts';
import { preparedName } from './prepared-rows.ts';
import { timeLimits } from './time-limits.ts';

/**
 * PostgreSQL's codes after which a connection is of no use: a statement that was prepared before a table changed under it; those with
 * which the server ends a connection, whose end is noticed only later.
 */
const usesUp = /^(0A000|57P0[1245]|25P0[34])$/;

/** A connection that cannot be had, or that broke. The code is PostgreSQL's own for it. */
export class DatabaseGone extends Error {
  readonly code = '08006';
}

/** A statement given up because nobody waits for it any more. The code is the one of a cancelled query. */
export class StatementGivenUp extends Error {
  readonly code = '57014';
}

type Query = Parameters<pg.Client['query']>;

interface Statement {
  name?: string | undefined;
  text: string;
  values?: unknown[] | undefined;
}

/** As a statement that the connection has prepared, where that is wished for (`preparedRowsOf`); undefined for what is none. */
function statementOf(query: Query): Statement | undefined {
  const [text, values, callback] = query as unknown as [unknown, unknown, unknown];
  if (typeof text !== 'string' || typeof values === 'function' || callback !== undefined) return undefined;
  return { name: preparedName(text), text, values: values as unknown[] | undefined };
}

/** The answer to what is not sent yet. */
const nothing = { command: '', rowCount: null, rows: [] };

type GiveBack = (error?: Error | boolean) => void;

/**
 * A pool's connection that never waits for ever. A statement ends with its call, and one that gets no answer ends its
 * connection: a connection whose state is not known is never used again.
 *
 * A `begin` goes with the first statement of its transaction, by one round trip (decision 42).
 */
export class ServiceClient extends pg.Client {
  #ended = false;
  #giveBack: GiveBack | undefined;
  /** Of a transaction, and not sent yet. */
  #begin: Statement | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.once('error', () => (this.#ended = true));
    this.once('end', () => {
      this.#ended = true;
      this.release(true);
    });
  }

  /**
   * Back to the pool, once. Kysely (0.29) keeps a connection for good when `begin`, `commit` or `rollback` fails on it,
   * so one that ended gives itself back; whoever releases it after that releases nothing.
   */
  get release(): GiveBack {
    return (error) => {
      const giveBack = this.#giveBack;
      this.#giveBack = undefined;
      giveBack?.(this.#ended || error);
    };
  }

  set release(giveBack: GiveBack) {
    this.#giveBack = giveBack;
  }

  override query = ((...query: Query) => {
    const signal = callSignal();
    if (signal?.aborted) return this.#refuse(query[0], signal);
    const statement = statementOf(query);
    if (!statement) return super.query(...query);
    const { text } = statement;
    if (text === 'begin') {
      this.#begin = { ...statement, name: text };
      return Promise.resolve(nothing);
    }
    if ((text === 'rollback' || text === 'commit') && this.#begin) {
      this.#begin = undefined;
      return Promise.resolve(nothing);
    }
    return this.#bounded(this.#send(statement), signal);
  }) as pg.Client['query'];

  /** With the `begin` before it, as one packet. */
  async #send(statement: Statement): Promise<pg.QueryResult> {
    if (!this.#begin) return super.query(statement as pg.QueryConfig);
    this.#stream.cork();
    const begun = super.query(this.#begin as pg.QueryConfig);
    this.#begin = undefined;
    const answer = super.query(statement as pg.QueryConfig);
    this.#stream.uncork();
    await Promise.allSettled([begun, answer]);
    await begun;
    return answer;
  }

  /** Between two statements there is nothing to cancel, save a transaction. */
  #refuse(statement: unknown, signal: AbortSignal): Promise<never> {
    if (this.getTransactionStatus() !== 'I' || this.#begin || statement === 'begin') this.#hangUp();
    return Promise.reject(new StatementGivenUp('Not begun', { cause: signal.reason }));
  }

  async #bounded<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    let givenUp: Error | undefined;
    const giveUp = (error: Error) => {
      givenUp = error;
      this.#hangUp();
    };
    const onAbort = () => giveUp(new StatementGivenUp('Given up', { cause: signal?.reason }));
    const timer = setTimeout(
      () => giveUp(new DatabaseGone('The database does not answer')),
      timeLimits.answer,
    );
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await answer;
    } catch (error) {
      if (givenUp) throw givenUp;
      if (error instanceof pg.DatabaseError && usesUp.test(error.code ?? '')) this.#ended = true;
      if (this.#ended && !(error instanceof pg.DatabaseError)) {
        throw new DatabaseGone('The connection broke', { cause: error });
      }
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** The server soon notices (client_connection_check_interval), ends the statement and rolls back. */
  #hangUp(): void {
    this.#ended = true; // now: its end is noticed a moment later, and until then the pool would hand it out
    this.#stream.destroy();
  }

  get #stream() {
    return (this as unknown as { connection: pg.Connection }).connection.stream;
  }
}
