import type { Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { DatabaseGone, ServiceClient } from './service-client.ts';
import { timeLimits } from './time-limits.ts';

/** The connections of a running service: none of its calls waits for ever. */
export const serviceConnections = {
  // At rest for five minutes, not ten seconds: whoever opens a new one waits for a process of the server, and has each statement planned anew.
  pool: { min: 0, max: 10, idleTimeoutMillis: 300_000 },
  driverOptions: {
    Client: ServiceClient,
    // What `ServiceClient` sends together is on its way before the first part is answered.
    pipeline: true,
    keepAlive: true,
    // Of one at rest, so that what lies between does not forget it; Linux asks after two hours by itself.
    keepAliveInitialDelayMillis: 30_000,
    connectionTimeoutMillis: timeLimits.connection,
    statement_timeout: timeLimits.statement,
    lock_timeout: timeLimits.lock,
    idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
    options: [
      `client_connection_check_interval=${timeLimits.connectionCheck}`,
      // What compiling a plan takes (0.1 s) is never won back by a call's few rows, and is tried when many jobs make it look dear.
      'jit=off',
      // What waits to be put in order in an index of words: whoever fills the list pays for all, and each search reads it whole.
      'gin_pending_list_limit=512kB',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
    onPoolCreated: sayWhenGone,
  },
} satisfies Options;

/** Why there is no connection (refused, too many, starting, silent) is for the log; a caller has to wait in each case. */
function sayWhenGone(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  pool.connect = (() =>
    connect().catch((cause: unknown) => {
      throw new DatabaseGone('No connection to the database', { cause });
    })) as typeof pool.connect;
}
