import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jobCategories } from '@puente/domain/jobs';
import { refusal, type TestPerson } from '@puente/service-kit/testing';
import { jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;
const ids: Record<string, number> = {};

const kitchen = { category: 'Hospitalidad y turismo', subcategory: 'Cocina' };
const ohio = { province: 'Ohio', zipCode: '44101' };
const [related = ''] =
  jobCategories
    .find(({ name }) => name === kitchen.category)
    ?.subcategories.filter((name) => name !== kitchen.subcategory) ?? [];

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
  const made: Record<string, object> = {
    asked: kitchen,
    abroad: { ...kitchen, country: 'México', province: 'Jalisco', zipCode: '44100' },
    farRelated: { ...kitchen, ...ohio, subcategory: related },
    far: { ...kitchen, ...ohio },
    relatedHere: { ...kitchen, subcategory: related },
    here: kitchen,
    newerHere: kitchen,
    elsewhereHere: { ...kitchen, zipCode: '79901' },
    otherTrade: { category: 'Construcción', subcategory: 'Plomería' },
    draft: { ...kitchen, status: 'Borrador' },
    withdrawn: kitchen,
  };
  for (const [name, job] of Object.entries(made)) ids[name] = await postJob(jobs, employer, job);
  await jobs.call(`DELETE /api/jobs/${ids['withdrawn']}`, { as: employer });
});
afterAll(() => jobs.stop());

const similar = async (id: number | undefined, query = '', as?: TestPerson) => {
  const { status, body } = await jobs.call(`GET /api/jobs/${id}/similar${query}`, as ? { as } : {});
  expect(status).toBe(200);
  return jobsOf(body);
};
const namesOf = async (...asked: Parameters<typeof similar>) =>
  (await similar(...asked)).data.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));

describe('jobs like one', () => {
  test('are the same trade in its state, the nearest first, then related ones there, then both in its country; never itself', async () => {
    expect(await namesOf(ids['asked'])).toEqual([
      'newerHere',
      'here',
      'elsewhereHere',
      'relatedHere',
      'far',
      'farRelated',
    ]);
  });

  test('are as many as are asked for, the likest', async () => {
    expect(await namesOf(ids['asked'], '?pageSize=3')).toEqual(['newerHere', 'here', 'elsewhereHere']);
  });

  test('are those like what a withdrawn one was', async () => {
    expect(await namesOf(ids['withdrawn'], '?pageSize=4')).toEqual([
      'newerHere',
      'here',
      'asked',
      'elsewhereHere',
    ]);
  });

  test.each(['draft', 'nobody'])('are the newest, for a %s: nothing is told of it', async (name) => {
    const newest = ['otherTrade', 'elsewhereHere', 'newerHere'];
    expect(await namesOf(ids[name] ?? 999_999_999, '?pageSize=3')).toEqual(newest);
    expect(await namesOf(ids[name] ?? 999_999_999, '?pageSize=3', employer)).toEqual(newest);
  });

  test('come as a list of jobs, with whose they are', async () => {
    const { data, meta } = await similar(ids['asked'], '?pageSize=2');
    expect(meta).toEqual({ pagination: { page: 1, pageSize: 2, pageCount: 1, total: 2 } });
    expect(data[0]?.attributes.employer?.data?.attributes).toEqual({
      username: employer.username,
      nombreEmpresa: 'La Casita',
    });
    expect(data[0]?.attributes).not.toHaveProperty('version');
  });

  test.each(['?pageSize=0', '?pageSize=21', '?pageSize=x', '?page=1', '?populate=*', '?filters[a]=1'])(
    'are refused by %s',
    async (query) => {
      expect(refusal(await jobs.call(`GET /api/jobs/${ids['asked']}/similar${query}`)).status).toBe(400);
    },
  );

  test('are the nearest ones, however many newer ones are further away', async () => {
    await jobs.admin.query(
      `insert into jobs.jobs (employer_id, title, description, requirements, benefits, country, province, zip_code,
         category, subcategory, modality, work_language, visa_requirement, job_type, salary, status, date_posted)
       select employer_id, title, description, requirements, benefits, country, province, zip_code, category,
         subcategory, modality, work_language, visa_requirement, job_type, salary, status, date_posted
       from jobs.jobs, generate_series(1, 2000) as n where id = $1`,
      [ids['elsewhereHere']],
    );
    expect(await namesOf(ids['asked'], '?pageSize=2')).toEqual(['newerHere', 'here']);
  });
});
