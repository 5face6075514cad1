import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openApiDocument } from '@puente/service-kit';
import { routesReport } from '@puente/service-kit/testing';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { identityService } from '../identity.service-definition.ts';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

const report = join(import.meta.dirname, '../../openapi.json');
let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

test('the committed OpenAPI document is the one served (UPDATE_REPORTS=1 rewrites it)', async () => {
  const { body } = await identity.call('GET /api/docs-json');
  const served = await format(JSON.stringify(body), { parser: 'json', printWidth: 110 });
  if (process.env['UPDATE_REPORTS']) await writeFile(report, served);
  expect(await readFile(report, 'utf8')).toBe(served);
});

test('the gateway passes on the calls of the document (UPDATE_REPORTS=1 writes their list anew)', () => {
  const { served, committed } = routesReport('identity', openApiDocument(identity.app, identityService));
  expect(committed).toEqual(served);
});
