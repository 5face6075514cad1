import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asAdmin } from '@puente/postgres';
import { schemaDifferences } from '@puente/service-kit/testing';
import { identityService } from '../identity.service-definition.ts';
import { createIdentityDatabase, type IdentityDatabase } from '../testing/test-database.ts';

let database: IdentityDatabase;
beforeAll(async () => {
  database = await createIdentityDatabase();
});
afterAll(() => database.drop());

const differences = () => schemaDifferences(identityService, database.urls.identity);
const change = (statement: string) => asAdmin(database.urls.identity, (client) => client.query(statement));

test('the entities describe every table and view as the migrations make them', async () => {
  expect(await differences()).toEqual([]);
});

test('save the triggers of sessions, files and companies, and their functions', async () => {
  expect(
    await schemaDifferences({ ...identityService, schemaGenerator: {} }, database.urls.identity),
  ).toEqual([
    'drop trigger if exists "company_added" on "identity"."users";',
    'drop function if exists "identity"."users_company_added_fn"();',
    'drop trigger if exists "company_changed" on "identity"."users";',
    'drop function if exists "identity"."users_company_changed_fn"();',
    'drop trigger if exists "company_removed" on "identity"."users";',
    'drop function if exists "identity"."users_company_removed_fn"();',
    'drop trigger if exists "users_end_sessions" on "identity"."users";',
    'drop function if exists "identity"."users_users_end_sessions_fn"();',
    'drop trigger if exists "files_removal" on "identity"."files";',
    'drop function if exists "identity"."files_files_removal_fn"();',
    'drop function if exists "identity"."ask_job_alert"(integer, jsonb);',
    'drop function if exists "identity"."name_words"(text);',
    'drop function if exists "identity"."use_session"(uuid);',
  ]);
});

test.each([
  [
    'a column that no entity has',
    'alter table users add column apodo text',
    'alter table "identity"."users" drop column "apodo";',
    'alter table users drop column apodo',
  ],
  [
    'a default that no entity has',
    `alter table users alter column version set default 2`,
    'alter table "identity"."users" alter column "version" set default 1;',
    `alter table users alter column version set default 1`,
  ],
  [
    'a check that is another',
    `alter table users drop constraint users_email_check, add constraint users_email_check check (email <> '')`,
    'alter table "identity"."users" add constraint "users_email_check" check (email = lower(email));',
    `alter table users drop constraint users_email_check, add constraint users_email_check check (email = lower(email))`,
  ],
  [
    'an index by an expression that is another',
    'drop index users_by_company; create index users_by_company on users using gin (name_words(nombre))',
    `CREATE INDEX users_by_company ON identity.users USING gin (name_words(nombre_empresa)) WHERE (user_type = 'employer'::text) -- CREATE INDEX users_by_company ON identity.users USING gin (name_words(nombre))`,
    `drop index users_by_company; create index users_by_company on users using gin (name_words(nombre_empresa)) where user_type = 'employer'`,
  ],
  [
    'a table that no entity is of',
    'create table notes (id integer)',
    'drop table if exists "identity"."notes" cascade;',
    'drop table notes',
  ],
])('%s is found', async (_, statement, found, back) => {
  await change(statement);
  expect(await differences()).toContain(found);
  await change(back);
  expect(await differences()).toEqual([]);
});
