import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { ChangeReader } from './change-reader.service.ts';
import { CurrentJobs } from './current-jobs.ts';
import { mostOfCalm } from './job-changes.ts';
import { KeptEntries } from './kept-entries.ts';

let jobs: TestJobs;
let em: EntityManager;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  ({ em } = jobs.app.get(MikroORM));
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const publish = () => postJob(jobs, employer);
const change = (times: number) =>
  jobs.admin.query('insert into jobs.job_changes (job_id) select -1 from generate_series(1, $1::int)', [
    times,
  ]);

/** As a service has them that has read all jobs. */
async function started() {
  const current = new CurrentJobs(em, new KeptEntries());
  const reader = new ChangeReader(em, current);
  await current.read();
  await reader.run();
  const knows = (id: number) => current.lastKnown()?.index.ofIds([id]).total === 1;
  return { current, reader, knows };
}

test('what is published is read though nobody asks', async () => {
  const { reader, knows } = await started();
  const id = await publish();
  expect(knows(id)).toBe(false);
  await reader.run();
  expect(knows(id)).toBe(true);
});

test('while very many are being published it waits, and reads them when it is calmer', async () => {
  const { reader, knows } = await started();
  const id = await publish();
  await change(mostOfCalm);
  await reader.run();
  await change(mostOfCalm + 1);
  await reader.run();
  expect(knows(id)).toBe(false);
  await change(mostOfCalm);
  await reader.run();
  expect(knows(id)).toBe(true);
});

test('what nobody has asked for yet is left to who does', async () => {
  const current = new CurrentJobs(em, new KeptEntries());
  await new ChangeReader(em, current).run();
  expect(current.lastKnown()).toBeUndefined();
});

test('where the database fails, at whichever statement, it goes on with the next look', async () => {
  let left = Infinity;
  const fork = () =>
    new Proxy(em.fork(), {
      get: (target, key) => {
        if (key === 'getKysely' && (left -= 1) < 0) throw new Error('The database went away');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  const failing = { fork } as EntityManager;
  const current = new CurrentJobs(failing, new KeptEntries());
  const reader = new ChangeReader(failing, current);
  await current.read();
  await reader.run();
  // More than are read by one statement.
  for (let job = 0; job < 120; job += 1) await publish();
  const id = await publish();
  for (let statements = 0; statements < 4; statements += 1) {
    left = statements;
    await reader.run();
    expect(current.lastKnown()?.index.ofIds([id]).total ?? 0).toBe(0);
  }
  // Some are applied, and what is half known is told to nobody.
  expect(current.lastKnown()).toBeUndefined();
  left = Infinity;
  await reader.run();
  expect(current.lastKnown()?.index.ofIds([id]).total).toBe(1);
});

test('one look is not begun while another is under way', async () => {
  const { current, reader } = await started();
  let readings = 0;
  const read = current.read.bind(current);
  current.read = () => {
    readings += 1;
    return read();
  };
  await publish();
  await Promise.all([reader.run(), reader.run()]);
  expect(readings).toBe(1);
});
