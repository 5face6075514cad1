import pg from 'pg';
import { callSignal } from '../calls/index.ts';
import { preparedName } from './prepared-rows.ts';
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

type Statement = Parameters<pg.Client['query']>;

/** As a statement that the connection has prepared, where that is wished for (`preparedRowsOf`). */
function prepared(statement: Statement): Statement {
  const [text, values] = statement as unknown as [unknown, unknown[] | undefined];
  const name = typeof text === 'string' ? preparedName(text) : undefined;
  return name === undefined ? statement : ([{ name, text, values }] as unknown as Statement);
}

type GiveBack = (error?: Error | boolean) => void;

/**
 * A pool's connection that never waits for ever. A statement ends with its call, and one that gets no answer ends its
 * connection: a connection whose state is not known is never used again.
 */
export class ServiceClient extends pg.Client {
  #ended = false;
  #giveBack: GiveBack | undefined;

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

  override query = ((...statement: Statement) => {
    const signal = callSignal();
    if (signal?.aborted) return this.#refuse(statement[0], signal);
    const answer: unknown = super.query(...prepared(statement));
    return answer instanceof Promise ? this.#bounded(answer, signal) : answer;
  }) as pg.Client['query'];

  /** Between two statements there is nothing to cancel, save a transaction. */
  #refuse(statement: unknown, signal: AbortSignal): Promise<never> {
    if (this.getTransactionStatus() !== 'I' || statement === 'begin') this.#hangUp();
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
    (this as unknown as { connection: pg.Connection }).connection.stream.destroy();
  }
}
