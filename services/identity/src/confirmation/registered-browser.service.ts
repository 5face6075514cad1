import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import type { IdentityConfig } from '../config.ts';
import { issueToken, readToken, tokenLife } from '../one-time-tokens/one-time-tokens.ts';

const cookie = 'puente_registered';

/**
 * The browser that made an account keeps a secret, so that the mailed link confirms there at once. No link can carry it:
 * elsewhere (a scanner of mails that runs scripts, the phone beside the laptop) a person has to press.
 */
@Injectable()
export class RegisteredBrowser {
  private readonly attributes: string;

  constructor(
    private readonly em: EntityManager,
    @Inject(CONFIG) { PUBLIC_URL }: IdentityConfig,
  ) {
    const life = tokenLife('registered') / 1000;
    const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/api/auth/email-confirmation; Max-Age=${life}; HttpOnly; SameSite=Strict${secure}`;
  }

  /** @param em inside the transaction that makes the account */
  async remember(userId: number, caller: Caller, em: EntityManager): Promise<void> {
    const secret = await issueToken(em, userId, 'registered');
    caller.setHeader('Set-Cookie', `${cookie}=${secret}; ${this.attributes}`);
  }

  /** Whether this account was made in the browser that calls. */
  async made(userId: number, caller: Caller): Promise<boolean> {
    const secret = caller.cookie(cookie);
    return secret !== undefined && (await readToken(this.em, secret, 'registered')) === userId;
  }
}
