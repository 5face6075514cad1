import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type TestDatabaseServer } from '@puente/postgres/testing';
import { apiRoutes } from '@puente/service-kit/api-routes';
import { startInTrouble, unavailable, untilServed, type TestPerson } from '@puente/service-kit/testing';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob, sampleJob } from '../testing/sample-job.ts';

type Admin = Awaited<ReturnType<TestJobs['connectAdmin']>>;

let server: TestDatabaseServer;
let jobs: TestJobs;
let employer: TestPerson;
let seeker: TestPerson;
let job: number;
let url: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ server, service: jobs, stop } = await startInTrouble(startJobs));
  url = await jobs.app.getUrl();
  [employer, seeker] = await Promise.all([jobs.employer(), jobs.seeker()]);
  job = await postJob(jobs, employer);
});
afterEach(() => server.thaw());
afterAll(() => stop());

const bodies: Record<string, unknown> = {
  'POST /api/jobs': { data: { ...sampleJob, status: 'Publicado' } },
  'PUT /api/jobs/{id}': { data: { salary: 'US$20 la hora' } },
  'POST /api/jobs/{id}/report': { reason: 'Otro' },
  'POST /api/applications': { data: { job: 1, coverLetter: 'Tengo experiencia.' } },
  'PUT /api/applications/{id}': { data: { status: 'En revisión' } },
  'POST /api/saved-searches': { data: { name: 'Cocina', query: 'q=cocina', frequency: 'daily' } },
  'PUT /api/saved-searches/{id}': { data: { name: 'Cocina' } },
  'POST /api/saved-searches/stop': { code: 'c'.repeat(43) },
  'POST /api/saved-searches/resume': { code: 'c'.repeat(43) },
  'POST /api/favorites': { data: { job: 1 } },
};

/** What a route is asked with that answers nothing else. */
const queries: Record<string, string> = {
  'GET /api/places': '/api/places?q=houston',
  'GET /api/jobs/suggestions': '/api/jobs/suggestions?q=mes',
};

interface Answer {
  status: number;
  retryAfter: string | null;
  body: unknown;
}

/** One call of each route, by somebody who may. A call without an answer is one, too. */
async function askEveryRoute(): Promise<(Answer & { route: string })[]> {
  return Promise.all(
    apiRoutes.jobs.map(async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const body = bodies[route];
      const as = /saved-searches/.test(path)
        ? seeker
        : /applications\/counts|jobs/.test(path) || method === 'PUT'
          ? employer
          : seeker;
      const answer = await ask(method, (queries[route] ?? path).replace('{id}', String(job)), as, body);
      return { route, ...answer };
    }),
  );
}

async function ask(method: string, path: string, as?: TestPerson, body?: unknown): Promise<Answer> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(as && { authorization: as.authorization }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(14_000),
    });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: await response.json(),
    };
  } catch {
    return { status: 0, retryAfter: null, body: 'no answer' };
  }
}

const comeBack = {
  status: 503,
  retryAfter: expect.stringMatching(/^[1-9]\d*$/),
  body: unavailable,
};

const untilRecovered = () => untilServed(async () => (await ask('GET', '/api/jobs')).status);

/** More at once than there are connections: none may be broken, none lost. */
async function expectAllConnectionsGood(): Promise<void> {
  const answers = await Promise.all([
    ...Array.from({ length: 30 }, () => ask('GET', '/api/jobs')),
    ...Array.from({ length: 10 }, () =>
      ask('PUT', `/api/jobs/${job}`, employer, { data: { salary: 'US$20 la hora' } }),
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

const expectAllToComeBack = (answers: (Answer & { route: string })[]) =>
  expect(answers).toEqual(apiRoutes.jobs.map((route) => ({ route, ...comeBack })));

describe('a database that', () => {
  test('is stopped mid-way makes every route a 503 that says when to come back, again and again, until it goes on', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/api/jobs'))); // connections in the pool
    server.freeze();
    expectAllToComeBack(await askEveryRoute());
    expectAllToComeBack(await askEveryRoute());
    expect(await ask('GET', '/health/ready')).toEqual({ ...comeBack, retryAfter: '1' });
    server.thaw();
    await untilRecovered();
    await expectAllConnectionsGood();
  });

  test('is stopped while changes are being made loses none of the connections they had', async () => {
    const changes = Array.from({ length: 20 }, () =>
      ask('PUT', `/api/jobs/${job}`, employer, { data: { salary: 'US$20 la hora' } }),
    );
    await pause(20);
    server.freeze();
    for (const { status } of await Promise.all(changes)) expect([200, 503]).toContain(status);
    server.thaw();
    await untilRecovered();
    await expectAllConnectionsGood();
  });

  test('is down makes every route a 503, and is used again when it is back', async () => {
    await expectAllConnectionsGood();
    const { restart } = await server.halt();
    try {
      expectAllToComeBack(await askEveryRoute());
      expect(await ask('GET', '/health/ready')).toEqual({ ...comeBack, retryAfter: '1' });
    } finally {
      await restart();
    }
    await untilRecovered();
    await expectAllConnectionsGood();
  });

  test('has no connection left for us is a 503', async () => {
    const admin = await jobs.connectAdmin();
    await admin.query('alter role puente_test_jobs connection limit 0');
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'puente_test_jobs'`,
    );
    expect(await ask('GET', '/api/jobs')).toEqual(comeBack);
    await admin.query('alter role puente_test_jobs connection limit -1');
    await admin.end();
    await untilRecovered();
  });
});

describe('a call', () => {
  let holder: Admin;
  let watcher: Admin;
  beforeEach(async () => {
    [holder, watcher] = await Promise.all([jobs.connectAdmin(), jobs.connectAdmin()]);
    await holder.query('begin; lock table jobs.jobs in access exclusive mode');
  });
  afterEach(() => Promise.all([holder.end(), watcher.end()]));

  const running = async (): Promise<{ waits: string | null; query: string }[]> => {
    const found = await watcher.query<{ waits: string | null; query: string }>(
      `select wait_event_type as waits, query from pg_stat_activity
        where usename = 'puente_test_jobs' and state <> 'idle'`,
    );
    return found.rows;
  };

  test('that waits for a lock somebody keeps is a 503', async () => {
    expect(await ask('GET', `/api/jobs/${job}`)).toEqual(comeBack);
    expect(await ask('PUT', `/api/jobs/${job}`, employer, bodies['PUT /api/jobs/{id}'])).toEqual(comeBack);
    await holder.query('rollback');
    await expectAllConnectionsGood();
  });

  test.each(['GET', 'PUT'])(
    'that its caller gives up does not go on in the database (%s)',
    async (method) => {
      const call = request(`${url}/api/jobs/${job}`, {
        method,
        headers: { authorization: employer.authorization, 'content-type': 'application/json' },
      });
      call.on('error', () => undefined);
      call.end(method === 'PUT' ? JSON.stringify(bodies['PUT /api/jobs/{id}']) : undefined);
      // Not at a statement before that, after which another would come.
      while (!(await running()).some(({ waits }) => waits === 'Lock')) await pause(20);
      call.destroy();
      // Well before the time limit of a lock.
      const deadline = Date.now() + 2500;
      let left = await running();
      while (left.length > 0 && Date.now() < deadline) {
        await pause(20);
        left = await running();
      }
      expect(left).toEqual([]);
      await holder.query('rollback');
      await expectAllConnectionsGood();
    },
  );
});
