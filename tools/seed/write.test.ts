import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verify } from '@node-rs/argon2';
import { demoAccounts } from '@puente/tools/demo-accounts';
import pg from 'pg';
import { type TestDatabase } from '@puente/postgres/testing';
import { generate } from './generate.ts';
import { createEmptyDatabase } from './test-database.ts';
import { write } from './write.ts';

const today = '2026-11-21';
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  await write(client, generate({ count: 600, seed: 1, today }), today);
}, 120_000);

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function one(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query(sql);
  return rows[0];
}

test('both demo accounts are confirmed and open with the printed password', async () => {
  const { rows } = await client.query(
    `select username, user_type, confirmed_at, password_hash
     from identity.users join identity.credentials on user_id = id order by username`,
  );
  expect(rows.map(({ username, user_type }) => [username, user_type])).toEqual([
    ['candidata', 'user'],
    ['empresa', 'employer'],
  ]);
  for (const { confirmed_at, password_hash } of rows) {
    expect(confirmed_at).toBeInstanceOf(Date);
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
    expect(await verify(password_hash, demoAccounts.password)).toBe(true);
  }
});

test('the demo employer has published jobs, two drafts and applications of six people and the demo seeker', async () => {
  const own = `employer_id = (select id from identity.users where username = 'empresa')`;
  expect(
    await one(`select count(*) filter (where status = 'Publicado')::int as published,
                      count(*) filter (where status = 'Borrador' and date_posted is null)::int as drafts
               from jobs.jobs where ${own}`),
  ).toEqual({ published: 5, drafts: 2 });
  expect(
    await one(`select count(*)::int as received, count(distinct candidate_id)::int as people,
                      count(distinct a.status)::int as statuses
               from jobs.applications a join jobs.jobs j on j.id = a.job_id where ${own}`),
  ).toEqual({ received: 7, people: 7, statuses: 5 });
});

test('the demo seeker has applied to jobs as they stand and keeps favourites', async () => {
  const own = `(select id from identity.users where username = 'candidata')`;
  expect(
    await one(`select count(*)::int as sent, bool_and(a.seen_title = j.title and a.seen_province = j.province) as seen
               from jobs.applications a join jobs.jobs j on j.id = a.job_id where candidate_id = ${own}`),
  ).toEqual({ sent: 4, seen: true });
  expect(await one(`select count(*)::int as kept from jobs.favorites where user_id = ${own}`)).toEqual({
    kept: 4,
  });
});

test('every sample job is published, with the pay it is sorted by', async () => {
  expect(
    await one(`select count(*)::int as published, count(annual_salary)::int as paid, count(distinct employer_id)::int as employers
               from jobs.jobs where status = 'Publicado'`),
  ).toEqual({ published: 605, paid: 605, employers: 62 });
});

test('a database with accounts is left as it is', async () => {
  await expect(write(client, generate({ count: 10, seed: 2, today }), today)).rejects.toThrow(
    'The database has accounts already',
  );
  expect(await one('select count(*)::int as jobs from jobs.jobs')).toEqual({ jobs: 607 });
});
