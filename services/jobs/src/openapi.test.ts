import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openApiDocument } from '@puente/service-kit';
import { documentReport, openReadsReport, routesReport } from '@puente/service-kit/testing/api-reports';
import { join } from 'node:path';
import { jobsService } from './jobs.service-definition.ts';
import { startJobs, type TestJobs } from './testing/jobs-app.ts';

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

const document = () => openApiDocument(jobs.app, jobsService);

test('the OpenAPI document is the committed one (UPDATE_REPORTS=1 writes it anew)', async () => {
  const { served, committed } = await documentReport(
    document(),
    join(import.meta.dirname, '../openapi.json'),
  );
  expect(committed).toBe(served);
});

test('the gateway passes on the calls of the document (UPDATE_REPORTS=1 writes their list anew)', async () => {
  const { served, committed } = await routesReport('jobs', document());
  expect(committed).toBe(served);
});

test('pages are made of what everybody may read (UPDATE_REPORTS=1 writes the list anew)', async () => {
  const { served, committed } = await openReadsReport('jobs', document());
  expect(committed).toBe(served);
});

test('the document is served', async () => {
  const { status, body } = await jobs.call('GET /api/docs-json');
  expect(status).toBe(200);
  expect(body).toEqual(JSON.parse(JSON.stringify(document())));
});
