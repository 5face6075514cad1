import { createChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { webcrypto } from 'node:crypto';

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
    hmacSignatureSecret: 'challenge',
    hmacKeySignatureSecret: 'key',
  });
}

/** The challenge inside a `captchaToken`. */
export function nonceOf(captchaToken: string): string {
  const { challenge } = JSON.parse(atob(captchaToken)) as { challenge: Challenge };
  return challenge.parameters.nonce;
}
