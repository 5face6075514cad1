import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openApiDocument } from '@puente/service-kit';
import { routesReport } from '@puente/service-kit/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobsService } from './jobs.service-definition.ts';
import { startJobs, type TestJobs } from './testing/jobs-app.ts';

const report = join(import.meta.dirname, '../openapi.json');

let jobs: TestJobs;
beforeAll(async () => {
  jobs = await startJobs();
});
afterAll(() => jobs.stop());

describe('the OpenAPI document', () => {
  test('is the committed one (UPDATE_REPORTS=1 npx nx test jobs writes it anew)', () => {
    const document = openApiDocument(jobs.app, jobsService);
    if (process.env['UPDATE_REPORTS']) writeFileSync(report, `${JSON.stringify(document, null, 2)}\n`);
    expect(JSON.parse(JSON.stringify(document))).toEqual(JSON.parse(readFileSync(report, 'utf8')));
  });

  test('lists the calls that the gateway passes on (UPDATE_REPORTS=1 writes the list anew)', () => {
    const { served, committed } = routesReport('jobs', openApiDocument(jobs.app, jobsService));
    expect(committed).toEqual(served);
  });

  test('is served', async () => {
    const { status, body } = await jobs.call('GET /api/docs-json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ info: { title: 'Puente: jobs' } });
  });
});
