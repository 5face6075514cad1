import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Limits, rowsOf, type Budget } from '@puente/service-kit';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { KnownDevices, type AccountName } from './known-devices.service.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** What may be tried so often at one account, wherever from. */
const budgets = {
  /** Passwords for the account of an e-mail or a username. */
  'sign-in': { limit: 10, seconds: quarter },
  /** The own password, asked for again: to change it, or to prove who somebody is. */
  'own-password': { limit: 10, seconds: quarter },
  /** Codes of the second step. Three of a million are right at a time: at this pace guessing goes on for years. */
  'second-code': { limit: 10, seconds: hour },
  'forgot-password': { limit: 10, seconds: hour },
  upload: { limit: 20, seconds: hour },
} as const satisfies Record<string, Budget>;

export type LimitedAttempt = keyof typeof budgets;

/** Limits by account, beside those by address: who has many addresses still has no more guesses at one account. */
@Injectable()
export class AccountLimits {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: Limits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Counts an attempt, before it is made. A browser in which this account was entered before has a budget of its own,
   * so that others cannot use up what the owner has.
   * @param caller where it does not matter from which browser: none
   * @param account e-mail or username as typed, normalised, whether or not there is such an account; or its id
   * @returns gives the attempt back: for one that was right
   * @throws ApiError 429 that says when there is another
   */
  async consume(what: LimitedAttempt, account: AccountName, caller?: Caller): Promise<() => Promise<void>> {
    const device = caller && (await this.devices.find(account, caller));
    const name = await this.oneName(account);
    return this.limits.consume(what, budgets[what], device === undefined ? name : `${name} ${device}`);
  }

  /** An account has an e-mail and a username, and one budget. Nobody's name is looked up like anybody's. */
  private async oneName(account: AccountName): Promise<string> {
    if (typeof account === 'number' || account.includes('@')) return String(account);
    const [user] = await rowsOf(
      this.em,
      sql<{ email: string }>`select email from identity.users where username = ${account}`,
    );
    return user?.email ?? account;
  }
}
