import { expect, test } from '@jest/globals';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import '../testing/captcha.ts';
import { solveCaptcha } from './solve.ts';

test('the solved challenge is the token that the server accepts', async () => {
  const secrets = { hmacSignatureSecret: 'challenge', hmacKeySignatureSecret: 'key' };
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 37, deriveKey, ...secrets };
  const token = await solveCaptcha(await createChallenge(options));
  const { challenge, solution } = JSON.parse(atob(token)) as Payload;
  expect(solution.counter).toBe(37);
  expect(await verifySolution({ challenge, solution, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  });
});
