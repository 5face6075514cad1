import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { askedMails, makeDue, publishedAgo, saved } from '../testing/saved-search-calls.ts';

const program = join(import.meta.dirname, '../../dist/main.js');

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

/** The service as it is built and run, which looks for alerts every second. */
const startProcess = () =>
  spawn(process.execPath, [program], {
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], ...jobs.environment, PORT: '0', ALERT_SECONDS: '1' },
  });

test('a process that is killed in the middle of an alert loses it not and sends it not twice', async () => {
  const [employer, seeker] = [await jobs.employer(), await jobs.seeker()];
  await publishedAgo(jobs, await postJob(jobs, employer, { title: 'Canastera' }), 60);
  const id = await saved(jobs, seeker, { query: 'q=canastera' });
  await makeDue(jobs, id);

  // It may claim the alert and search, and cannot hand it over.
  const holder = await jobs.connectAdmin();
  await holder.query('begin; lock table pgboss.job in access exclusive mode');
  const first = startProcess();
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%ask_job_alert%'`;
  const watcher = await jobs.connectAdmin();
  while ((await watcher.query(waiting)).rows.length === 0) await pause(20);
  const ended = once(first, 'exit');
  first.kill('SIGKILL');
  await ended;
  await holder.query('rollback');
  // What was begun for the killed one is undone by then.
  const open = `select from pg_stat_activity where usename = 'puente_test_jobs' and state like '%transaction%'`;
  while ((await watcher.query(open)).rows.length > 0) await pause(20);
  expect(await askedMails(jobs, seeker)).toEqual([]);

  const next = [startProcess(), startProcess()];
  const due = 'select from jobs.saved_searches where next_alert_at <= now()';
  while ((await watcher.query(due)).rows.length > 0) await pause(50);
  await pause(1500);
  expect(await askedMails(jobs, seeker)).toHaveLength(1);
  for (const one of next) {
    const over = once(one, 'exit');
    one.kill('SIGTERM');
    expect(await over).toEqual([0, null]);
  }
  await Promise.all([holder.end(), watcher.end()]);
});
