import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { secondStepOf, standAt } from '../testing/authenticator.ts';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeEach(() => standAt(10_000));
afterEach(async () => {
  jest.restoreAllMocks();
  await identity.stop();
});

async function switchedOn(scale: string) {
  identity = await startIdentity({ RATE_LIMIT_SCALE: scale });
  const calls = secondStepOf(identity);
  return { calls, ...(await calls.switchedOn(await identity.account())) };
}

test('ten wrong codes in an hour are all that an account takes, however often its sign-in begins anew', async () => {
  const { calls, account, app, recoveryCodes } = await switchedOn('1');
  const entered = await calls.finish(await calls.pending(account), recoveryCodes[0] ?? '');
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0];
  const statuses = [];
  for (let round = 0; round < 3; round += 1) {
    const token = await calls.pending(account);
    for (let count = 0; count < 4; count += 1)
      statuses.push((await calls.finish(token, app.wrongCode())).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  const refused = await calls.finish(await calls.pending(account), app.code(1));
  expect(refusal(refused).status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  // In a browser that was in the account before nobody else's guesses count.
  expect((await calls.finish(await calls.pending(account), app.code(1), cookie)).status).toBe(200);
});

test('right codes count for nothing', async () => {
  // At this scale an account takes one wrong code.
  const { calls, account, recoveryCodes } = await switchedOn('0.1');
  for (const code of recoveryCodes.slice(0, 2)) {
    expect((await calls.finish(await calls.pending(account), code)).status).toBe(200);
  }
});
