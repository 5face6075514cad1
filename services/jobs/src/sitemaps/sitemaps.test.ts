import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sitemapPageSchema } from '@puente/domain/jobs';
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

const today = () => new Date().toISOString().slice(0, 10);
const read = async (what: 'jobs' | 'employers', page?: number) => {
  const { status, body } = await jobs.call(`GET /api/${what}/sitemap${page ? `?page=${page}` : ''}`);
  expect(status).toBe(200);
  return sitemapPageSchema.strict().parse(body);
};
const lastmodOf = async (id: number) =>
  (await read('jobs')).data.find(({ params }) => params['jobId'] === String(id))?.lastmod;

describe('the addresses of jobs', () => {
  test('are those of open jobs, and of no other', async () => {
    const [open, draft, over, gone] = [
      await postJob(jobs, employer),
      await postJob(jobs, employer, { status: 'Borrador' }),
      await postJob(jobs, employer),
      await postJob(jobs, employer),
    ];
    await jobs.admin.query(`update jobs.jobs set closes_on = '2026-01-31' where id = $1`, [over]);
    await jobs.call(`DELETE /api/jobs/${gone}`, { as: employer });
    const { data, meta } = await read('jobs');
    expect(data).toContainEqual({ params: { jobId: String(open) }, lastmod: today() });
    const listed = data.map(({ params }) => Number(params['jobId']));
    for (const id of [draft, over, gone]) expect(listed).not.toContain(id);
    expect(meta).toEqual({ pageCount: 1 });
  });

  test('say on which day what is read there last changed', async () => {
    const id = await postJob(jobs, employer);
    await jobs.admin.query(`update jobs.jobs set changed_on = '2026-02-01' where id = $1`, [id]);
    expect(await lastmodOf(id)).toBe('2026-02-01');
    await jobs.admin.query('update jobs.jobs set annual_salary = 1 where id = $1', [id]);
    expect(await lastmodOf(id)).toBe('2026-02-01');
    await jobs.call(`PUT /api/jobs/${id}`, { as: employer, body: { data: { salary: 'US$21 por hora' } } });
    expect(await lastmodOf(id)).toBe(today());
  });

  test('go on in pages of 50,000 ids, however far', async () => {
    await jobs.admin.query('alter table jobs.jobs alter id restart with 120000');
    const id = await postJob(jobs, employer);
    expect(await read('jobs', 2)).toEqual({ data: [], meta: { pageCount: 3 } });
    expect(await read('jobs', 3)).toEqual({
      data: [{ params: { jobId: String(id) }, lastmod: today() }],
      meta: { pageCount: 3 },
    });
    expect((await read('jobs', 4)).data).toEqual([]);
  });

  test.each(['page=0', 'page=x', 'page=1.5', 'page=100000', 'size=1', 'page[a]=1'])(
    'are refused by %s',
    async (query) => {
      for (const what of ['jobs', 'employers']) {
        expect(refusal(await jobs.call(`GET /api/${what}/sitemap?${query}`)).status).toBe(400);
      }
    },
  );
});

test('the addresses of companies are those with an open job', async () => {
  const [drafts, seeker, open] = await Promise.all([jobs.employer(), jobs.seeker(), jobs.employer()]);
  await postJob(jobs, drafts, { status: 'Borrador' });
  const id = await postJob(jobs, open);
  await jobs.admin.query(`update jobs.jobs set date_posted = '2026-03-01' where id = $1`, [id]);
  const { data, meta } = await read('employers');
  expect(data).toContainEqual({ params: { username: open.username }, lastmod: '2026-03-01' });
  const listed = data.map(({ params }) => params['username']);
  expect(listed).not.toContain(drafts.username);
  expect(listed).not.toContain(seeker.username);
  expect(meta).toEqual({ pageCount: 1 });
});
