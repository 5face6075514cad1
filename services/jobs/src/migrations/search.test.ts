import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { migrate } from '@puente/service-kit';
import pg from 'pg';
import { jobsService } from '../jobs.service-definition.ts';
import { sampleJob } from '../testing/sample-job.ts';
import { createJobsDatabase, type JobsDatabase, migrateJobs } from '../testing/test-database.ts';
import { Initial } from './2026-11-21-initial.ts';

let database: JobsDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await createJobsDatabase({ migrated: false });
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

describe('the migration of the search', () => {
  test('gives jobs that were there before their city, and finds them by their words', async () => {
    // What is granted to identity is of a later migration.
    const { afterMigrate: _, ...service } = jobsService;
    await migrate({ ...service, migrations: [Initial] }, database.urls.jobs);
    await admin.query(
      `with employer as (
         insert into identity.users (username, email, user_type, nombre, apellido)
         values ('fonda', 'fonda@puente.test', 'employer', 'Luz', 'Rey') returning id)
       insert into jobs.jobs (employer_id, title, description, requirements, benefits, country, province, zip_code,
         category, subcategory, modality, work_language, visa_requirement, job_type, salary, status)
       select employer.id, 'Cocinero/a de línea', '', '', '', 'Estados Unidos', 'Texas', '77036', '', '',
         $1, $2, $3, $4, '', 'Borrador' from employer`,
      [sampleJob.modality, sampleJob.workLanguage, sampleJob.visaRequirement, sampleJob.jobType],
    );

    expect(await migrateJobs(database)).toContain('2026-11-22-search');
    const { rows } = await admin.query(
      `select city, search_vector @@ jobs.search_query('cocinera houston 77036') as found from jobs.jobs`,
    );
    expect(rows).toEqual([{ city: 'Houston', found: true }]);
    expect(await migrateJobs(database)).toBe('jobs: up to date');
  });
});
