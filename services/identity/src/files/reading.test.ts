import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FileAnswer } from '@puente/domain/identity';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';
import { aPdf, uploaded } from './testing.ts';

let identity: IdentityApp;
let owner: Account;
let employer: Account;
let stranger: Account;
let cv: FileAnswer;
const content = aPdf({ size: 300_000 });

beforeAll(async () => {
  identity = await startIdentity({}, { jobs: true });
  [owner, employer, stranger] = await Promise.all([
    identity.account(),
    identity.account({ userType: 'employer' }),
    identity.account({ userType: 'employer' }),
  ]);
  cv = await uploaded(identity, owner.token, content, 'Currículum «Añil».pdf');
});
afterAll(() => identity.stop());

const read = ({ id }: { id: number }, reader?: Account) =>
  fetch(`${identity.address}/api/files/${id}`, {
    headers: reader ? { authorization: reader.authorization } : {},
  });
const statuses = (file: { id: number }, ...readers: Account[]) =>
  Promise.all(readers.map(async (reader) => (await read(file, reader)).status));
const attach = (id: number | null) =>
  identity.call(`PUT /api/users/${owner.id}`, { token: owner.token, body: { data: { cv: id } } });

/** In the tables of the jobs service, as it writes them. */
async function apply(candidate: Account, to: Account): Promise<number> {
  const { rows } = await identity.admin.query(
    `with job as (
       insert into jobs.jobs (employer_id, title, status) values ($2, 'Mesera', 'Borrador') returning id, title
     )
     insert into jobs.applications (job_id, candidate_id, seen_title, seen_country, seen_province)
     select id, $1, title, 'Estados Unidos', 'Texas' from job returning id`,
    [candidate.id, to.id],
  );
  return rows[0].id as number;
}

test('its owner reads a file byte for byte, as an attachment that no browser takes for a page', async () => {
  const response = await read(cv, owner);
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '300000',
    'content-disposition': `attachment; filename="Curriculum _Anil_.pdf"; filename*=UTF-8''Curr%C3%ADculum%20%C2%ABA%C3%B1il%C2%BB.pdf`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
});

describe('an employer', () => {
  test('reads nothing of somebody who has not applied to them, nor what is not attached', async () => {
    expect(await statuses(cv, employer)).toEqual([404]);
    await attach(cv.id);
    expect(await statuses(cv, employer)).toEqual([404]);
  });

  test('reads the CV of somebody who has, until the application is withdrawn; others never do', async () => {
    const application = await apply(owner, employer);
    const waiting = await uploaded(identity, owner.token);
    expect(await statuses(cv, owner, employer, stranger, await identity.account())).toEqual([
      200, 200, 404, 404,
    ]);
    expect(Buffer.from(await (await read(cv, employer)).arrayBuffer())).toEqual(content);
    expect(await statuses(waiting, owner, employer)).toEqual([200, 404]);
    await identity.admin.query('delete from jobs.applications where id = $1', [application]);
    expect(await statuses(cv, owner, employer)).toEqual([200, 404]);
  });

  test('reads the one that is attached now, and none once it is deleted', async () => {
    await apply(owner, employer);
    const next = await uploaded(identity, owner.token);
    await attach(next.id);
    expect(await statuses(cv, employer)).toEqual([404]);
    expect(await statuses(next, employer)).toEqual([200]);
    await attach(null);
    expect(await statuses(next, owner, employer)).toEqual([404, 404]);
  });
});

test('nobody else reads it, whatever they ask for', async () => {
  const file = await uploaded(identity, owner.token);
  expect((await read(file)).status).toBe(401);
  expect((await read({ id: 2_000_000_000 }, owner)).status).toBe(404);
  expect((await identity.call('GET /api/files/x', { token: owner.token })).status).toBe(400);
});

test('what is in no store any more is an error of ours, told as one', async () => {
  const file = await uploaded(identity, owner.token);
  await identity.admin.query(`update identity.files set key = repeat('0', 64) where id = $1`, [file.id]);
  expect((await read(file, owner)).status).toBe(500);
});
