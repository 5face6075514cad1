import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrate } from '@puente/service-kit';
import { asAdmin, prepareDatabase, rolesOf } from '@puente/postgres';
import { identityService } from '../identity.service-definition.ts';
import { createIdentityDatabase, type IdentityDatabase } from '../testing/test-database.ts';

let database: IdentityDatabase;
const owner = `puente_owner_${process.pid}`;
beforeAll(async () => {
  database = await createIdentityDatabase();
});
afterAll(async () => {
  const { adminUrl } = database;
  await database.drop();
  await asAdmin(adminUrl.replace(/\/[^/]+$/, '/postgres'), (admin) =>
    admin.query(`drop role if exists "${owner}_identity", "${owner}_jobs"`),
  );
});

test('a jobs service whose role was changed knows what the one before did, which knows nothing any more', async () => {
  const name = new URL(database.adminUrl).pathname.slice(1);
  const password = 'changed';
  const changed = await prepareDatabase(
    database.adminUrl,
    name,
    rolesOf(owner, { identity: { password, alsoOwns: ['pgboss'] }, jobs: { password } }),
  );
  await migrate(identityService, changed.identity);

  const read = (url: string) =>
    asAdmin(url, async (client) => (await client.query('select * from identity.live_sessions')).rows);
  expect(await read(changed.jobs)).toEqual([]);
  await expect(read(database.urls.jobs)).rejects.toThrow('permission denied');
});
