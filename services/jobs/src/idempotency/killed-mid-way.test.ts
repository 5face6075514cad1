import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { applicationOf } from '../testing/answers.ts';
import { type JobsProcess, prepareJobsProcess } from '../testing/jobs-process.ts';
import { sampleJob } from '../testing/sample-job.ts';

/** What a transaction waits for before it writes an application, and what it waits for while it commits one. */
const [beforeWriting, whileCommitting] = [1, 2];

let jobs: JobsProcess;
let seeker: TestPerson;
let employer: TestPerson;
let job: number;
let key: string;
beforeAll(async () => {
  jobs = await prepareJobsProcess();
  await jobs.admin.query(`
    create function jobs.wait_before() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${beforeWriting}); return new; end $$;
    create trigger wait_before before insert on jobs.applications
      for each row execute function jobs.wait_before();
    create function jobs.wait_at_the_end() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(${whileCommitting}); return null; end $$;
    create constraint trigger wait_at_the_end after insert on jobs.applications
      deferrable initially deferred for each row execute function jobs.wait_at_the_end()`);
  employer = await jobs.person({ userType: 'employer' });
});
beforeEach(async () => {
  await jobs.start();
  seeker = await jobs.person({ userType: 'user' });
  key = randomUUID();
  const { body } = await call('/api/jobs', employer, { data: { ...sampleJob, status: 'Publicado' } });
  job = (body as { data: { id: number } }).data.id;
});
afterEach(() => jobs.kill());
afterAll(() => jobs.stop());

async function call(path: string, as: TestPerson, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(jobs.address + path, {
    method: 'POST',
    headers: { authorization: as.authorization, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}
const send = () =>
  call('/api/applications', seeker, { data: { job, coverLetter: 'Hola' } }, { 'idempotency-key': key });
const lost = () => send().catch(() => 'no answer');

const kept = async () => {
  const { rows } = await jobs.admin.query<{ applications: number; keys: number }>(
    `select (select count(*)::int from jobs.applications where candidate_id = $1) as applications,
       (select count(*)::int from jobs.idempotency_keys where user_id = $1) as keys`,
    [seeker.id],
  );
  return rows[0];
};
const isSomebody = async (waits: string) => {
  const found = await jobs.admin.query(
    `select from pg_stat_activity where usename like '%_jobs' and ${waits}`,
  );
  return found.rows.length > 0;
};
const untilSomebody = async (waits: string) => {
  while (!(await isSomebody(waits))) await pause(10);
};
const hold = (lock: number) => jobs.admin.query('select pg_advisory_lock($1)', [lock]);
const release = (lock: number) => jobs.admin.query('select pg_advisory_unlock($1)', [lock]);
const waiting = `wait_event_type = 'Lock' and wait_event = 'advisory'`;

test('a service killed before an application is written leaves neither that nor its key; sent again, it is made', async () => {
  await hold(beforeWriting);
  const answer = lost();
  await untilSomebody(waiting);
  await jobs.kill();
  expect(await answer).toBe('no answer');
  // The server notices that nobody waits for the statement any more.
  while (await isSomebody(waiting)) await pause(10);
  await release(beforeWriting);
  await jobs.start();
  expect(await kept()).toEqual({ applications: 0, keys: 0 });
  expect((await send()).status).toBe(201);
  expect(await kept()).toEqual({ applications: 1, keys: 1 });
});

test('a service killed after both were written and before it could say so leaves both; sent again, it says what was made', async () => {
  await hold(whileCommitting);
  const answer = lost();
  await untilSomebody(waiting);
  jobs.freeze();
  await release(whileCommitting);
  while ((await kept())?.applications === 0) await pause(10);
  await jobs.kill();
  expect(await answer).toBe('no answer');
  expect(await kept()).toEqual({ applications: 1, keys: 1 });
  await jobs.start();
  const again = await send();
  expect(again.status).toBe(201);
  expect(applicationOf(again.body).attributes.coverLetter).toBe('Hola');
  expect(await kept()).toEqual({ applications: 1, keys: 1 });
});
