import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { linkSecret, startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

const today = /^\$argon2id\$v=19\$m=12288,t=3,p=1\$/;
const weaker = { memoryCost: 8192, timeCost: 1, parallelism: 1 };

const signIn = ({ email }: Account, password: string) =>
  identity.call('POST /api/auth/local', { body: { identifier: email, password } });
const store = (account: Account, passwordHash: string) =>
  identity.admin.query('update identity.credentials set password_hash = $2 where user_id = $1', [
    account.id,
    passwordHash,
  ]);
async function credential({ id }: Account): Promise<{ password_hash: string; changed_at: Date }> {
  const { rows } = await identity.admin.query('select * from identity.credentials where user_id = $1', [id]);
  return rows[0] as { password_hash: string; changed_at: Date };
}

describe('a hash of lower parameters', () => {
  test.each([
    weaker,
    { memoryCost: 8192, timeCost: 3, parallelism: 1 },
    // Those of before 2026-11-28.
    { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  ])('is made anew at the next sign-in, and once: %p', async (parameters) => {
    const account = await identity.account();
    await store(account, await hash(account.password, parameters));
    const before = await credential(account);
    expect((await signIn(account, account.password)).status).toBe(200);
    const after = await credential(account);
    expect(after.password_hash).toMatch(today);
    // The password is the same as before.
    expect(after.changed_at).toEqual(before.changed_at);
    expect((await signIn(account, account.password)).status).toBe(200);
    expect(await credential(account)).toEqual(after);
  });

  test('stays when the password is wrong', async () => {
    const account = await identity.account();
    const old = await hash(account.password, weaker);
    await store(account, old);
    expect((await signIn(account, 'Otra9#cosa')).status).toBe(401);
    expect((await credential(account)).password_hash).toBe(old);
  });

  test('lets everybody in who signs in at once', async () => {
    const account = await identity.account();
    await store(account, await hash(account.password, weaker));
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(account, account.password)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await credential(account)).password_hash).toMatch(today);
  });

  test('never takes the place of a password that was reset meanwhile', async () => {
    for (let round = 0; round < 8; round += 1) {
      const account = await identity.account();
      await identity.call('POST /api/auth/forgot-password', { body: { email: account.email } });
      const code = linkSecret((await identity.sink.mailTo(account.email)).text, '/reset-password?code=');
      await store(account, await hash(account.password, weaker));
      const body = { code, password: 'Zanahoria8#', passwordConfirmation: 'Zanahoria8#' };
      const signIns = Array.from({ length: 4 }, () => signIn(account, account.password));
      expect((await identity.call('POST /api/auth/reset-password', { body })).status).toBe(200);
      await Promise.all(signIns);
      expect((await signIn(account, account.password)).status).toBe(401);
      expect((await signIn(account, 'Zanahoria8#')).status).toBe(200);
    }
  });
});

describe('a password with accents', () => {
  const composed = 'Ñandú#77x'.normalize('NFC');
  const decomposed = composed.normalize('NFD');

  test('is the same however a keyboard composes it', async () => {
    expect(decomposed).not.toBe(composed);
    for (const [chosen, typed] of [
      [composed, decomposed],
      [decomposed, composed],
    ] as const) {
      const account = await identity.account({ password: chosen });
      expect((await signIn(account, typed)).status).toBe(200);
      expect((await signIn(account, chosen)).status).toBe(200);
    }
  });

  test('that was hashed as it was typed still fits, and is normalised with the next sign-in', async () => {
    const account = await identity.account();
    await store(account, await hash(decomposed, { memoryCost: 12_288, timeCost: 3, parallelism: 1 }));
    expect((await signIn(account, composed)).status).toBe(401);
    expect((await signIn(account, decomposed)).status).toBe(200);
    expect((await signIn(account, composed)).status).toBe(200);
  });
});
