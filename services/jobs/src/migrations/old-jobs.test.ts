import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

describe('jobs from before their phones were checked', () => {
  test('keep what can be read as a number, and lose nothing of the rest', async () => {
    const employer = await jobs.employer();
    const texts = ['(713) 555-0123', '+52 55 1234 5678', 'llámame al 713', "o'hara \\ 713?"];
    const ids = await Promise.all(texts.map((title) => postJob(jobs, employer, { title, contactEmail: '' })));
    const { migrator } = jobs.app.get(MikroORM);
    await jobs.admin.query(`alter table jobs.jobs drop constraint jobs_phone_is_e164`);
    await jobs.admin.query(`alter table jobs.jobs drop column unchecked_phone`);
    await jobs.admin.query('update jobs.jobs set phone = title where id = any ($1)', [ids]);
    await jobs.admin.query(`delete from jobs.migrations where name = '2026-11-22-job-phones'`);
    await migrator.up();
    const { rows } = await jobs.admin.query(
      'select phone, unchecked_phone from jobs.jobs where id = any ($1) order by array_position($1, id)',
      [ids],
    );
    expect(rows).toEqual([
      { phone: '+17135550123', unchecked_phone: null },
      { phone: '+525512345678', unchecked_phone: null },
      { phone: null, unchecked_phone: texts[2] },
      { phone: null, unchecked_phone: texts[3] },
    ]);
    await expect(
      jobs.admin.query(`update jobs.jobs set phone = '713' where id = $1`, [ids[0]]),
    ).rejects.toThrow('jobs_phone_is_e164');
  });
});

describe('jobs from before pay in other money was told apart', () => {
  test('are ordered by what they pay, and the others stay as they are', async () => {
    const employer = await jobs.employer();
    const pay = ['MX$18,000 al mes', 'Q. 4,000 al mes', 'US$20 por hora'];
    const ids = await Promise.all(pay.map((salary) => postJob(jobs, employer, { salary })));
    const amounts = async () => {
      const { rows } = await jobs.admin.query<{ annual_salary: number | null; changed_on: unknown }>(
        'select annual_salary, changed_on from jobs.jobs where id = any ($1) order by array_position($1, id)',
        [ids],
      );
      return rows;
    };
    const now = await amounts();
    await jobs.admin.query('update jobs.jobs set annual_salary = 216000 where id = any ($1)', [
      ids.slice(0, 2),
    ]);
    await jobs.admin.query(`delete from jobs.migrations where name = '2026-11-25-annual-salary'`);
    await jobs.app.get(MikroORM).migrator.up();
    expect(await amounts()).toEqual(now);
    expect(now.map(({ annual_salary: yearly }) => yearly)).toEqual([12_000, null, 41_600]);
  });
});
