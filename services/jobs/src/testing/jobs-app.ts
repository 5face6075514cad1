import { createApp, loadConfig } from '@puente/service-kit';
import { createTestDatabase } from '@puente/postgres/testing';
import { createTestEnvironment, createTestPerson, type TestPerson } from '@puente/service-kit/testing';
import pg from 'pg';
import { jobsService } from '../jobs.service-definition.ts';

export interface Answer {
  status: number;
  body: unknown;
}

export interface CallOptions {
  as?: TestPerson;
  /** Sent as JSON; a string goes as it is. */
  body?: unknown;
}

/** The service on a database of its own, called over HTTP. */
export async function startJobs() {
  const database = await createTestDatabase({ services: ['identity', 'jobs'] });
  const environment = createTestEnvironment(database.jobsUrl);
  const app = await createApp(jobsService, loadConfig(jobsService.config, environment.env));
  await app.listen(0, '127.0.0.1');
  const address = await app.getUrl();
  const connectAdmin = async () => {
    const client = new pg.Client({ connectionString: database.adminUrl });
    await client.connect();
    return client;
  };
  const admin = await connectAdmin();
  const access = { adminUrl: database.adminUrl, privateKey: environment.privateKey };

  return {
    app,
    /** The administrator's connection, to look behind the service's back. */
    admin,
    /** One more of its kind, for what is held open while the service is called. */
    connectAdmin,
    adminUrl: database.adminUrl,
    seeker: (options: object = {}) => createTestPerson(access, { userType: 'user', ...options }),
    employer: (options: object = {}) => createTestPerson(access, { userType: 'employer', ...options }),
    async call(route: string, { as, body }: CallOptions = {}): Promise<Answer> {
      const [method = '', path = ''] = route.split(/ (.*)/s);
      const response = await fetch(address + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(as && { authorization: as.authorization }),
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
    async rows(table: string): Promise<number> {
      const counted = await admin.query<{ count: number }>(
        `select count(*)::int as count from jobs.${table}`,
      );
      return counted.rows[0]?.count ?? -1;
    },
    async stop(): Promise<void> {
      await admin.end();
      await app.close();
      await database.drop();
      environment.remove();
    },
  };
}

export type TestJobs = Awaited<ReturnType<typeof startJobs>>;
