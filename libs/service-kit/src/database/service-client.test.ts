import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { withSignal } from '../calls/index.ts';
import { createTestDatabase, type TestDatabase } from '@puente/postgres/testing';
import { askedStatements } from '../testing/index.ts';
import { databaseOptions } from './database-options.ts';
import { preparedRowsOf } from './prepared-rows.ts';
import { rowsOf } from './rows.ts';
import { serviceConnections } from './service-connections.ts';

let database: TestDatabase<'notes'>;
let watcher: pg.Client;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase({ notes: {} });
  watcher = new pg.Client({ connectionString: database.adminUrl });
  await watcher.connect();
});
afterAll(async () => {
  await watcher.end();
  await database.drop();
});
beforeEach(() => {
  const { Client, onPoolCreated, ...options } = serviceConnections.driverOptions;
  // No limit of the server's own: what ends a statement here is what ended its call.
  const unlimited = { statement_timeout: 0, lock_timeout: 0, max: 1 };
  pool = new pg.Pool({ connectionString: database.urls.notes, ...options, ...unlimited, Client });
  onPoolCreated(pool);
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined));
});
afterEach(() => pool.end());

const sleeping = async () => {
  const found = await watcher.query(
    `select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active' and datname = current_database()`,
  );
  return found.rows.length;
};
const works = async () => {
  const client = await pool.connect();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  client.release();
};

describe('a statement whose call is given up', () => {
  test('ends in the database, and its connection is not used again', async () => {
    const call = new AbortController();
    const client = await pool.connect();
    const statement = withSignal(call.signal, () => client.query('select pg_sleep(50)'));
    while ((await sleeping()) === 0) await pause(20);
    call.abort();
    await expect(statement).rejects.toMatchObject({ code: '57014' });
    while ((await sleeping()) > 0) await pause(20);
    client.release();
    await works();
  });

  test('is not begun when that was before it, and the connection stays good', async () => {
    const client = await pool.connect();
    const statement = withSignal(AbortSignal.abort(), () => client.query('select pg_sleep(50)'));
    await expect(statement).rejects.toMatchObject({ code: '57014' });
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  test.each([
    ['before its first statement', []],
    ['after it', ['select 1']],
  ])('is not begun in a transaction, which ends with its connection, %s', async (_, asked) => {
    const client = await pool.connect();
    for (const text of ['begin', ...asked]) await client.query(text);
    const statement = withSignal(AbortSignal.abort(), () => client.query('commit'));
    await expect(statement).rejects.toMatchObject({ code: '57014' });
    client.release();
    await works();
  });
});

describe('a transaction', () => {
  let orm: MikroORM;
  beforeAll(async () => {
    await watcher.query('create table notes.pieces (id int primary key, text text)');
    await watcher.query(`grant all on notes.pieces to public`);
    orm = await MikroORM.init({
      ...databaseOptions({ name: 'notes', entities: [], migrations: [] }, database.urls.notes),
      ...serviceConnections,
      pool: { min: 0, max: 1 },
    });
  });
  beforeEach(async () => {
    await watcher.query(`truncate notes.pieces; insert into notes.pieces values (1, 'there')`);
  });
  afterAll(() => orm.close());

  const write = (id: number) => sql`insert into notes.pieces values (${id}, ${`piece ${id}`}) returning id`;
  const there = async () => {
    return (await watcher.query('select id from notes.pieces order by id')).rows.map(
      ({ id }) => id as number,
    );
  };

  test('asks for its begin with its first statement', async () => {
    let rows: unknown;
    const asked = await askedStatements(async () => {
      rows = await orm.em.transactional((em) => preparedRowsOf(em, write(2)));
    });
    expect(rows).toEqual([{ id: 2 }]);
    expect(asked).toHaveLength(2);
    expect(await there()).toEqual([1, 2]);
  });

  test('that fails at its first statement is undone, and the next one on its connection works', async () => {
    const failing = () => orm.em.transactional((em) => preparedRowsOf(em, write(1)));
    for (let times = 0; times < 2; times += 1)
      await expect(failing()).rejects.toMatchObject({ code: '23505' });
    await orm.em.transactional((em) => preparedRowsOf(em, write(2)));
    expect(await there()).toEqual([1, 2]);
  });

  test('whose end fails leaves nothing, says why, and the next one on its connection works', async () => {
    const ending = (one: number, other: number) =>
      orm.em.transactional(async (em) => {
        await preparedRowsOf(em, write(one));
        await preparedRowsOf(em, write(other));
      });
    for (let times = 0; times < 2; times += 1)
      await expect(ending(2, 1)).rejects.toMatchObject({ code: '23505' });
    await ending(3, 4);
    expect(await there()).toEqual([1, 3, 4]);
  });

  test('that is given up before its end leaves nothing', async () => {
    const givenUp = orm.em.transactional(async (em) => {
      await preparedRowsOf(em, write(2));
      throw new Error('no');
    });
    await expect(givenUp).rejects.toThrow('no');
    await expect(orm.em.transactional(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
    expect(await there()).toEqual([1]);
  });

  test('that asks for nothing asks for nothing', async () => {
    const asked = await askedStatements(async () => {
      expect(await orm.em.transactional(() => Promise.resolve(7))).toBe(7);
    });
    expect(asked).toEqual([]);
  });

  test('may have statements without values, and more of them than two', async () => {
    await orm.em.transactional(async (em) => {
      await rowsOf(em, sql`insert into notes.pieces values (2, 'two')`);
      await rowsOf(em, sql`insert into notes.pieces values (3, 'three')`);
      await em.transactional((nested) => rowsOf(nested, write(4)));
    });
    expect(await there()).toEqual([1, 2, 3, 4]);
  });
});

test('a connection that broke returns to the pool even if nobody gives it back, and giving it back does no harm', async () => {
  const client = await pool.connect();
  const statement = client.query('select pg_sleep(50)');
  while ((await sleeping()) === 0) await pause(20);
  await watcher.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()`,
  );
  await expect(statement).rejects.toMatchObject({ code: '57P01' });
  await works(); // the pool has but one
  client.release();
  await works();
});

test('a connection that the server ended is given to nobody, also before its end is noticed', async () => {
  for (let time = 0; time < 20; time += 1) {
    const client = await pool.connect();
    const statement = client.query('select pg_terminate_backend(pg_backend_pid())');
    // What is told of it is here, and nothing after that.
    await statement.catch(() => client.release());
    await works();
  }
});

test('a connection that cannot be had in time is told as such', async () => {
  const client = await pool.connect();
  await expect(pool.connect()).rejects.toMatchObject({ code: '08006' });
  client.release();
  await works();
});

test('a service can end while it waits for a connection', async () => {
  const ending = await MikroORM.init({
    ...databaseOptions({ name: 'notes', entities: [], migrations: [] }, database.urls.notes),
    ...serviceConnections,
  });
  // One is there, and another one on its way.
  await rowsOf(ending.em.fork(), sql`select 1`);
  const asked = [1, 2].map(() => rowsOf(ending.em.fork(), sql`select 1`));
  const told = Promise.allSettled(asked);
  await pause();
  await ending.close();
  await told;
});
