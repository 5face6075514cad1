import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asAdmin } from '@puente/postgres';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** What the jobs service may do, tried as the jobs service. */
const asJobs = (query: string, values: unknown[] = []) =>
  asAdmin(
    identity.jobsUrl,
    async (client) => (await client.query(query, values)).rows as Record<string, unknown>[],
  );

describe('what identity publishes to the jobs service', () => {
  test('is the living sessions of confirmed accounts', async () => {
    const live = await identity.account();
    const ended = await identity.account();
    const expired = await identity.account();
    const unconfirmed = await identity.account({ confirmed: false });
    await identity.admin.query('update identity.sessions set ended_at = now() where id = $1', [
      ended.sessionId,
    ]);
    await identity.admin.query('update identity.sessions set expires_at = now() where id = $1', [
      expired.sessionId,
    ]);
    const ids = [live, ended, expired, unconfirmed].map(({ id }) => id);
    expect(await asJobs('select * from identity.live_sessions where user_id = any($1)', [ids])).toEqual([
      { session_id: live.sessionId, user_id: live.id, user_type: 'user', username: live.username },
    ]);
  });

  test('is the public part of a profile', async () => {
    const account = await identity.account({ userType: 'employer' });
    expect(await asJobs('select * from identity.public_profiles where user_id = $1', [account.id])).toEqual([
      {
        user_id: account.id,
        user_type: 'employer',
        username: account.username,
        email: account.email,
        nombre: 'Ana',
        apellido: 'Prueba',
        nombre_empresa: 'La Casita',
        puesto_empresa: 'Dueña',
        estado: 'Texas',
        telefono: '+17135550100',
        pais: 'Estados Unidos',
        cv_id: null,
        cv_name: null,
        cv_size: null,
      },
    ]);
  });

  test('lets its rows name an account, and takes them along when it goes', async () => {
    const account = await identity.account();
    await asJobs('create table notes (user_id int references identity.users (id) on delete cascade)');
    await asJobs('insert into notes values ($1)', [account.id]);
    await expect(asJobs('insert into notes values (2000000000)')).rejects.toThrow('foreign key');
    await identity.admin.query('delete from identity.users where id = $1', [account.id]);
    expect(await asJobs('select * from notes')).toEqual([]);
  });

  test.each([
    'users',
    'credentials',
    'one_time_tokens',
    'sessions',
    'contact_messages',
    'used_captchas',
    'mail_pauses',
    'files',
    'file_removals',
  ])('is not the table %s', async (table) => {
    await expect(asJobs(`select * from identity.${table}`)).rejects.toThrow('permission denied');
  });

  test('cannot be written to', async () => {
    const answers = await asJobs(
      `select has_table_privilege(view, 'insert, update, delete, truncate') as writes
       from unnest(array['identity.live_sessions', 'identity.public_profiles']) as view`,
    );
    expect(answers).toEqual([{ writes: false }, { writes: false }]);
  });
});
