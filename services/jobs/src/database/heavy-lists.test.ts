import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

const megabyte = 1024 * 1024;
let jobs: TestJobs;
let employer: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
  const id = await postJob(jobs, employer);
  // As heavy as the rules let a job be: a thousand of them are 15 MB.
  await jobs.admin.query(
    `update jobs.jobs set description = repeat('d', 5000), requirements = repeat('r', 5000), benefits = repeat('b', 5000)
     where id = $1`,
    [id],
  );
  const columns = await jobs.admin.query<{ list: string }>(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
     where table_schema = 'jobs' and table_name = 'jobs' and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const list = columns.rows[0]?.list ?? '';
  await jobs.admin.query(
    `insert into jobs.jobs (${list}) select ${list} from jobs.jobs, generate_series(2, 1200) where id = $1`,
    [id],
  );
});
afterAll(() => jobs.stop());

const all = '/api/jobs?populate=*&pagination[pageSize]=-1';

test('a list of all rows ends where it gets too heavy, and says how many there are', async () => {
  const { status, body } = await jobs.call(`GET ${all}`);
  expect(status).toBe(200);
  const { data, meta } = jobsOf(body);
  expect(JSON.stringify(body).length).toBeLessThan(4.5 * megabyte);
  expect(data.length).toBeGreaterThan(200);
  expect(meta.pagination).toEqual({
    page: 1,
    pageSize: data.length,
    pageCount: Math.ceil(1200 / data.length),
    total: 1200,
  });
  const [newest] = jobsOf((await jobs.call('GET /api/jobs?pagination[pageSize]=1')).body).data;
  expect(data[0]?.id).toBe(newest?.id);
  expect(data[0]?.attributes).not.toHaveProperty('bytesSoFar');
});

test('a list of all rows that are light has all of them', async () => {
  await jobs.admin.query(`update jobs.jobs set description = 'corta', requirements = 'r', benefits = 'b'`);
  const { data, meta } = jobsOf((await jobs.call(`GET ${all}`)).body);
  expect(data).toHaveLength(1000);
  expect(meta.pagination).toEqual({ page: 1, pageSize: 1000, pageCount: 2, total: 1200 });
});

test('fifty who ask for everything and do not read it fill no memory, and keep nobody else waiting', async () => {
  await jobs.admin.query(
    `update jobs.jobs set description = repeat('d', 5000), requirements = repeat('r', 5000), benefits = repeat('b', 5000)`,
  );
  const connections: Socket[] = [];
  jobs.app.getHttpServer().on('connection', (socket: Socket) => connections.push(socket));
  const { port, hostname } = new URL(await jobs.app.getUrl());
  const readers: Socket[] = [];
  const addReaders = async (count: number) => {
    const more = Array.from({ length: count }, async () => {
      const reader = connect(Number(port), hostname).pause();
      readers.push(reader);
      await once(reader, 'connect');
      reader.write(`GET ${all} HTTP/1.1\r\nHost: a\r\n\r\n`);
    });
    await Promise.all(more);
    const answered = () =>
      new Set(connections.flatMap((one) => (one.bytesWritten > 0 ? one.remotePort : [])));
    let most = 0;
    for (let areAnswered = false; !areAnswered; await pause(50)) {
      areAnswered = readers.every(({ localPort }) => answered().has(localPort));
      const held = connections.reduce((sum, { writableLength }) => sum + writableLength, 0);
      expect(held).toBeLessThan(65 * megabyte);
      most = Math.max(most, held);
    }
    // They do hold some, until the system's own buffers have taken more of it in.
    expect(most).toBeGreaterThan(10 * megabyte);
  };
  await addReaders(50);

  expect((await jobs.call('GET /api/jobs')).status).toBe(200);
  let refused = await jobs.call(`GET ${all}`);
  // What the system's own buffers took in meanwhile left room for another one.
  while (refused.status === 200) {
    await addReaders(10);
    refused = await jobs.call(`GET ${all}`);
  }
  expect(refusal(refused)).toEqual({
    status: 503,
    message: 'El servicio no está disponible. Inténtalo de nuevo en un momento.',
  });
  for (const reader of readers) reader.destroy();
  while ((await jobs.call(`GET ${all}`)).status !== 200) await pause(50);
});
