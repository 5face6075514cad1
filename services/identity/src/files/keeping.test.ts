// What becomes of files when their store fails, or the process that writes them.
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cvMaxBytes } from '@puente/domain/identity';
import { refusal } from '@puente/service-kit/testing';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';
import { startBucket, type TestBucket } from './store/testing-bucket.ts';
import { aPdf, rowsIn, sendForm, stored, uploaded } from './testing.ts';

const clean = (identity: IdentityApp) => identity.app.get(HousekeepingService).clean();
const makeDue = (identity: IdentityApp) =>
  identity.admin.query('update identity.file_removals set due_at = now()');
const without = async (identity: IdentityApp, table: 'files' | 'file_removals') => {
  while ((await rowsIn(identity, table)) > 0) await pause(20);
};

describe('in a bucket', () => {
  let server: TestBucket;
  let identity: IdentityApp;
  beforeAll(async () => {
    server = await startBucket();
    const { bucket, endpoint = '', region, accessKeyId, secretAccessKey } = server.bucket;
    identity = await startIdentity({
      CV_FOLDER: '',
      CV_S3_BUCKET: bucket,
      CV_S3_ENDPOINT: endpoint,
      CV_S3_REGION: region,
      CV_S3_ACCESS_KEY_ID: accessKeyId,
      CV_S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
  });
  afterEach(() => server.fail());
  afterAll(async () => {
    await identity.stop();
    await server.stop();
  });

  test('a file is sent, attached, read and deleted as in a folder', async () => {
    const { id, token, authorization } = await identity.account();
    const content = aPdf({ size: 100_000 });
    const file = await uploaded(identity, token, content);
    const body = { data: { cv: file.id } };
    expect((await identity.call(`PUT /api/users/${id}`, { token, body })).status).toBe(200);
    const response = await fetch(`${identity.address}${file.url}`, { headers: { authorization } });
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
    await identity.call(`PUT /api/users/${id}`, { token, body: { data: { cv: null } } });
    await without(identity, 'file_removals');
    expect(server.objects.size).toBe(0);
  });

  test('that fails, the sender is told to come back, and nothing is kept', async () => {
    const { token } = await identity.account();
    server.fail(500);
    const answer = await sendForm(identity, token, [{ content: aPdf() }]);
    expect(refusal(answer)).toEqual({
      status: 503,
      message: 'El servicio no está disponible. Inténtalo de nuevo en un momento.',
    });
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(await rowsIn(identity, 'files')).toBe(0);
    server.fail();
    await makeDue(identity);
    await clean(identity);
    expect(await rowsIn(identity, 'file_removals')).toBe(0);
  });

  test('that fails when a file is deleted, it is deleted later: it is not forgotten', async () => {
    const { id, token } = await identity.account();
    const file = await uploaded(identity, token);
    await identity.call(`PUT /api/users/${id}`, { token, body: { data: { cv: file.id } } });
    server.fail(500);
    expect(
      (await identity.call(`PUT /api/users/${id}`, { token, body: { data: { cv: null } } })).status,
    ).toBe(200);
    const tries = async () =>
      (await identity.admin.query('select tries, due_at > now() as later from identity.file_removals')).rows;
    while ((await tries())[0]?.tries !== 1) await pause(20);
    await clean(identity); // it is not due again yet
    expect(await tries()).toEqual([{ tries: 1, later: true }]);
    await makeDue(identity);
    await clean(identity);
    expect(await tries()).toEqual([{ tries: 2, later: true }]);
    expect(server.objects.size).toBe(1);

    server.fail();
    await makeDue(identity);
    await clean(identity);
    expect([server.objects.size, await rowsIn(identity, 'file_removals')]).toEqual([0, 0]);
  });

  test('of several instances each removal is one’s', async () => {
    const { id, token } = await identity.account();
    for (let count = 0; count < 5; count += 1) await uploaded(identity, token);
    await identity.admin.query('delete from identity.files where user_id = $1', [id]);
    const other = await identity.another();
    await Promise.all([clean(identity), other.get(HousekeepingService).clean()]);
    expect([server.objects.size, await rowsIn(identity, 'file_removals')]).toEqual([0, 0]);
  });
});

describe('in a folder', () => {
  let identity: IdentityApp;
  beforeAll(async () => {
    identity = await startIdentity();
  });
  afterAll(() => identity.stop());

  test('what a process wrote that was killed before it could say so, goes', async () => {
    const key = 'a'.repeat(64);
    await identity.admin.query(
      `insert into identity.file_removals (key, due_at) values ($1, now() + interval '1 hour')`,
      [key],
    );
    for (const name of [key, `${key}.part`]) writeFileSync(join(identity.folder, 'cv', name), 'half');
    await clean(identity); // it may still be on its way
    expect(stored(identity)).toHaveLength(2);
    await makeDue(identity);
    await clean(identity);
    expect([stored(identity), await rowsIn(identity, 'file_removals')]).toEqual([[], 0]);
  });

  test('a row that cannot be written leaves no bytes', async () => {
    const { token } = await identity.account();
    await identity.admin.query('alter table identity.files add constraint none check (false) not valid');
    expect((await sendForm(identity, token, [{ content: aPdf() }])).status).toBe(400);
    await identity.admin.query('alter table identity.files drop constraint none');
    await without(identity, 'file_removals');
    expect(stored(identity)).toEqual([]);
  });
});

// To mount is root's privilege.
(process.getuid?.() === 0 ? test : test.skip)(
  'a full disk is told in words, and leaves nothing half-written',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'puente-small-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
    const identity = await startIdentity({ CV_FOLDER: folder });
    try {
      const { token } = await identity.account();
      expect(refusal(await sendForm(identity, token, [{ content: aPdf({ size: cvMaxBytes }) }]))).toEqual({
        status: 507,
        message: 'No hay espacio para guardar más por ahora. Inténtalo de nuevo más tarde.',
      });
      expect([readdirSync(folder), await rowsIn(identity, 'files')]).toEqual([[], 0]);
      await uploaded(identity, token);
      expect(readdirSync(folder)).toHaveLength(1);
    } finally {
      await identity.stop();
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  },
);
