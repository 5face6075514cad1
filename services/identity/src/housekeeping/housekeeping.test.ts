import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';
import { HousekeepingService } from './housekeeping.service.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const count = async (table: string) =>
  (await identity.admin.query(`select count(*)::int as rows from identity.${table}`)).rows[0].rows as number;

test('housekeeping removes what has served its purpose, and nothing else', async () => {
  const { id } = await identity.account(); // with a session that lives
  await identity.admin.query(`
    insert into identity.used_captchas values ('old', now() - interval '1 second'), ('new', now() + interval '1 minute');
    insert into identity.rate_limits values
      ('old', 1, extract(epoch from now()) * 1000 - 1000), ('new', 1, extract(epoch from now()) * 1000 + 60000);
    insert into identity.known_devices (hash, user_id, expires_at) values
      (sha256('old'), ${id}, now() - interval '1 second'), (sha256('new'), ${id}, now() + interval '1 day');
    insert into identity.mail_pauses values ('old', now() - interval '1 second'), ('new', now() + interval '1 minute');
    insert into identity.asked_mails (mail_id, address, asked_at) values
      (gen_random_uuid(), sha256('a'), now() - interval '25 hours'), (gen_random_uuid(), sha256('a'), now());
    insert into identity.company_changes (user_id, changed_at) values (1, now() - interval '49 hours'), (2, now() - interval '47 hours');
    insert into identity.one_time_tokens (hash, user_id, kind, expires_at) values
      (sha256('old'), ${id}, 'reset', now() - interval '8 days'), (sha256('new'), ${id}, 'reset', now() - interval '6 days');
    insert into identity.social_links (hash, provider, subject, user_id, expires_at) values
      (sha256('old'), 'google', 'old', ${id}, now() - interval '1 second'),
      (sha256('new'), 'google', 'new', ${id}, now() + interval '1 minute');
    insert into identity.sessions (user_id, expires_at, ended_at, last_used_at) values
      (${id}, now() - interval '1 second', null, now()),
      (${id}, now() + interval '1 day', null, now() - interval '31 days'),
      (${id}, now() + interval '1 day', now() - interval '31 days', now()),
      (${id}, now() + interval '1 day', now() - interval '29 days', now());
    insert into pgboss.job (name, data, created_on) values
      ('mail-dead', '{"kind": "confirm"}', now() - interval '8 days'), ('mail-dead', '{"kind": "confirm"}', now()),
      ('mail-dead', '{"kind": "contact"}', now() - interval '8 days')`);
  await identity.app.get(HousekeepingService).clean();
  expect(await count('used_captchas')).toBe(1);
  expect(await count('rate_limits')).toBe(1);
  expect(await count('known_devices')).toBe(1);
  expect(await count('mail_pauses')).toBe(1);
  expect(await count('asked_mails')).toBe(1);
  expect(await count('company_changes')).toBe(1);
  expect(await count('one_time_tokens')).toBe(1);
  expect(await count('social_links')).toBe(1);
  expect(await count('sessions')).toBe(2);
  const dead = await identity.admin.query(
    `select data->>'kind' as kind from pgboss.job where name = 'mail-dead' order by 1`,
  );
  expect(dead.rows).toEqual([{ kind: 'confirm' }, { kind: 'contact' }]);
});

test('of several instances one cleans, each time the schedule says so', async () => {
  const queued = async () =>
    (
      await identity.admin.query(
        `select name, state from pgboss.job where name in ('housekeeping', '__pgboss__send-it') order by name`,
      )
    ).rows;
  const cleaned = jest.spyOn(HousekeepingService.prototype, 'clean');
  const { rows } = await identity.admin.query(`select cron from pgboss.schedule where name = 'housekeeping'`);
  expect(rows).toEqual([{ cron: '0 * * * *' }]);

  // Due now, and nobody has looked yet.
  await identity.admin.query(`
    delete from pgboss.job where name in ('housekeeping', '__pgboss__send-it');
    update pgboss.schedule set cron = '* * * * *' where name = 'housekeeping';
    update pgboss.version set cron_on = null`);
  await Promise.all([identity.another(), identity.another()]);
  const settled = (jobs: { state: string }[]) =>
    jobs.length > 1 && jobs.every(({ state }) => state === 'completed');
  while (!settled(await queued())) await pause(100);
  expect((await queued()).map(({ name }) => name)).toEqual(['__pgboss__send-it', 'housekeeping']);
  expect(cleaned).toHaveBeenCalledTimes(1);
});
