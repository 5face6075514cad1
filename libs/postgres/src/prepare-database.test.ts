import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asAdmin,
  dropDatabase,
  prepareDatabase,
  rolesOf,
  startPostgres,
  withDatabase,
  type RunningPostgres,
} from './index.ts';

let server: RunningPostgres;
beforeAll(async () => {
  server = await startPostgres({ dataDir: join(tmpdir(), `puente-pg-roles-${process.pid}`), durable: false });
});
afterAll(async () => {
  await server.stop();
  await rm(server.dataDir, { recursive: true, force: true });
});

const passwords = { identity: 'one', jobs: 'two' };
const prepare = (name: string, adminUrl = server.adminUrl, given = passwords) =>
  prepareDatabase(adminUrl, name, rolesOf(name, given));
const query = (url: string, text: string) =>
  asAdmin(url, async (client) => (await client.query(text)).rows as Record<string, unknown>[]);
/** The administrator's connection to `database`, as somebody else. */
const as = (user: string, database: string) => {
  const url = new URL(withDatabase(server.adminUrl, database));
  [url.username, url.password] = [user, 'old'];
  return url.href;
};
const userOf = (url: string) => new URL(url).username;

/** A database as it was made before each had roles of its own, with what the services put into it. */
async function formerDatabase(name: string): Promise<void> {
  const adminUrl = withDatabase(server.adminUrl, name);
  await query(server.adminUrl, `create database ${name}`);
  for (const role of ['puente_identity', 'puente_jobs']) {
    await query(
      server.adminUrl,
      `do $$ begin create role ${role} login password 'old'; exception when duplicate_object then null; end $$`,
    );
  }
  await query(
    adminUrl,
    `create extension unaccent; create extension pg_trgm;
     create schema identity authorization puente_identity;
     create schema pgboss authorization puente_identity;
     create schema jobs authorization puente_jobs;
     set role puente_identity;
     create table identity.users (id int primary key);
     create view identity.live_sessions as select * from identity.users;
     grant usage on schema identity to puente_jobs;
     grant references (id) on identity.users to puente_jobs;
     grant select on identity.live_sessions to puente_jobs;
     create table pgboss.queue (name text);
     set role puente_jobs;
     create table jobs.jobs (user_id int references identity.users (id) on delete cascade);
     reset role;
     insert into identity.users values (1); insert into jobs.jobs values (1)`,
  );
}

describe('prepareDatabase', () => {
  test('gives each service a role that owns its schema and may not write in the other', async () => {
    const urls = await prepare('centro');
    expect(await prepare('centro')).toEqual(urls);
    await query(urls.identityUrl, 'create table users (id int)');
    await query(urls.jobsUrl, 'create table jobs (id int)');
    await expect(query(urls.jobsUrl, 'select * from identity.users')).rejects.toThrow('permission denied');
    await expect(query(urls.jobsUrl, 'create table public.mine (id int)')).rejects.toThrow(
      'permission denied',
    );
    expect(
      await query(
        urls.jobsUrl,
        `select unaccent('Educación') as plain, similarity('cocina', 'cosina') > 0 as near`,
      ),
    ).toEqual([{ plain: 'Educacion', near: true }]);
  });

  test('gives each database roles of its own, and one leaves the passwords of another alone', async () => {
    const norte = await prepare('norte');
    const sur = await prepare('sur', server.adminUrl, { identity: 'three', jobs: 'four' });
    expect([norte, sur].map(({ jobsUrl }) => userOf(jobsUrl))).toEqual(['norte_jobs', 'sur_jobs']);
    await query(norte.jobsUrl, 'create table jobs (id int)');
    const stranger = withDatabase(sur.jobsUrl, 'norte');
    await expect(query(stranger, 'select * from jobs.jobs')).rejects.toThrow('permission denied');
  });

  test('gives an existing role the new password', async () => {
    const before = await prepare('este');
    const after = await prepare('este', server.adminUrl, { identity: 'new', jobs: 'newer' });
    await query(after.identityUrl, 'select 1');
    await expect(query(before.identityUrl, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('has two roles for a database with a name as long as PostgreSQL takes', async () => {
    const urls = await prepare('n'.repeat(63));
    expect(userOf(urls.identityUrl)).not.toBe(userOf(urls.jobsUrl));
    expect(await query(urls.jobsUrl, 'select current_user as me')).toEqual([{ me: userOf(urls.jobsUrl) }]);
  });

  test('takes over a database whose roles were those of every database', async () => {
    await formerDatabase('uno');
    await formerDatabase('dos');
    const uno = await prepare('uno');
    await query(uno.identityUrl, 'alter table users add column version int; insert into users values (2)');
    await query(uno.identityUrl, 'delete from users where id = 1; drop table pgboss.queue');
    expect(await query(uno.jobsUrl, 'select * from jobs')).toEqual([]); // it went with its account
    const former = (name: string) => as('puente_jobs', name);
    await expect(query(former('uno'), 'select * from identity.live_sessions')).rejects.toThrow(
      'permission denied',
    );
    // The other database has not been updated yet, and goes on.
    expect(await query(former('dos'), 'select * from identity.live_sessions')).toEqual([{ id: 1 }]);
    await prepare('dos');
    expect(await query(server.adminUrl, `select from pg_roles where rolname = 'puente_jobs'`)).toEqual([]);
  });

  test('keeps its hands off a role and a schema of somebody else', async () => {
    await query(server.adminUrl, `create role oeste_jobs login password 'theirs'; create role somebody`);
    await expect(prepare('oeste')).rejects.toThrow(
      `the role "oeste_jobs" is somebody else's: give the database another name`,
    );
    await query(server.adminUrl, 'create database taken');
    await query(withDatabase(server.adminUrl, 'taken'), 'create schema jobs authorization somebody');
    await expect(prepare('taken')).rejects.toThrow('its schema jobs belongs to somebody');
  });

  test('needs no superuser: whoever may create roles and owns the database will do', async () => {
    await query(server.adminUrl, `create role chief login createrole password 'old'`);
    await query(server.adminUrl, 'create database modest owner chief');
    const chief = as('chief', 'modest');
    const urls = await prepare('modest', chief);
    expect(await prepare('modest', chief)).toEqual(urls);
    await query(urls.identityUrl, 'create table users (id int)');
    expect(await query(chief, 'select * from identity.users')).toEqual([]);
  });

  test('lets no parameter of the address say who the services are', async () => {
    const { host, password } = new URL(server.adminUrl);
    const urls = await prepare('aparte', `postgres://${host}/postgres?user=postgres&password=${password}`);
    expect(await query(urls.jobsUrl, 'select current_user as me')).toEqual([{ me: 'aparte_jobs' }]);
  });

  test('is undone with its roles', async () => {
    await prepare('gone');
    await dropDatabase(server.adminUrl, 'gone');
    expect(await query(server.adminUrl, `select from pg_roles where rolname like 'gone%'`)).toEqual([]);
  });
});
