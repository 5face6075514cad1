import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { linkSecret, startIdentity, type IdentityApp } from '../testing/identity-app.ts';

describe('the outbox', () => {
  let identity: IdentityApp;
  beforeEach(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.stop());

  const resend = (email: string) =>
    identity.call('POST /api/auth/send-email-confirmation', { body: { email } });

  it('tries again when the mail server refuses, and leaves no link that nobody has', async () => {
    const account = await identity.account({ confirmed: false });
    identity.sink.refusals = 1;
    await resend(account.email);
    const token = linkSecret((await identity.sink.mailTo(account.email)).text, '/confirm?token=');
    expect((await identity.call(`GET /api/auth/email-confirmation?confirmation=${token}`)).status).toBe(200);
    const { rows } = await identity.admin.query('select user_id from identity.one_time_tokens');
    expect(rows).toEqual([{ user_id: account.id }]);
  });

  it('mails no link to an account that has been confirmed meanwhile', async () => {
    const account = await identity.account({ confirmed: false });
    identity.sink.refusals = 1;
    await resend(account.email);
    await identity.admin.query('update identity.users set confirmed_at = now()');
    const settled = () =>
      identity.admin
        .query(`select 1 from pgboss.job where name = 'mail' and state <> 'completed'`)
        .then(({ rowCount }) => rowCount === 0);
    for (let tries = 0; tries < 600 && !(await settled()); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await settled()).toBe(true);
    expect(identity.sink.mails).toHaveLength(0);
  });
});
