import type { Options } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { DatabaseGone, ServiceClient } from './service-client.ts';
import { timeLimits } from './time-limits.ts';

/** The connections of a running service: none of its calls waits for ever. */
export const serviceConnections = {
  pool: { min: 0, max: 10 },
  driverOptions: {
    Client: ServiceClient,
    keepAlive: true,
    connectionTimeoutMillis: timeLimits.connection,
    statement_timeout: timeLimits.statement,
    lock_timeout: timeLimits.lock,
    idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
    options: `-c client_connection_check_interval=${timeLimits.connectionCheck}`,
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
