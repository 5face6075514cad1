import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';
import { postJob } from '../testing/sample-job.ts';
import { matchesOf } from './job-search.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
  const first = await postJob(jobs, await jobs.employer());
  // As many as it takes for reading all of them to cost more than the indexes do.
  await jobs.admin.query(
    `insert into jobs.jobs (employer_id, title, description, requirements, benefits, country, province, zip_code,
       category, subcategory, modality, work_language, visa_requirement, job_type, salary, status, date_posted)
     select employer_id, 'Puesto ' || n, description, requirements, benefits, country, province, '7' || (n + 1000),
       category, subcategory, modality, work_language, visa_requirement, job_type, salary, status, date_posted
     from jobs.jobs, generate_series(1, 3000) as n where id = $1`,
    [first],
  );
  await jobs.admin.query('vacuum analyze jobs.jobs');
});
afterAll(() => jobs.stop());

describe('among thousands of jobs', () => {
  test.each([
    'plomero',
    'plomero 77036',
    'plomero Houston',
    'ayudante plomero zzzz en Ciudad de México',
    'plomero zzzz',
    'vijilante',
    'vijilante zzzz xxxx',
    'roofer',
    'mucama medio tiempo Miami',
    'puesto de la fonda quetzal',
    'desde casa',
    '"sin experiencia" mesera -bar',
  ])('every way of finding «%s» goes by an index', async (words) => {
    const em = jobs.app.get(MikroORM).em.fork();
    for await (const { where } of matchesOf(em, words)) {
      const { sql, parameters } = where.compile(em.getKysely());
      const { rows } = await jobs.admin.query<{ 'QUERY PLAN': string }>(
        `explain select id from jobs.jobs j where status = 'Publicado' and ${sql}`,
        [...parameters],
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      // Whatever is in a town goes by the town.
      expect(plan).toMatch(
        /Bitmap Index Scan on jobs_by_(words|modality)|Index Only Scan using jobs_by_modality|Index Scan using jobs_by_city/,
      );
      expect(plan).not.toContain('Seq Scan');
    }
  });
});
