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
  test('is the living sessions of confirmed accounts that are not locked', async () => {
    const live = await identity.account();
    const ended = await identity.account();
    const expired = await identity.account();
    const idle = await identity.account();
    const locked = await identity.account();
    const unconfirmed = await identity.account({ confirmed: false });
    await identity.admin.query('update identity.sessions set ended_at = now() where id = $1', [
      ended.sessionId,
    ]);
    await identity.admin.query('update identity.sessions set expires_at = now() where id = $1', [
      expired.sessionId,
    ]);
    await identity.admin.query(
      `update identity.sessions set last_used_at = now() - interval '30 days' where id = $1`,
      [idle.sessionId],
    );
    await identity.lock(locked);
    const ids = [live, ended, expired, idle, locked, unconfirmed].map(({ id }) => id);
    expect(await asJobs('select * from identity.live_sessions where user_id = any($1)', [ids])).toEqual([
      {
        session_id: live.sessionId,
        user_id: live.id,
        user_type: 'user',
        username: live.username,
        use_due: false,
      },
    ]);
  });

  test('is that a living session is used, and no more: one that is over stays so', async () => {
    const [living, idle] = [await identity.account(), await identity.account()];
    const lastUsed = async ({ sessionId }: { sessionId: string }, ago: string) => {
      const was = `update identity.sessions set last_used_at = now() - $2::interval where id = $1`;
      await identity.admin.query(was, [sessionId, ago]);
      await asJobs('select identity.use_session($1)', [sessionId]);
      const { rows } = await identity.admin.query<{ now: boolean }>(
        `select last_used_at > now() - interval '1 minute' as now from identity.sessions where id = $1`,
        [sessionId],
      );
      return rows[0]?.now ? 'now' : ago;
    };
    expect(await lastUsed(living, '29 days')).toBe('now');
    expect(await lastUsed(living, '4 minutes')).toBe('4 minutes');
    expect(await lastUsed(idle, '30 days')).toBe('30 days');
  });

  test.each(['use_session', 'ask_job_alert'])('lets nobody else call %s', async (name) => {
    const { rows } = await identity.admin.query<{ acl: string }>(
      `select proacl::text as acl from pg_proc where proname = $1`,
      [name],
    );
    // Of everybody, PostgreSQL writes nothing before the «=».
    expect(rows[0]?.acl).not.toMatch(/[{,]=/);
    expect(rows[0]?.acl).toContain('puente_test_jobs=X/');
  });

  test('is that somebody is mailed what is new in a search of theirs, by the rules of every mail', async () => {
    const account = await identity.account();
    const alert = { name: 'Mesera' };
    await asJobs('select identity.ask_job_alert($1, $2)', [account.id, JSON.stringify(alert)]);
    const queued = async (kind: string) => {
      const { rows } = await identity.admin.query<Record<string, unknown>>(
        `select data->>'mailId' = id::text as "ownNumber", data->'alert' as alert, policy, dead_letter,
           retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, deletion_seconds,
           extract(epoch from keep_until - created_on)::int as kept
         from pgboss.job where name = 'mail' and data->>'kind' = $1`,
        [kind],
      );
      return rows;
    };
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    const [asked] = await queued('job-alert');
    const [own] = await queued('reset-request');
    expect(asked).toEqual({ ...own, alert });
  });

  test.each(['null', '[]', '"x"', JSON.stringify({ name: 'x'.repeat(33_000) })])(
    'is no mail of what is no alert (%#)',
    async (alert) => {
      await expect(asJobs('select identity.ask_job_alert(1, $1)', [alert])).rejects.toThrow('no alert');
    },
  );

  test('is that as a part of what the caller does: undone with it', async () => {
    await asJobs(`begin; select identity.ask_job_alert(1, '{"name": "undone"}'); rollback`);
    const { rows } = await identity.admin.query(
      `select from pgboss.job where data->'alert'->>'name' = 'undone'`,
    );
    expect(rows).toEqual([]);
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
        member_since: new Date().toISOString().slice(0, 7),
      },
    ]);
  });

  test('tells since when of nobody who is not confirmed, or locked', async () => {
    const [locked, unconfirmed] = [await identity.account(), await identity.account({ confirmed: false })];
    await identity.lock(locked);
    expect(
      await asJobs('select member_since from identity.public_profiles where user_id = any($1)', [
        [locked.id, unconfirmed.id],
      ]),
    ).toEqual([{ member_since: null }, { member_since: null }]);
  });

  test('is the names of companies, by their words', async () => {
    const company = await identity.account({ userType: 'employer' });
    const seeker = await identity.account();
    const found = () =>
      asJobs(
        `select user_id, name from identity.company_names
         where words @@ plainto_tsquery('spanish', 'casita') and user_id = any($1)`,
        [[company.id, seeker.id]],
      );
    expect(await found()).toEqual([{ user_id: company.id, name: 'La Casita' }]);
    await identity.admin.query(`update identity.users set nombre_empresa = 'La Colmena' where id = $1`, [
      company.id,
    ]);
    expect(await found()).toEqual([]);
  });

  test('is which companies have changed, and in which transaction', async () => {
    const changes = async (id: number) =>
      (await asJobs('select changed_by from identity.company_changes where user_id = $1', [id])).length;
    const company = await identity.account({ userType: 'employer' });
    const seeker = await identity.account();
    expect([await changes(company.id), await changes(seeker.id)]).toEqual([1, 0]);
    for (const [statement, found] of [
      [`update identity.users set nombre_empresa = 'La Colmena' where id = $1`, 2],
      [`update identity.users set username = username || 'x' where id = $1`, 3],
      [`update identity.users set nombre_empresa = 'La Colmena', puesto_empresa = 'Dueño' where id = $1`, 3],
      ['delete from identity.users where id = $1', 4],
    ] as const) {
      await identity.admin.query(statement, [company.id]);
      expect(await changes(company.id)).toBe(found);
    }
    await identity.admin.query('delete from identity.users where id = $1', [seeker.id]);
    expect(await changes(seeker.id)).toBe(0);
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
    'asked_mails',
  ])('is not the table %s', async (table) => {
    await expect(asJobs(`select * from identity.${table}`)).rejects.toThrow('permission denied');
  });

  test('cannot be written to', async () => {
    const answers = await asJobs(
      `select has_table_privilege(view, 'insert, update, delete, truncate') as writes
       from unnest(array['identity.live_sessions', 'identity.public_profiles', 'identity.company_names', 'identity.company_changes']) as view`,
    );
    expect(answers).toEqual(Array(4).fill({ writes: false }));
  });
});
