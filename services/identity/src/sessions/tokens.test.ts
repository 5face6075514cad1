import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AuthAnswer } from '@puente/domain/identity';
import { forgedTokens, forgeryMaterial, whole } from '@puente/service-kit/testing';
import { startIdentity, type Account, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
let ana: Account;
let luz: Account;
beforeAll(async () => {
  identity = await startIdentity();
  [ana, luz] = [await identity.account(), await identity.account()];
});
afterAll(() => identity.stop());

const ask = async (token?: string) =>
  whole(
    await fetch(`${identity.address}/api/users/me`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
  );
const material = () =>
  forgeryMaterial({
    privateKey: identity.privateKey,
    sub: String(ana.id),
    sid: ana.sessionId,
    otherSub: String(luz.id),
  });

describe('a forged or foreign token', () => {
  test('is told from a good one, made in the same way', async () => {
    expect(await ask(material().signed({}))).toMatchObject({ status: 200 });
  });

  test.each(forgedTokens)('is refused as none is: %s', async (_, forge) => {
    const refused = await ask();
    expect(refused.status).toBe(401);
    expect(await ask(forge(material()))).toEqual(refused);
  });

  test('is what a sign-in answers, in nothing', async () => {
    const body = { identifier: ana.email, password: ana.password };
    const { jwt } = (await identity.call('POST /api/auth/local', { body })).body as AuthAnswer;
    expect(await ask(jwt)).toMatchObject({ status: 200 });
  });
});
