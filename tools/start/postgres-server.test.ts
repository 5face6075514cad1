import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asAdmin, removeCluster, withDatabase } from '@puente/postgres';
import { createTestDatabase, type TestDatabase } from '@puente/postgres/testing';
import {
  assertNoDemoAccounts,
  connectGiven,
  prepare,
  startEmbedded,
  type GivenDatabase,
} from './postgres-server.ts';
import { databaseOwners } from './database-owners.ts';
import { demoAccounts } from './demo-accounts.ts';
import { openProcessRecords } from './process-records.ts';
import { createProcesses, root, type Processes } from './processes.ts';
import { ensureSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'puente-server-'));
const other = mkdtempSync(join(tmpdir(), 'puente-server-'));
const place = join(folder, 'postgres');
let processes: Processes;
let server: GivenDatabase;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  // What somebody works with who has a server elsewhere.
  Object.assign(process.env, { PGSSLMODE: 'require', PGOPTIONS: '-c search_path=elsewhere' });
  const records = await openProcessRecords(join(folder, 'processes.json'));
  processes = createProcesses({ logDir: join(folder, 'logs'), records, onRestart: () => undefined });
  server = await startEmbedded(processes, place, true);
}, 60_000);

afterAll(async () => {
  await processes.stop();
  await removeCluster(place);
  for (const made of [folder, other]) rmSync(made, { recursive: true });
});

test('the database of another data folder is opened with its passwords, from then on', async () => {
  const given = () => prepare(server, ensureSecrets(folder).databasePasswords);
  const sign = (url: string) => asAdmin(url, async (client) => (await client.query('select 1')).rowCount);
  const urls = await given();
  expect(await given()).toEqual(urls);
  expect(await sign(urls.jobs)).toBe(1);

  const anew = await prepare(server, ensureSecrets(other).databasePasswords);
  expect(await sign(anew.jobs)).toBe(1);
  await expect(sign(urls.jobs)).rejects.toThrow('password authentication failed');
});

test('what cannot be prepared is told in one line', async () => {
  await asAdmin(server.adminUrl, (admin) => admin.query(`create role plain login password 'plain'`));
  const plain = new URL(withDatabase(server.adminUrl, 'puente'));
  [plain.username, plain.password] = ['plain', 'plain'];
  const { databasePasswords } = ensureSecrets(other);
  await expect(connectGiven(plain.href).then((given) => prepare(given, databasePasswords))).rejects.toThrow(
    /^The database puente cannot be prepared \([^\n]+\): DATABASE_URL needs a user who may create [^\n]+\.$/,
  );
});

describe('a site that others reach and that wants no demo accounts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    process.env['TEST_DATABASE_URL'] = server.adminUrl;
    database = await createTestDatabase({
      identity: { ...databaseOwners.identity, program: join(root, 'services/identity/dist/main.js') },
      jobs: databaseOwners.jobs,
    });
  }, 60_000);

  test('starts where there are none, and nowhere else', async () => {
    await assertNoDemoAccounts(database.adminUrl);
    await asAdmin(database.adminUrl, (admin) =>
      admin.query(
        `insert into identity.users (username, email, user_type, nombre, apellido) values ('ana', $1, 'user', 'Ana', 'B')`,
        [demoAccounts.seeker],
      ),
    );
    await expect(assertNoDemoAccounts(database.adminUrl)).rejects.toThrow(
      /^PUENTE_DEMO is 0, but the database has the demo accounts/,
    );
  });
});
