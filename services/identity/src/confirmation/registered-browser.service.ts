import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../caller/caller.ts';
import { issueToken, readToken, tokenLife } from '../one-time-tokens/one-time-tokens.ts';

const cookie = 'puente_registered';

/**
 * The browser that made an account keeps a secret, so that the mailed link confirms there at once. No link can carry it:
 * elsewhere (a scanner of mails that runs scripts, the phone beside the laptop) a person has to press.
 */
@Injectable()
export class RegisteredBrowser {
  constructor(private readonly em: EntityManager) {}

  /** @param em inside the transaction that makes the account */
  async remember(userId: number, caller: Caller, em: EntityManager): Promise<void> {
    const secret = await issueToken(em, userId, 'registered');
    const maxAge = tokenLife('registered') / 1000;
    caller.setCookie(cookie, secret, { path: '/api/auth/email-confirmation', maxAge });
  }

  /** Whether this account was made in the browser that calls. */
  async made(userId: number, caller: Caller): Promise<boolean> {
    const secret = caller.cookie(cookie);
    return secret !== undefined && (await readToken(this.em, secret, 'registered')) === userId;
  }
}
