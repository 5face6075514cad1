import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: '0.1' });
});
afterAll(() => identity.stop());

test('sign-in slows down whoever tries too often, and says for how long', async () => {
  const attempt = () => identity.call('POST /api/auth/local', { body: { identifier: 'ana', password: 'x' } });
  expect([(await attempt()).status, (await attempt()).status]).toEqual([401, 401]);
  const refused = await attempt();
  expect(refusal(refused).status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
