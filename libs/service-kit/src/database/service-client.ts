import pg from 'pg';
import { callSignal } from '../calls/index.ts';
import { isLeftToCommit, preparedName } from './prepared-rows.ts';
import { timeLimits } from './time-limits.ts';

/** PostgreSQL's code for a statement that was prepared before a table changed under it. */
const planOutdated = '0A000';

/** A connection that cannot be had, or that broke. The code is PostgreSQL's own for it. */
export class DatabaseGone extends Error {
  readonly code = '08006';
}

/** A statement given up because nobody waits for it any more. The code is the one of a cancelled query. */
class StatementGivenUp extends Error {
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

/** What opens and ends a transaction has no values, and is asked for again and again. */
const bounds = ['begin', 'commit'];
const named = (statement: Statement): Statement =>
  bounds.includes(statement.text) ? { ...statement, name: statement.text } : statement;

/** The answer to what is not sent yet. */
const nothing = { command: '', rowCount: null, rows: [] };

type GiveBack = (error?: Error | boolean) => void;

/**
 * A pool's connection that never waits for ever. A statement ends with its call, and one that gets no answer ends its
 * connection: a connection whose state is not known is never used again.
 *
 * A `begin` goes with the first statement of its transaction, and what is left to the `commit` with that: each by one round
 * trip (decision 42).
 */
export class ServiceClient extends pg.Client {
  #ended = false;
  #giveBack: GiveBack | undefined;
  /** Not sent yet. */
  #held: Statement[] = [];

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
    if (text === 'begin' || isLeftToCommit(text)) {
      this.#held.push(statement);
      return Promise.resolve(nothing);
    }
    if (text === 'rollback' || text === 'commit') {
      const unsent = this.#held[0]?.text === 'begin';
      if (text === 'rollback') this.#held = [];
      if (unsent && this.#held.length <= 1) {
        this.#held = [];
        return Promise.resolve(nothing);
      }
    }
    return this.#bounded(this.#send(statement), signal);
  }) as pg.Client['query'];

  /** With what was held, as one packet; what fails first is thrown. PostgreSQL passes by the rest of its transaction. */
  async #send(statement: Statement): Promise<pg.QueryResult> {
    if (this.#held.length === 0) return super.query(statement as pg.QueryConfig);
    this.#stream.cork();
    const held = this.#held.splice(0).map((part) => super.query(named(part) as pg.QueryConfig));
    const answer = super.query(named(statement) as pg.QueryConfig);
    this.#stream.uncork();
    await Promise.allSettled([...held, answer]);
    await Promise.all(held);
    return answer;
  }

  /** Between two statements there is nothing to cancel, save a transaction. */
  #refuse(statement: unknown, signal: AbortSignal): Promise<never> {
    if (this.getTransactionStatus() !== 'I' || this.#held.length > 0 || statement === 'begin') this.#hangUp();
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
      if (error instanceof pg.DatabaseError && error.code === planOutdated) this.#ended = true;
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
