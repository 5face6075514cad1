import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type TestPerson } from '@puente/service-kit/testing';
import { applicationsOf } from '../testing/answers.ts';
import { applied, askApplications, ownQuery, receivedQuery } from '../testing/application-calls.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const change = (id: number, data: object) =>
  jobs.call(`PUT /api/applications/${id}`, { as: employer, body: { data } });

const historiesIn = async (query: string, as: TestPerson) =>
  applicationsOf((await askApplications(jobs, query, as)).body).data.map(
    ({ attributes }) => attributes.history,
  );
const historyOf = async (seeker: TestPerson) => (await historiesIn(`${ownQuery(seeker)},history`, seeker))[0];

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('the history of an application', () => {
  test('is each state it came to, in their order, for its candidate and for the employer', async () => {
    const seeker = await jobs.seeker();
    const job = await postJob(jobs, employer);
    const id = await applied(jobs, seeker, job);
    for (const status of ['En revisión', 'Entrevista', 'En revisión']) await change(id, { status });
    const history = ['Enviada', 'En revisión', 'Entrevista', 'En revisión'].map((status) => ({
      status,
      at: instant,
    }));
    expect(await historyOf(seeker)).toEqual(history);
    const received = `${receivedQuery(employer)}&filters[job][id][$eq]=${job}`;
    expect(await historiesIn(received.replace('=job,candidate', '=*'), employer)).toEqual([history]);
    const times = (await historyOf(seeker))?.map(({ at }) => at);
    expect(times).toEqual([...(times ?? [])].sort());
  });

  test('has nothing of what is no change of state', async () => {
    const seeker = await jobs.seeker();
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    await change(id, { notes: 'Llamar el lunes' });
    await change(id, { status: 'Enviada' });
    expect(await historyOf(seeker)).toEqual([{ status: 'Enviada', at: instant }]);
  });

  test('is answered when it is asked for', async () => {
    const seeker = await jobs.seeker();
    await applied(jobs, seeker, await postJob(jobs, employer));
    expect(await historiesIn(ownQuery(seeker), seeker)).toEqual([undefined]);
  });

  test('is kept whoever changes the state, and goes with the application', async () => {
    const seeker = await jobs.seeker();
    const id = await applied(jobs, seeker, await postJob(jobs, employer));
    await jobs.admin.query(`update jobs.applications set status = 'Rechazada' where id = $1`, [id]);
    expect(await historyOf(seeker)).toMatchObject([{ status: 'Enviada' }, { status: 'Rechazada' }]);
    await jobs.deleteAccount(seeker);
    const { rows } = await jobs.admin.query('select from jobs.application_events where application_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  test('of applications from before begins on the day they were sent, and says of their state that it is unknown since when', async () => {
    const [seeker, other] = await Promise.all([jobs.seeker(), jobs.seeker()]);
    const job = await postJob(jobs, employer);
    const [first, second] = [await applied(jobs, seeker, job), await applied(jobs, other, job)];
    await jobs.admin.query(`update jobs.applications set date_applied = '2026-10-02' where id = any ($1)`, [
      [first, second],
    ]);
    await change(first, { status: 'Entrevista' });
    await jobs.admin.query('drop table jobs.application_events');
    await jobs.admin.query('drop function jobs.note_status cascade');
    await jobs.admin.query(`delete from jobs.migrations where name = '2026-11-24-application-events'`);
    await jobs.app.get(MikroORM).migrator.up();
    const sent = { status: 'Enviada', at: '2026-10-02T12:00:00.000Z' };
    expect(await historyOf(seeker)).toEqual([sent, { status: 'Entrevista', at: null }]);
    expect(await historyOf(other)).toEqual([sent]);
  });
});
