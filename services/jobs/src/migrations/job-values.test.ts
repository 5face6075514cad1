import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  affinities,
  applicationStatuses,
  jobStatuses,
  jobTypes,
  modalities,
  reportReasons,
  visaRequirements,
  workLanguages,
} from '@puente/domain/jobs';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

describe('the checks of the tables', () => {
  test.each([
    ['jobs_modality_check', modalities],
    ['jobs_work_language_check', workLanguages],
    ['jobs_visa_requirement_check', visaRequirements],
    ['jobs_job_type_check', jobTypes],
    ['jobs_affinities_are_known', affinities],
    ['jobs_status_check', jobStatuses],
    ['applications_status_check', applicationStatuses],
    ['job_reports_reason_check', reportReasons],
  ])('%s lists exactly what the domain lists', async (constraint, values) => {
    const found = await jobs.admin.query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [constraint],
    );
    const listed = [...(found.rows[0]?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(listed).toEqual([...values]);
  });
});
