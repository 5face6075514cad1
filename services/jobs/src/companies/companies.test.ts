import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyAttributesSchema } from '@puente/domain/jobs';
import { dataDocumentOf } from '@puente/domain/rest';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { applied } from '../testing/application-calls.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const ask = (username: string) => jobs.call(`GET /api/employers/${username}`);
const read = async ({ username }: TestPerson) =>
  dataDocumentOf(companyAttributesSchema.strict()).parse((await ask(username)).body).data;

describe('what everybody may know of a company', () => {
  test('is its name, its place, since when it is here and how many open jobs it has', async () => {
    await postJob(jobs, employer);
    await postJob(jobs, employer);
    await postJob(jobs, employer, { status: 'Borrador' });
    const over = await postJob(jobs, employer);
    await jobs.admin.query(`update jobs.jobs set closes_on = '2026-01-31' where id = $1`, [over]);
    expect(await read(employer)).toEqual({
      id: employer.id,
      attributes: {
        username: employer.username,
        nombreEmpresa: 'La Casita',
        country: 'Estados Unidos',
        province: 'Texas',
        memberSince: new Date().toISOString().slice(0, 7),
        openJobs: 2,
        answersWithinDays: null,
        answeredShare: null,
      },
    });
  });

  test('is how fast and how often it answers, once five applications tell', async () => {
    const company = await jobs.employer();
    const job = await postJob(jobs, company);
    const received = async (daysAgo: number, answeredAfter?: number) => {
      const id = await applied(jobs, await jobs.seeker(), job);
      await jobs.admin.query(
        `update jobs.applications set date_applied = (now() at time zone 'utc')::date - $2::int where id = $1`,
        [id, daysAgo],
      );
      if (answeredAfter !== undefined) {
        await jobs.call(`PUT /api/applications/${id}`, {
          as: company,
          body: { data: { status: 'En revisión' } },
        });
      }
      const { rows } = await jobs.admin.query<{ id: number }>(
        'select id from jobs.application_events where application_id = $1 order by id',
        [id],
      );
      for (const [index, days] of [daysAgo, daysAgo - (answeredAfter ?? 0)].entries()) {
        await jobs.admin.query(
          `update jobs.application_events set at = now() - make_interval(days => $2) where id = $1`,
          [rows[index]?.id, days],
        );
      }
    };
    const told = async () => {
      const { answersWithinDays, answeredShare } = (await read(company)).attributes;
      return [answersWithinDays, answeredShare];
    };
    for (const days of [1, 2, 2, 9]) await received(40, days);
    expect(await told()).toEqual([null, null]);
    await received(40, 3);
    expect(await told()).toEqual([2, 1]);
    for (const _ of [1, 2, 3, 4, 5]) await received(20);
    // Too young to be left without an answer, and too old to count.
    await received(3);
    await received(400, 100);
    expect(await told()).toEqual([2, 0.5]);
  });

  test('is found however its username is written', async () => {
    expect((await ask(employer.username.toUpperCase())).status).toBe(200);
  });

  test('is nothing of a job seeker, of an account that is not confirmed or locked, or of nobody', async () => {
    const [seeker, locked, unconfirmed] = await Promise.all([
      jobs.seeker(),
      jobs.employer(),
      jobs.employer(),
    ]);
    await jobs.admin.query('update identity.users set locked_at = now() where id = $1', [locked.id]);
    await jobs.admin.query('update identity.users set confirmed_at = null where id = $1', [unconfirmed.id]);
    for (const username of [
      seeker.username,
      locked.username,
      unconfirmed.username,
      'nadie',
      "';%20drop",
      '%00',
      '🙂',
      'x'.repeat(90),
    ]) {
      const { status, message } = refusal(await ask(username));
      expect([400, 404]).toContain(status);
      if (status === 404) expect(message).toBe('Empresa no encontrada');
    }
  });
});
