import { hash, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { type tokenClaimsSchema } from './token.ts';

export type TokenClaims = z.infer<typeof tokenClaimsSchema>;

interface Checked {
  readonly claims: TokenClaims;
  readonly kid: string;
  readonly key: KeyObject;
}

/** Some 400 bytes each. */
const most = 5000;

/**
 * Tokens whose signature was good: to check it takes longer than all else that a token is asked. They are known by their hash, until
 * they expire or their key is ours no longer; that their session lives is asked each time all the same.
 */
export class CheckedTokens {
  readonly #checked = new Map<string, Checked>();

  /** @param keyNow the key that is called so now */
  find(token: string, keyNow: (kid: string) => KeyObject | undefined): TokenClaims | undefined {
    const name = hash('sha256', token, 'base64url');
    const checked = this.#checked.get(name);
    if (!checked) return undefined;
    if (checked.claims.exp * 1000 > Date.now() && keyNow(checked.kid) === checked.key) return checked.claims;
    this.#checked.delete(name);
    return undefined;
  }

  keep(token: string, checked: Checked): void {
    if (this.#checked.size >= most) this.#checked.clear();
    this.#checked.set(hash('sha256', token, 'base64url'), checked);
  }
}
