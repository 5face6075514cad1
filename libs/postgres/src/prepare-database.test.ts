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

/** Notes belong to people, whose part also has a queue. */
const prepare = (
  name: string,
  adminUrl = server.adminUrl,
  [first, second]: [string, string] = ['one', 'two'],
) =>
  prepareDatabase(
    adminUrl,
    name,
    rolesOf(name, { people: { password: first, alsoOwns: ['queue'] }, notes: { password: second } }),
  );
const query = (url: string, text: string) =>
  asAdmin(url, async (client) => (await client.query(text)).rows as Record<string, unknown>[]);
/** The administrator's connection to `database`, as somebody else. */
const as = (user: string, database: string) => {
  const url = new URL(withDatabase(server.adminUrl, database));
  [url.username, url.password] = [user, 'old'];
  return url.href;
};
const userOf = (url: string) => new URL(url).username;

/** A database as it was made before each had roles of its own, with what its owners put into it. */
async function formerDatabase(name: string): Promise<void> {
  const adminUrl = withDatabase(server.adminUrl, name);
  await query(server.adminUrl, `create database ${name}`);
  for (const role of ['puente_people', 'puente_notes']) {
    await query(
      server.adminUrl,
      `do $$ begin create role ${role} login password 'old'; exception when duplicate_object then null; end $$`,
    );
  }
  await query(
    adminUrl,
    `create extension unaccent; create extension pg_trgm;
     create schema people authorization puente_people;
     create schema queue authorization puente_people;
     create schema notes authorization puente_notes;
     set role puente_people;
     create table people.people (id int primary key);
     create view people.visible as select * from people.people;
     grant usage on schema people to puente_notes;
     grant references (id) on people.people to puente_notes;
     grant select on people.visible to puente_notes;
     create table queue.tasks (name text);
     set role puente_notes;
     create table notes.notes (user_id int references people.people (id) on delete cascade);
     reset role;
     insert into people.people values (1); insert into notes.notes values (1)`,
  );
}

describe('prepareDatabase', () => {
  test('gives each owner a role that owns its schema and may not write in the other', async () => {
    const urls = await prepare('centro');
    expect(await prepare('centro')).toEqual(urls);
    await query(urls.people, 'create table people (id int)');
    await query(urls.notes, 'create table notes (id int)');
    await expect(query(urls.notes, 'select * from people.people')).rejects.toThrow('permission denied');
    await expect(query(urls.notes, 'create table public.mine (id int)')).rejects.toThrow('permission denied');
    expect(
      await query(
        urls.notes,
        `select unaccent('Educación') as plain, similarity('cocina', 'cosina') > 0 as near`,
      ),
    ).toEqual([{ plain: 'Educacion', near: true }]);
  });

  test('gives each database roles of its own, and one leaves the passwords of another alone', async () => {
    const norte = await prepare('norte');
    const sur = await prepare('sur', server.adminUrl, ['three', 'four']);
    expect([norte, sur].map(({ notes }) => userOf(notes))).toEqual(['norte_notes', 'sur_notes']);
    await query(norte.notes, 'create table notes (id int)');
    const stranger = withDatabase(sur.notes, 'norte');
    await expect(query(stranger, 'select * from notes.notes')).rejects.toThrow('permission denied');
  });

  test('has the server leave out of its log what the roles write', async () => {
    await prepare('discreet');
    const settings = await query(
      server.adminUrl,
      `select rolconfig from pg_roles where rolname = 'discreet_people'`,
    );
    expect(settings).toEqual([{ rolconfig: ['log_min_error_statement=panic', 'log_error_verbosity=terse'] }]);
  });

  test('gives an existing role the new password', async () => {
    const before = await prepare('este');
    const after = await prepare('este', server.adminUrl, ['new', 'newer']);
    await query(after.people, 'select 1');
    await expect(query(before.people, 'select 1')).rejects.toThrow('password authentication failed');
  });

  test('has two roles for a database with a name as long as PostgreSQL takes', async () => {
    const urls = await prepare('n'.repeat(63));
    expect(userOf(urls.people)).not.toBe(userOf(urls.notes));
    expect(await query(urls.notes, 'select current_user as me')).toEqual([{ me: userOf(urls.notes) }]);
  });

  test('takes over a database whose roles were those of every database', async () => {
    await formerDatabase('uno');
    await formerDatabase('dos');
    const uno = await prepare('uno');
    await query(uno.people, 'alter table people add column version int; insert into people values (2)');
    await query(uno.people, 'delete from people where id = 1; drop table queue.tasks');
    expect(await query(uno.notes, 'select * from notes')).toEqual([]); // it went with its account
    const former = (name: string) => as('puente_notes', name);
    await expect(query(former('uno'), 'select * from people.visible')).rejects.toThrow('permission denied');
    // The other database has not been updated yet, and goes on.
    expect(await query(former('dos'), 'select * from people.visible')).toEqual([{ id: 1 }]);
    await prepare('dos');
    expect(await query(server.adminUrl, `select from pg_roles where rolname = 'puente_notes'`)).toEqual([]);
  });

  test('keeps its hands off a role and a schema of somebody else', async () => {
    await query(server.adminUrl, `create role oeste_notes login password 'theirs'; create role somebody`);
    await expect(prepare('oeste')).rejects.toThrow(
      `the role "oeste_notes" is somebody else's: give the database another name`,
    );
    await query(server.adminUrl, 'create database taken');
    await query(withDatabase(server.adminUrl, 'taken'), 'create schema notes authorization somebody');
    await expect(prepare('taken')).rejects.toThrow('its schema notes belongs to somebody');
  });

  test('needs no superuser: whoever may create roles and owns the database will do', async () => {
    await query(server.adminUrl, `create role chief login createrole password 'old'`);
    await query(server.adminUrl, 'create database modest owner chief');
    const chief = as('chief', 'modest');
    const urls = await prepare('modest', chief);
    expect(await prepare('modest', chief)).toEqual(urls);
    await query(urls.people, 'create table people (id int)');
    expect(await query(chief, 'select * from people.people')).toEqual([]);
  });

  test('lets no parameter of the address say who the owners are', async () => {
    const { host, password } = new URL(server.adminUrl);
    const urls = await prepare('aparte', `postgres://${host}/postgres?user=postgres&password=${password}`);
    expect(await query(urls.notes, 'select current_user as me')).toEqual([{ me: 'aparte_notes' }]);
  });

  test('is undone with its roles', async () => {
    await prepare('gone');
    await dropDatabase(server.adminUrl, 'gone', ['people', 'notes']);
    expect(await query(server.adminUrl, `select from pg_roles where rolname like 'gone%'`)).toEqual([]);
  });
});
