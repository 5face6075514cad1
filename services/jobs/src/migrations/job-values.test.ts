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
    ['jobs_modality_is_known', modalities],
    ['jobs_work_language_is_known', workLanguages],
    ['jobs_visa_requirement_is_known', visaRequirements],
    ['jobs_job_type_is_known', jobTypes],
    ['jobs_affinities_are_known', affinities],
    ['jobs_status_is_known', jobStatuses],
    ['applications_status_is_known', applicationStatuses],
    ['job_reports_reason_is_known', reportReasons],
  ])('%s lists exactly what the domain lists', async (constraint, values) => {
    const found = await jobs.admin.query<{ definition: string }>(
      'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1',
      [constraint],
    );
    const listed = [...(found.rows[0]?.definition ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(listed).toEqual([...values]);
  });
});
