import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { meAttributesSchema, type FileAnswer } from '@puente/domain/identity';
import { dataDocumentOf } from '@puente/domain/rest';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';
import { rowsIn, sendForm, stored, uploaded, aPdf } from './testing.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const change = ({ id, token }: Account, data: object) =>
  identity.call(`PUT /api/users/${id}`, { token, body: { data } });
const attach = (account: Account, cv: number | null) => change(account, { cv });
const attributesOf = ({ body }: { body: unknown }) =>
  dataDocumentOf(meAttributesSchema.strict()).parse(body).data.attributes;
const ownCv = async ({ token }: Account) =>
  attributesOf(await identity.call('GET /api/users/me?populate=cv', { token })).cv;

async function withCv(): Promise<{ account: Account; cv: FileAnswer }> {
  const account = await identity.account();
  const cv = await uploaded(identity, account.token);
  await attach(account, cv.id);
  return { account, cv };
}

const keyOf = async ({ id }: FileAnswer) =>
  (await identity.admin.query('select key from identity.files where id = $1', [id])).rows[0].key as string;

/** Removing happens after the answer. */
async function untilGone(key: string): Promise<void> {
  while (stored(identity).includes(key)) await pause(20);
}

describe('one’s own file', () => {
  test('is one’s CV once it is attached, in the answer and whenever the profile is read', async () => {
    const account = await identity.account();
    const cv = await uploaded(identity, account.token);
    expect(await ownCv(account)).toBeNull();
    const answer = await attach(account, cv.id);
    expect(answer.status).toBe(200);
    expect(attributesOf(answer)).toMatchObject({ cv, version: 2 });
    expect(await ownCv(account)).toEqual(cv);
    const body = { identifier: account.email, password: account.password };
    expect((await identity.call('POST /api/auth/local', { body })).body).toMatchObject({ user: { cv } });
  });

  test('takes the place of the one before, whose bytes go', async () => {
    const { account, cv } = await withCv();
    const key = await keyOf(cv);
    const next = await uploaded(identity, account.token, aPdf(), 'Nuevo.pdf');
    expect(attributesOf(await attach(account, next.id)).cv).toEqual(next);
    expect((await identity.call(`GET /api/files/${cv.id}`, { token: account.token })).status).toBe(404);
    await untilGone(key);
    expect(stored(identity)).toContain(await keyOf(next));
  });

  test('attached again stays', async () => {
    const { account, cv } = await withCv();
    expect(attributesOf(await attach(account, cv.id)).cv).toEqual(cv);
  });

  test('is deleted with null, which may be said again', async () => {
    const { account, cv } = await withCv();
    const key = await keyOf(cv);
    for (const _ of [1, 2]) expect(attributesOf(await attach(account, null)).cv).toBeNull();
    await untilGone(key);
  });

  test('goes with the account, row and bytes, by the next housekeeping', async () => {
    const { account, cv } = await withCv();
    const key = await keyOf(cv);
    await identity.admin.query('delete from identity.users where id = $1', [account.id]);
    expect(await rowsIn(identity, 'file_removals')).toBe(1);
    await identity.app.get(HousekeepingService).clean();
    expect(stored(identity)).not.toContain(key);
    expect(await rowsIn(identity, 'file_removals')).toBe(0);
  });

  test('that was attached to nothing goes after a day; a CV stays', async () => {
    const { account, cv } = await withCv();
    const [old, young] = [await uploaded(identity, account.token), await uploaded(identity, account.token)];
    const oldKey = await keyOf(old);
    await identity.admin.query(
      `update identity.files set created_at = now() - interval '25 hours' where id in ($1, $2)`,
      [cv.id, old.id],
    );
    await identity.app.get(HousekeepingService).clean();
    expect(stored(identity)).not.toContain(oldKey);
    for (const { id } of [cv, young]) {
      const read = await fetch(`${identity.address}/api/files/${id}`, {
        headers: { authorization: account.authorization },
      });
      expect(read.status).toBe(200);
    }
  });
});

describe('a file that is not one’s own', () => {
  test('is refused in the same words as one that does not exist, and the CV stays', async () => {
    const { account, cv } = await withCv();
    const { account: other, cv: theirs } = await withCv();
    const waiting = await uploaded(identity, other.token);
    const answers = [];
    for (const id of [theirs.id, waiting.id, 2_000_000_000]) answers.push(await attach(account, id));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]!.body));
    expect(refusal(answers[0]!)).toEqual({ status: 400, message: 'Opción inválida.' });
    expect(wrongPaths(answers[0]!)).toEqual(['data.cv']);
    expect(await ownCv(account)).toEqual(cv);
    expect(await ownCv(other)).toEqual(theirs);
  });

  test('spoils the whole change, and is refused in somebody else’s profile, too', async () => {
    const { account, cv } = await withCv();
    const { account: other, cv: theirs } = await withCv();
    expect((await change(account, { nombre: 'Luz', cv: theirs.id })).status).toBe(400);
    expect(attributesOf(await identity.call('GET /api/users/me', account))).toMatchObject({
      nombre: 'Ana',
      cv,
      version: 2,
    });
    const answer = await identity.call(`PUT /api/users/${other.id}`, {
      token: account.token,
      body: { data: { cv: cv.id } },
    });
    expect(answer.status).toBe(404);
  });

  test.each([0, -1, 1.5, 'x', [1], { id: 1 }, true])('is no id at all: %j', async (cv) => {
    expect((await change(await identity.account(), { cv })).status).toBe(400);
  });
});

test('of ten files attached at once one is the CV, and each of the others either waits or is gone', async () => {
  const account = await identity.account();
  const files = [];
  for (let count = 0; count < 5; count += 1) files.push(await uploaded(identity, account.token));
  const answers = await Promise.all(files.map(({ id }) => attach(account, id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { rows } = await identity.admin.query(
    'select id from identity.files where user_id = $1 and attached_at is not null',
    [account.id],
  );
  expect(rows).toEqual([{ id: (await ownCv(account))?.id }]);
});

test('a change of an old version attaches nothing', async () => {
  const { account, cv } = await withCv();
  const next = await uploaded(identity, account.token);
  expect((await change(account, { cv: next.id, version: 1 })).status).toBe(409);
  expect(await ownCv(account)).toEqual(cv);
});

test('an employer may keep one too, which only they can read', async () => {
  const employer = await identity.account({ userType: 'employer' });
  const [answer] = [await sendForm(identity, employer.token, [{ content: aPdf() }])];
  expect(answer.status).toBe(200);
});

test.each([
  { userType: 'employer' },
  { provider: 'google' },
  { confirmed: true },
  { confirmedAt: '2026-11-01T00:00:00.000Z' },
  { role: 'admin' },
  { id: 1 },
  { version_: 3 },
  { cvId: 1 },
  { files: [1] },
  { createdAt: '2020-01-01T00:00:00.000Z' },
])('no field is writable because a client named it: %j', async (more) => {
  const account = await identity.account();
  const before = (await identity.call('GET /api/users/me', account)).body;
  expect(refusal(await change(account, { nombre: 'Luz', ...more })).status).toBe(400);
  expect((await identity.call('GET /api/users/me', account)).body).toEqual(before);
});
