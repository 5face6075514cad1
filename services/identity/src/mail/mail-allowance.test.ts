import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';
import { claimAskedMail } from './mail-allowance.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const claim = (email: string, { mailId = randomUUID() as string, fromKnownDevice = false } = {}) =>
  identity.app
    .get(EntityManager)
    .fork()
    .transactional((em) => claimAskedMail(em, { email, mailId, fromKnownDevice }));

const unconfirm = ({ id }: Account) =>
  identity.admin.query('update identity.users set confirmed_at = null where id = $1', [id]);

async function untilSettled() {
  const waiting = `select 1 from pgboss.job where name = 'mail' and state < 'completed'`;
  while ((await identity.admin.query(waiting)).rowCount) await pause(20);
}
const ask = async (call: string, email: string, cookie = '') => {
  await identity.skipMailPauses();
  return askAtOnce(call, email, cookie);
};
const askAtOnce = async (call: string, email: string, cookie = '') => {
  const { status, body } = await identity.call(`POST /api/auth/${call}`, {
    body: { email },
    headers: { cookie },
  });
  await untilSettled();
  return { status, body };
};

describe('mails that anybody may ask for', () => {
  test('come three times a day to an address that strangers ask for, whatever they are and however often they are asked for', async () => {
    const { email } = await identity.account({ confirmed: false });
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) {
      answers.push(await ask('send-email-confirmation', email));
      answers.push(await ask('forgot-password', email));
    }
    expect(identity.sink.mailsTo(email)).toHaveLength(3);
    // And nobody is told.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await ask('forgot-password', email)).toEqual(await ask('forgot-password', 'nadie@correo.test'));
  });

  test('come again a day later', async () => {
    const email = 'otra@correo.test';
    for (let turn = 0; turn < 3; turn += 1) expect(await claim(email)).toBe(true);
    expect(await claim(email)).toBe(false);
    await identity.admin.query(`update identity.asked_mails set asked_at = asked_at - interval '1 day'`);
    expect(await claim(email)).toBe(true);
  });

  test('are five also when twenty come at once', async () => {
    const fromKnownDevice = true;
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => claim('muchas@correo.test', { fromKnownDevice })),
    );
    expect(claims.filter(Boolean)).toHaveLength(5);
  });

  test.each(['forgot-password', 'send-email-confirmation'])(
    'by %s come to the owner on a known device when strangers have had theirs, five in all',
    async (call) => {
      const account = await identity.account();
      const { email, password } = account;
      const entered = await identity.call('POST /api/auth/local', { body: { identifier: email, password } });
      const [cookie = ''] = entered.headers.getSetCookie()[0]?.split(';') ?? [];
      if (call === 'send-email-confirmation') await unconfirm(account);
      const strangers = [];
      for (let turn = 0; turn < 5; turn += 1) strangers.push(await ask(call, email));
      expect(identity.sink.mailsTo(email)).toHaveLength(3);
      // Nor has the owner to wait for the pause that a stranger began.
      expect(await askAtOnce(call, email, cookie)).toEqual(strangers[0]);
      expect(identity.sink.mailsTo(email)).toHaveLength(4);
      for (let turn = 0; turn < 3; turn += 1) expect(await ask(call, email, cookie)).toEqual(strangers[0]);
      expect(identity.sink.mailsTo(email)).toHaveLength(5);
    },
  );

  test('count once, however often one is tried', async () => {
    const mailId = randomUUID();
    for (let turn = 0; turn < 8; turn += 1) expect(await claim('lenta@correo.test', { mailId })).toBe(true);
    for (let turn = 0; turn < 2; turn += 1) expect(await claim('lenta@correo.test')).toBe(true);
    expect(await claim('lenta@correo.test')).toBe(false);
    expect(await claim('lenta@correo.test', { mailId })).toBe(true);
  });

  test('leave room for what an owner must hear of', async () => {
    const account = await identity.account();
    for (let turn = 0; turn < 5; turn += 1) await ask('forgot-password', account.email);
    const code = linkSecret((await identity.sink.mailTo(account.email, 3)).text, '/reset-password?code=');
    const body = { code, password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
    expect((await identity.call('POST /api/auth/reset-password', { body })).status).toBe(200);
    expect((await identity.sink.mailTo(account.email, 4)).subject).toBe(
      'Cambió la contraseña de tu cuenta de Puente',
    );
  });

  test('are kept by no address that could be read', async () => {
    await claim('secreta@correo.test');
    const { rows } = await identity.admin.query('select * from identity.asked_mails');
    expect(JSON.stringify(rows)).not.toContain('secreta');
  });
});
