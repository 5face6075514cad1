import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { webcrypto } from 'node:crypto';

const secrets = { hmacSignatureSecret: 'challenge', hmacKeySignatureSecret: 'key' };

// jsdom has no WebCrypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

/** A challenge as identity makes them, quickly solved. `expiresAt` in seconds since the epoch. */
export function easyChallenge(expiresAt = Math.floor(Date.now() / 1000) + 1200): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 7,
    expiresAt,
    deriveKey,
    ...secrets,
  });
}

/** Whether the server would take a `captchaToken` for an easy challenge. */
export async function isSolved(captchaToken: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(captchaToken)) as Payload;
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}

/** The challenge inside a `captchaToken`. */
export function nonceOf(captchaToken: string): string {
  const { challenge } = JSON.parse(atob(captchaToken)) as { challenge: Challenge };
  return challenge.parameters.nonce;
}
