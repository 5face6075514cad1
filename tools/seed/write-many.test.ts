import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { type TestDatabase } from '@puente/postgres/testing';
import { generate } from './generate.ts';
import { createEmptyDatabase } from './test-database.ts';
import { write } from './write.ts';
import { writeMany } from './write-many.ts';

const today = '2026-11-21';
const sample = () => generate({ count: 3000, seed: 1, today });
const databases: TestDatabase[] = [];
const clients: pg.Client[] = [];
let oneByOne: pg.Client;
let atOnce: pg.Client;

beforeAll(async () => {
  [oneByOne, atOnce] = [await connected(), await connected()];
  await write(oneByOne, sample(), today);
  const connect = async () => {
    const client = new pg.Client({ connectionString: databases[1]?.adminUrl });
    await client.connect();
    return client;
  };
  expect(await writeMany(connect, sample(), today)).toBe(3005);
}, 120_000);

afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()));
  await Promise.all(databases.map((database) => database.drop()));
});

async function connected(): Promise<pg.Client> {
  const database = await createEmptyDatabase();
  databases.push(database);
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  clients.push(client);
  return client;
}

/** That many jobs, written at once, are as if each had been written by itself. */
test.each([
  [
    'jobs, with their places and what they are found by',
    `select u.username, md5((to_jsonb(j) - 'id' - 'employer_id' - 'published_at')::text) as job
     from jobs.jobs j join identity.users u on u.id = j.employer_id
     where j.date_posted < now() - interval '1 day' order by 1, 2`,
  ],
  ['words that slips are mended to', 'select word, jobs, named from jobs.lexicon order by word'],
  [
    'indexes',
    `select indexdef from pg_indexes where schemaname = 'jobs' and tablename in ('jobs', 'job_changes') order by 1`,
  ],
  [
    'triggers that are heeded',
    `select tgname from pg_trigger where tgrelid = 'jobs.jobs'::regclass and tgenabled = 'O' and not tgisinternal order by 1`,
  ],
  ['changes that lists follow', 'select count(*) from jobs.job_changes'],
  [
    'applications and favourites',
    'select (select count(*) from jobs.applications), count(*) from jobs.favorites',
  ],
])('many at once leave the same %s', async (_, question) => {
  const [some, others] = await Promise.all([oneByOne.query(question), atOnce.query(question)]);
  expect(some.rows.length).toBeGreaterThan(0);
  expect(others.rows).toEqual(some.rows);
});
