import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { companyAttributesSchema } from '@puente/domain/jobs';
import { dataDocumentOf } from '@puente/domain/rest';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
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
