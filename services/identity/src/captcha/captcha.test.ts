import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identityMessages } from '@puente/domain/identity';
import { refusal, wrongPaths } from '@puente/service-kit/testing';
import { startIdentity, type IdentityApp } from '../testing/identity-app.ts';
import { captchaPayloadSchema, challengeSchema, type CaptchaPayload } from './captcha.schema.ts';

let identity: IdentityApp;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

/** The contact form is the simplest call behind a captcha. */
const send = (captchaToken: unknown) =>
  identity.call('POST /api/contact', {
    body: { name: 'Ana', email: 'ana@correo.test', subject: 'Hola', message: 'Buenos días', captchaToken },
  });
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
const decode = (token: string): CaptchaPayload =>
  captchaPayloadSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));

describe('the captcha', () => {
  test('gives each caller a challenge of its own, which nobody may store', async () => {
    const [first, second] = [
      await identity.call('GET /api/captcha'),
      await identity.call('GET /api/captcha'),
    ];
    expect(challengeSchema.strict().parse(first.body)).not.toEqual(second.body);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  test('lets a solved one through, once', async () => {
    const token = await identity.captcha();
    expect((await send(token)).status).toBe(201);
    const again = await send(token);
    expect(refusal(again)).toEqual({ status: 400, message: identityMessages.captchaRequired });
    expect(wrongPaths(again)).toEqual(['captchaToken']);
  });

  test('lets one of many requests through that bring the same one at once', async () => {
    const token = await identity.captcha();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400]);
  });

  test.each([
    ['nothing', async () => undefined],
    ['a number', async () => 7],
    ['what is not base64 of JSON', async () => 'nonsense'],
    ['JSON of another shape', async () => encode({ challenge: {}, solution: {} })],
    [
      'a solution that is wrong',
      async () => {
        const payload = decode(await identity.captcha());
        return encode({ ...payload, solution: { ...payload.solution, derivedKey: '00'.repeat(32) } });
      },
    ],
    [
      'a challenge made easier',
      async () => {
        const payload = decode(await identity.captcha());
        const parameters = { ...payload.challenge.parameters, keyPrefix: '00' };
        return encode({ ...payload, challenge: { ...payload.challenge, parameters } });
      },
    ],
    [
      'a challenge that is kept for longer than it lives',
      async () => {
        const payload = decode(await identity.captcha());
        const parameters = {
          ...payload.challenge.parameters,
          expiresAt: Math.floor(Date.now() / 1000) + 10_000,
        };
        return encode({ ...payload, challenge: { ...payload.challenge, parameters } });
      },
    ],
  ])('refuses %s', async (_, token) => {
    const answer = await send(await token());
    expect(refusal(answer)).toEqual({ status: 400, message: identityMessages.captchaRequired });
  });

  test('refuses one that is older than it may be', async () => {
    const token = await identity.captcha();
    const { expiresAt } = decode(token).challenge.parameters;
    const now = Date.now;
    Date.now = () => (expiresAt + 1) * 1000;
    try {
      expect(refusal(await send(token)).status).toBe(400);
    } finally {
      Date.now = now;
    }
  });
});
