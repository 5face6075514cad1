import { SchedulerRegistry } from '@nestjs/schedule';
import { asAdmin } from '@puente/postgres';
import { createApp, loadConfig } from '@puente/service-kit';
import {
  createTestEnvironment,
  createTestPerson,
  type TestPerson,
  type TestPersonOptions,
} from '@puente/service-kit/testing';
import pg from 'pg';
import { jobsService } from '../jobs.service-definition.ts';
import { createJobsDatabase, insertPerson } from './test-database.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface CallOptions {
  as?: TestPerson;
  /** Sent as JSON; a string goes as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** The service on a database of its own, called over HTTP. */
export async function startJobs() {
  const database = await createJobsDatabase();
  const environment = createTestEnvironment(database.urls.jobs);
  // No alerts but those that a test asks for.
  const config = loadConfig(jobsService.config, { ...environment.env, ALERT_SECONDS: '0' });
  const app = await createApp(jobsService, config);
  const others: (typeof app)[] = [];
  await app.listen(0, '127.0.0.1');
  // Nor any housekeeping: of a minute's, one would fall into any test of a slow machine.
  const schedule = app.get(SchedulerRegistry);
  for (const name of schedule.getIntervals()) schedule.deleteInterval(name);
  const address = await app.getUrl();
  const connectAdmin = async () => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    return client;
  };
  const admin = await connectAdmin();
  const access = { adminUrl: database.adminUrl, privateKey: environment.privateKey, insertPerson };

  return {
    app,
    /** One more instance of the service on the same database. */
    async another() {
      const other = await createApp(jobsService, config);
      others.push(other);
      return other;
    },
    /** Where it listens. */
    address,
    /** The service's own settings, for a process of it. */
    environment: environment.env,
    /** PEM of the key whose tokens it takes. */
    privateKey: environment.privateKey,
    /** The connection of the identity service, for what it is let read. */
    identityUrl: database.urls.identity,
    /** The administrator's connection, to look behind the service's back. */
    admin,
    /** One more of its kind, for what is held open while the service is called. */
    connectAdmin,
    seeker: (options: TestPersonOptions = {}) => createTestPerson(access, { userType: 'user', ...options }),
    employer: (options: TestPersonOptions = {}) =>
      createTestPerson(access, { userType: 'employer', ...options }),
    /** As a log-out does. */
    async endSession({ sessionId }: TestPerson): Promise<void> {
      await admin.query('update identity.sessions set ended_at = now() where id = $1', [sessionId]);
    },
    async call(route: string, { as, body, headers }: CallOptions = {}): Promise<Answer> {
      const [method = '', path = ''] = route.split(/ (.*)/s);
      const response = await fetch(address + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(as && { authorization: as.authorization }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    /** As the identity service does, with its rights and no other. */
    async deleteAccount({ id }: TestPerson): Promise<void> {
      await asAdmin(database.urls.identity, (identity) =>
        identity.query('delete from identity.users where id = $1', [id]),
      );
    },
    async rows(table: string): Promise<number> {
      const counted = await admin.query<{ count: number }>(
        `select count(*)::int as count from jobs.${table}`,
      );
      return counted.rows[0]?.count ?? -1;
    },
    async stop(): Promise<void> {
      await admin.end();
      await Promise.all([app, ...others].map((one) => one.close()));
      await database.drop();
      environment.remove();
    },
  };
}

export type TestJobs = Awaited<ReturnType<typeof startJobs>>;
