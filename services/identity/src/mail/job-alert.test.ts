import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asAdmin } from '@puente/postgres';
import { setTimeout as pause } from 'node:timers/promises';
import { publicUrl, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const alert = {
  name: 'Mesera en Houston',
  frequency: 'daily',
  code: 'Abc-_'.padEnd(43, '7'),
  path: '/empleos?q=mesera&orden=fecha',
  found: 1,
  jobs: [
    {
      title: 'Mesera <b>de noche</b>',
      employer: 'Fonda Luz',
      place: ['Houston', 'Texas'],
      salary: null,
      path: '/detalle-empleo/7',
    },
  ],
};

/** As the jobs service does. */
const ask = ({ id }: Pick<Account, 'id'>, asked: object = alert) =>
  asAdmin(identity.jobsUrl, (jobs) =>
    jobs.query('select identity.ask_job_alert($1, $2)', [id, JSON.stringify(asked)]),
  );
const untilSettled = async () => {
  const open = `select from pgboss.job where name = 'mail' and state < 'completed'`;
  while ((await identity.admin.query(open)).rows.length > 0) await pause(50);
};

test('an alert is mailed with a way to stop it by one press, also for mail programs', async () => {
  const account = await identity.account();
  await ask(account);
  const { subject, text, html, headers } = await identity.sink.mailTo(account.email);
  expect(subject).toBe('Un empleo nuevo: Mesera en Houston');
  expect(text).toContain(`\n${publicUrl}/detalle-empleo/7\n`);
  expect(text).toContain(`\n${publicUrl}/alertas/cancelar?codigo=${alert.code}\n`);
  expect(html).toContain('Mesera &lt;b&gt;de noche&lt;/b&gt;');
  const header = (name: string) => headers.find(({ key }) => key === name)?.value.replace(/\s/g, '');
  expect(header('list-unsubscribe')).toBe(`<${publicUrl}/api/saved-searches/stop?codigo=${alert.code}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('auto-submitted')).toBe('auto-generated');
});

test('nobody who is gone, locked or not confirmed gets one', async () => {
  const [locked, unconfirmed] = [await identity.account(), await identity.account({ confirmed: false })];
  await identity.lock(locked);
  await Promise.all([ask(locked), ask(unconfirmed), ask({ id: 2_000_000_000 })]);
  await untilSettled();
  for (const { email } of [locked, unconfirmed]) expect(identity.sink.mailsTo(email)).toEqual([]);
});

test('one that leads to another site is not mailed', async () => {
  const account = await identity.account();
  await ask(account, { ...alert, path: '//elsewhere.example' });
  await ask(account, { ...alert, name: 'La siguiente' });
  expect((await identity.sink.mailTo(account.email)).subject).toContain('La siguiente');
  expect(identity.sink.mailsTo(account.email)).toHaveLength(1);
});
