import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { linkSecret, startIdentity, type IdentityApp } from '../testing/identity-app.ts';

describe('the outbox', () => {
  let identity: IdentityApp;
  beforeEach(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.stop());

  const resend = (email: string) =>
    identity.call('POST /api/auth/send-email-confirmation', { body: { email } });

  const unsettled = async () =>
    (await identity.admin.query(`select 1 from pgboss.job where name = 'mail' and state < 'completed'`))
      .rowCount;
  const retried = async (kind: string) =>
    (
      await identity.admin.query(`select 1 from pgboss.job where state = 'retry' and data->>'kind' = $1`, [
        kind,
      ])
    ).rowCount;
  const untilSettled = async () => {
    while (await unsettled()) await pause(50);
  };

  test('tries again when the mail server refuses, and leaves no link that nobody has', async () => {
    const account = await identity.account({ confirmed: false });
    identity.sink.refusals = 1;
    await resend(account.email);
    const token = linkSecret((await identity.sink.mailTo(account.email)).text, '/confirm?token=');
    expect((await identity.call(`GET /api/auth/email-confirmation?confirmation=${token}`)).status).toBe(200);
    const { rows } = await identity.admin.query('select user_id from identity.one_time_tokens');
    expect(rows).toEqual([{ user_id: account.id }]);
  });

  test('mails no link to an account that has been confirmed meanwhile', async () => {
    const account = await identity.account({ confirmed: false });
    identity.sink.refusals = 1;
    await resend(account.email);
    await identity.admin.query('update identity.users set confirmed_at = now()');
    await untilSettled();
    expect(identity.sink.mails).toHaveLength(0);
  });

  test('mails no link that nobody waits for any more, however long the mail server was away', async () => {
    const account = await identity.account();
    identity.sink.refusals = 1;
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    while (!(await retried('reset'))) await pause(20);
    await identity.admin.query(
      `update pgboss.job set data = jsonb_set(data, '{askedAt}', to_jsonb(now() - interval '61 minutes'))
       where name = 'mail' and state = 'retry'`,
    );
    await untilSettled();
    expect(identity.sink.mails).toHaveLength(0);
    const { rows } = await identity.admin.query(
      `select data->>'kind' as kind from pgboss.job where name = 'mail-dead'`,
    );
    expect(rows).toEqual([{ kind: 'reset' }]);
  });

  test('asked twice to turn one request into mails, makes each of them once', async () => {
    const account = await identity.account();
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    await identity.sink.mailTo(account.email);
    await untilSettled();
    // As when the process is killed between the two.
    await identity.admin.query(
      `update pgboss.job set state = 'retry', completed_on = null where data->>'kind' = 'reset-request'`,
    );
    await untilSettled();
    expect(identity.sink.mailsTo(account.email)).toHaveLength(1);
  });

  test('says who sends, and that no answering machine is to answer', async () => {
    const account = await identity.account();
    await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
    const { from, replyTo, headers } = await identity.sink.mailTo(account.email);
    expect(from).toEqual({ name: 'Puente', address: 'hola@puente.test' });
    expect(replyTo).toBeUndefined();
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('writes in the language of the screen where somebody last entered', async () => {
    const account = await identity.account();
    const enter = (language: string) =>
      identity.call('POST /api/auth/local', {
        body: { identifier: account.email, password: account.password },
        headers: { 'accept-language': language },
      });
    for (const [index, [language, subject]] of [
      ['en', 'Reset your Puente password (job seeker account)'],
      ['es', 'Restablece tu contraseña de Puente (cuenta de Usuario)'],
    ].entries()) {
      expect((await enter(language ?? '')).status).toBe(200);
      await identity.skipMailPauses();
      await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
      expect((await identity.sink.mailTo(account.email, index + 1)).subject).toBe(subject);
    }
  });
});
