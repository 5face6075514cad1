import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { startJobs, type TestJobs } from '../testing/jobs-app.ts';

let jobs: TestJobs;

beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

test('what is done every so often is done once', () => {
  const modules = [...jobs.app.get(ModulesContainer).values()];
  expect(modules.filter(({ metatype }) => metatype === ScheduleModule)).toHaveLength(1);
});
