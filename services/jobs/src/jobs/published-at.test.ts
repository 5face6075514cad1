import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { type TestPerson } from '@puente/service-kit/testing';
import { jobOf, jobsOf } from '../testing/answers.ts';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
let employer: TestPerson;

beforeAll(async () => {
  jobs = await startJobs();
  employer = await jobs.employer();
});
afterAll(() => jobs.stop());

const put = (id: number, data: object) => jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data } });
const read = async (id: number) => {
  const { body } = await jobs.call(`GET /api/jobs/${id}`, { as: employer });
  const { publishedAt, datePosted } = jobOf(body).attributes;
  return { publishedAt, datePosted };
};
const update = (id: number, change: string) =>
  jobs.admin.query(`update jobs.jobs set ${change} where id = $1`, [id]);

describe('the instant of publication', () => {
  test('is that of the first one, and no draft has one', async () => {
    const before = new Date().toISOString();
    const id = await postJob(jobs, employer, { status: 'Borrador' });
    expect(await read(id)).toEqual({ publishedAt: null, datePosted: null });
    await put(id, { status: 'Publicado' });
    const first = await read(id);
    expect(first.publishedAt).toBeTruthy();
    expect((first.publishedAt ?? '') >= before.slice(0, 19)).toBe(true);
    expect(first.datePosted).toBe(first.publishedAt?.slice(0, 10));
    await put(id, { status: 'Borrador' });
    await put(id, { status: 'Publicado', title: 'Otra vez' });
    expect(await read(id)).toEqual(first);
  });

  test.each([
    [`date_posted = '2026-01-31'`, { publishedAt: '2026-01-31T00:00:00.000Z', datePosted: '2026-01-31' }],
    [
      `published_at = '2026-02-03T23:30:00-05'`,
      { publishedAt: '2026-02-04T04:30:00.000Z', datePosted: '2026-02-04' },
    ],
  ])('goes with its day, whichever of the two is written: %s', async (change, expected) => {
    const id = await postJob(jobs, employer);
    await update(id, change);
    expect(await read(id)).toEqual(expected);
  });

  test('is the beginning of the day for jobs from before it was kept', async () => {
    const id = await postJob(jobs, employer);
    await update(id, `date_posted = '2026-03-01'`);
    await jobs.admin.query('drop function jobs.set_published_at cascade');
    await jobs.admin.query('alter table jobs.jobs rename published_at to before');
    // Indexes of that time which are gone since.
    const names = 'date, place, province, category, subcategory, modality, language, visa, type';
    const gone = names.split(', ').map((name) => `jobs_by_${name}`);
    for (const index of gone) await jobs.admin.query(`create index ${index} on jobs.jobs (id)`);
    await jobs.admin.query(`delete from jobs.migrations where name = '2026-11-24-published-at'`);
    await jobs.app.get(MikroORM).migrator.up();
    expect(await read(id)).toEqual({ publishedAt: '2026-03-01T00:00:00.000Z', datePosted: '2026-03-01' });
    await jobs.admin.query(`drop index ${gone.map((index) => `jobs.${index}`).join(', ')}`);
    await jobs.admin.query('alter table jobs.jobs drop before');
  });
});

describe('lists', () => {
  let own: string;
  const ids: number[] = [];
  beforeAll(async () => {
    const company = await jobs.employer({ username: 'lafonda' });
    own = `filters[employer][id]=${company.id}`;
    for (const [title, at, salary] of [
      ['Noche', '2026-05-01T22:00Z', 'US$50,000 al año'],
      ['Mañana', '2026-05-01T08:00Z', 'US$30,000 al año'],
      ['Ayer', '2026-04-30T08:00Z', 'A convenir'],
    ] as const) {
      const id = await postJob(jobs, company, { title, salary });
      await update(id, `published_at = '${at}'`);
      ids.push(id);
    }
  });
  const titles = async (query: string) =>
    jobsOf((await jobs.call(`GET /api/jobs?${query}`)).body).data.map(({ attributes }) => attributes.title);

  test.each([
    ['', ['Noche', 'Mañana', 'Ayer']],
    ['sort=datePosted', ['Ayer', 'Mañana', 'Noche']],
    ['filters[publishedAt][$gte]=2026-05-01T08:00:00Z', ['Noche', 'Mañana']],
    ['filters[publishedAt][$gte]=2026-05-01T10:00:00%2B01:00', ['Noche']],
    ['filters[annualSalary][$gte]=30000', ['Noche', 'Mañana']],
    ['filters[annualSalary][$gte]=30001', ['Noche']],
  ])('are told apart within a day: %s', async (query, expected) => {
    expect(await titles(`${own}&${query}`)).toEqual(expected);
  });

  test('of a company are asked for by its name', async () => {
    const all = ['Noche', 'Mañana', 'Ayer'];
    expect(await titles('filters[employer][username][$eq]=lafonda')).toEqual(all);
    expect(await titles('filters[employer][username]=LaFonda')).toEqual([]);
    expect(await titles('filters[employer][username]=nadie')).toEqual([]);
  });
});
