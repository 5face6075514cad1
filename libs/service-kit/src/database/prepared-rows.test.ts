import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '@puente/postgres/testing';
import { sql } from 'kysely';
import { databaseOptions } from './database-options.ts';
import { preparedRowsOf } from './prepared-rows.ts';
import { rowsOf } from './rows.ts';
import { serviceConnections } from './service-connections.ts';

let database: TestDatabase<'notes'>;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase({ notes: {} });
  const notes = { name: 'notes', entities: [], migrations: [] };
  orm = await MikroORM.init({
    ...databaseOptions(notes, database.urls.notes),
    ...serviceConnections,
    pool: { min: 0, max: 1 },
  });
});
afterAll(async () => {
  await orm.close();
  await database.drop();
});

const statements = async () => {
  const kept = await rowsOf(orm.em, sql<{ statement: string }>`select statement from pg_prepared_statements`);
  return kept.map(({ statement }) => statement);
};

test('a statement is planned once for its connection, whatever its values, and no other is', async () => {
  const ask = (one: number) => preparedRowsOf(orm.em, sql`select ${one}::int as one`);
  expect([await ask(1), await ask(2)]).toEqual([[{ one: 1 }], [{ one: 2 }]]);
  await rowsOf(orm.em, sql`select ${1}::int as two`);
  expect(await statements()).toEqual(['select $1::int as one']);
});

test('one that a table has changed under since ends its connection: the next call plans anew', async () => {
  const ask = () => preparedRowsOf(orm.em, sql`select * from notes.pieces`);
  await rowsOf(orm.em, sql`create table notes.pieces as select 1 as one`);
  expect(await ask()).toEqual([{ one: 1 }]);
  await rowsOf(orm.em, sql`alter table notes.pieces add two int`);
  await expect(ask()).rejects.toMatchObject({ code: '0A000' });
  expect(await ask()).toEqual([{ one: 1, two: null }]);
});
