import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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
      deferrable initially deferred for each row execute function jobs.wait_at_the_end();
    create table jobs.gates (title text);
    grant select on jobs.gates to public;
    create function jobs.wait_for_gate() returns trigger language plpgsql as $$ begin
      while exists (select from jobs.gates where title = new.title) loop perform pg_sleep(0.01); end loop;
      return new;
    end $$;
    create constraint trigger wait_for_gate after insert on jobs.jobs
      deferrable initially deferred for each row execute function jobs.wait_for_gate()`);
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
    `select from pg_stat_activity
     where datname = current_database() and usename like '%_jobs' and ${waits}`,
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

describe('a service killed while jobs that were written together are committed', () => {
  const sleeping = `wait_event = 'PgSleep'`;
  const close = (titles: readonly string[]) =>
    jobs.admin.query('insert into jobs.gates select unnest($1::text[])', [titles]);
  const open = (titles: readonly string[]) =>
    jobs.admin.query('delete from jobs.gates where title = any($1)', [titles]);
  const publish = (title: string) =>
    call(
      '/api/jobs',
      employer,
      { data: { ...sampleJob, title, status: 'Publicado' } },
      { 'idempotency-key': title },
    );
  const written = async (titles: readonly string[]) => {
    const { rows } = await jobs.admin.query<{ jobs: number; keys: number }>(
      `select (select count(*)::int from jobs.jobs where title = any($1)) as jobs,
         (select count(*)::int from jobs.idempotency_keys where key = any($1)) as keys`,
      [titles],
    );
    return rows[0];
  };

  /** They come while another one is written. */
  async function publishTogether(titles: readonly string[]) {
    const first = randomUUID();
    await close([first, ...titles]);
    const before = publish(first);
    await untilSomebody(sleeping);
    const answers = titles.map((title) => publish(title).catch(() => 'no answer'));
    // Until both have come as far as this one, in a process that cannot be asked.
    await pause(1000);
    await open([first]);
    expect((await before).status).toBe(201);
    await untilSomebody(sleeping);
    return { answers: Promise.all(answers) };
  }

  async function areMadeOnce() {
    await jobs.start();
    const again = await Promise.all(titles.map(publish));
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(await written(titles)).toEqual({ jobs: 2, keys: 2 });
  }

  let titles: string[];
  let answers: Promise<unknown>;
  beforeEach(async () => {
    titles = [randomUUID(), randomUUID()];
    ({ answers } = await publishTogether(titles));
  });

  test('leaves none of them, nor their keys, where that was not done; sent again, each is made once', async () => {
    await jobs.kill();
    expect(await answers).toEqual(['no answer', 'no answer']);
    // The server notices that nobody waits for the statement any more.
    while (await isSomebody(`state = 'active'`)) await pause(10);
    await open(titles);
    expect(await written(titles)).toEqual({ jobs: 0, keys: 0 });
    await areMadeOnce();
  });

  test('leaves all of them, and their keys, where that was done before it could say so; sent again, each is made once', async () => {
    jobs.freeze();
    await open(titles);
    while ((await written(titles))?.jobs === 0) await pause(10);
    await jobs.kill();
    expect(await answers).toEqual(['no answer', 'no answer']);
    expect(await written(titles)).toEqual({ jobs: 2, keys: 2 });
    await areMadeOnce();
  });
});
