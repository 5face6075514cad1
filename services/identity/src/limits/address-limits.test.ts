import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { refusal } from '@puente/service-kit/testing';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity({ RATE_LIMIT_SCALE: '1' });
});
afterAll(() => identity.stop());

/** Calls that are refused as soon as they are read, so that nothing but the limit by address is met. */
const calls = [
  ['POST /api/auth/local', 20],
  ['POST /api/auth/local/register', 10],
  ['POST /api/auth/forgot-password', 5],
  ['POST /api/auth/reset-password', 10],
  ['POST /api/auth/change-password', 10],
  ['POST /api/auth/send-email-confirmation', 10],
  ['GET /api/auth/email-confirmation', 20],
  ['GET /api/users', 60],
  ['GET /api/captcha', 60],
  ['POST /api/contact', 5],
] as const;

test.each(calls)(
  '%s is open to one address %i times a minute, then says when it is again',
  async (route, limit) => {
    const call = (address: string) =>
      identity.call(route, { address, ...(route.startsWith('POST') && { body: {} }) });
    /** One network of a customer, who has all its addresses. */
    const addresses = Array.from(
      { length: limit },
      (_, index) => `2001:db8:1:2::${(index + 1).toString(16)}`,
    );
    const first = await Promise.all(addresses.map(call));
    expect(first.map(({ status }) => status)).not.toContain(429);

    for (const address of ['2001:db8:1:2:ffff::1', '2001:db8:1:2::1']) {
      const answer = await call(address);
      expect(refusal(answer)).toEqual({
        status: 429,
        message: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
      });
      const wait = Number(answer.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
    for (const other of ['2001:db8:1:3::1', '203.0.113.5']) expect((await call(other)).status).not.toBe(429);
  },
);

test('uploads are open to one address, which may be a library, 60 times in ten minutes', async () => {
  const upload = () => identity.call('POST /api/upload', { address: '203.0.113.30', body: {} });
  const first = await Promise.all(Array.from({ length: 60 }, upload));
  expect(first.map(({ status }) => status)).not.toContain(429);
  const refused = await upload();
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(60);
  expect(wait).toBeLessThanOrEqual(600);
});

test('who comes by a proxy that reports a port, or no address, is answered and limited all the same', async () => {
  const call = (address: string) => identity.call('POST /api/contact', { address, body: {} });
  for (const addresses of [
    ['203.0.113.20', '203.0.113.20:1', '203.0.113.20:65535', '[::ffff:203.0.113.20]:7', '203.0.113.20:80'],
    ['unknown', '_hidden', '1.2.3.4.5', 'unknown:80', ';'],
  ]) {
    for (const address of addresses) expect((await call(address)).status).toBe(400);
    for (const address of addresses) expect((await call(address)).status).toBe(429);
  }
});

test('who is limited cannot get out of it by what they send', async () => {
  const call = (headers: Record<string, string>) =>
    identity.app.inject({
      method: 'POST',
      url: '/api/contact',
      // The last is the gateway's, which drops what came before it.
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', ...headers },
    });
  const once = [
    { 'user-agent': 'a' },
    { 'user-agent': 'b' },
    { forwarded: 'for=7.7.7.7' },
    { 'x-real-ip': '7.7.7.7' },
    { 'x-forwarded-for': '7.7.7.7, 203.0.113.9' },
  ];
  for (const headers of once) expect((await call(headers)).statusCode).not.toBe(429);
  for (const headers of once) expect((await call(headers)).statusCode).toBe(429);
});
