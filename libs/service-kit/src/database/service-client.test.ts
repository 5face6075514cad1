import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { withSignal } from '../calls/index.ts';
import { createTestDatabase, type TestDatabase } from '@puente/postgres/testing';
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

  test('is not begun in a transaction, which ends with its connection', async () => {
    const client = await pool.connect();
    await client.query('begin');
    const statement = withSignal(AbortSignal.abort(), () => client.query('commit'));
    await expect(statement).rejects.toMatchObject({ code: '57014' });
    client.release();
    await works();
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

test('a connection that cannot be had in time is told as such', async () => {
  const client = await pool.connect();
  await expect(pool.connect()).rejects.toMatchObject({ code: '08006' });
  client.release();
  await works();
});
