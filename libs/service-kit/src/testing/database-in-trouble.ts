import { startTestDatabaseServer, type TestDatabaseServer } from '@puente/postgres/testing';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

interface TestService {
  /** The administrator's connection to its database. */
  admin: pg.Client;
  stop: () => Promise<void>;
}

/** A service on a database server that its test may ill-treat. */
export async function startInTrouble<Service extends TestService>(
  start: () => Promise<Service>,
): Promise<{ server: TestDatabaseServer; service: Service; stop: () => Promise<void> }> {
  const server = await startTestDatabaseServer();
  const service = await start();
  service.admin.on('error', () => undefined); // it breaks, too, when the server is stopped
  return {
    server,
    service,
    stop: async () => {
      await service.stop();
      await server.stop();
    },
  };
}

/** What every route says while the database cannot; with status 503 and `Retry-After`. */
export const unavailable = {
  data: null,
  error: {
    status: 503,
    name: 'ServiceUnavailableError',
    message: 'El servicio no está disponible. Inténtalo de nuevo en un momento.',
    details: {},
  },
};

/**
 * Asks until the service works again.
 * @param ask returns the status of a call that works when the service does
 * @throws Error when an answer before that is other than a 503, and when it takes long
 */
export async function untilServed(ask: () => Promise<number>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await ask();
    if (status === 200) return;
    if (status !== 503) throw new Error(`The service recovers, and answers ${status}`);
    await pause(100);
  }
  throw new Error('The service does not recover');
}
