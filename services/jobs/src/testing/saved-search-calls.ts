import { type TestPerson } from '@puente/service-kit/testing';
import { AlertRunner } from '../saved-searches/alert-runner.service.ts';
import { savedSearchesOf, savedSearchOf } from './answers.ts';
import { type TestJobs } from './jobs-app.ts';

export const sampleSearch = { name: 'Mesera en Texas', query: 'q=mesera&orden=fecha', frequency: 'daily' };

export const save = (jobs: TestJobs, as: TestPerson, changes: object = {}) =>
  jobs.call('POST /api/saved-searches', { as, body: { data: { ...sampleSearch, ...changes } } });

/** Saves and answers the id. */
export async function saved(jobs: TestJobs, as: TestPerson, changes: object = {}): Promise<number> {
  return savedSearchOf((await save(jobs, as, changes)).body).id;
}

export async function mySearches(jobs: TestJobs, as: TestPerson) {
  return savedSearchesOf((await jobs.call('GET /api/saved-searches', { as })).body);
}

export async function codeOf(jobs: TestJobs, id: number): Promise<string> {
  const { rows } = await jobs.admin.query<{ code: string }>(
    'select code from jobs.saved_searches where id = $1',
    [id],
  );
  return rows[0]?.code ?? '';
}

/** As if it had been saved, and looked at, two days ago. */
export async function makeDue({ admin }: TestJobs, id: number): Promise<void> {
  await admin.query(
    `update jobs.saved_searches set next_alert_at = now() - interval '1 minute',
       last_alert_at = now() - interval '2 days', looked_at = now() - interval '2 days' where id = $1`,
    [id],
  );
}

/** As if a job had been published so many minutes ago. */
export async function publishedAgo({ admin }: TestJobs, id: number, minutes: number): Promise<void> {
  await admin.query(`update jobs.jobs set published_at = now() - make_interval(mins => $2) where id = $1`, [
    id,
    minutes,
  ]);
}

export const runAlerts = ({ app }: Pick<TestJobs, 'app'>) => app.get(AlertRunner).run();

/** What was handed over to be mailed to somebody, in its order. */
export async function askedMails({ admin }: TestJobs, { id }: TestPerson) {
  const { rows } = await admin.query<{ alert: Record<string, unknown> }>(
    `select data->'alert' as alert from pgboss.job
     where data->>'kind' = 'job-alert' and (data->>'userId')::int = $1 order by created_on`,
    [id],
  );
  return rows.map(({ alert }) => alert);
}
