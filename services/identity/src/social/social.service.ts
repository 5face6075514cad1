import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  accountToLink,
  identityMessages,
  resendPauseSeconds,
  socialEmailMissing,
  type AccountRefusal,
  type AuthAnswer,
  type UserType,
} from '@puente/domain/identity';
import { ApiError, rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { RegisteredBrowser } from '../confirmation/registered-browser.service.ts';
import { EntryService } from '../entry/entry.service.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { expiredAccounts, livingAccounts } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';
import { issueLink } from './linking.ts';
import { insertAccount } from './new-account.ts';
import { SocialIdentity } from './social-identity.entity.ts';
import type { Vouched } from './vouched.ts';

/** What one of two loses by who arrive at once; a second look finds what the other one made. */
const races = ['social_identities_pkey', 'users_email_type_key', 'users_username_key'];
const mostTries = 5;
/** PostgreSQL's `lock_not_available`: those before took longer than a lock is waited for. */
const waitedInVain = '55P03';

/** How often a sign-in that failed so is tried in all. */
function triesAfter(error: unknown): number {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  if (code === waitedInVain) return 2;
  return races.includes(String(constraint)) ? mostTries : 1;
}

/** A refusal that is answered once what was written is kept. */
type Outcome = AuthAnswer | ApiError;

/**
 * Whom a provider vouches for, and which account that is. An account is a provider and a subject, never an e-mail: an
 * account that is there is entered by who is known to it, or who proves by its own means that it is theirs (decision 25).
 */
@Injectable()
export class SocialService {
  constructor(
    private readonly entry: EntryService,
    private readonly outbox: Outbox,
    private readonly browser: RegisteredBrowser,
  ) {}

  /**
   * Enters the account of whom a provider vouched for; makes one, of that role, for somebody new.
   * @throws ApiError 409 `account-exists` with a token for linking; 403 `account-unconfirmed`, and its mail is sent; 400
   * `social-email-missing`; whatever an entry refuses
   */
  async signIn(vouched: Vouched, role: UserType, caller: Caller): Promise<AuthAnswer> {
    const outcome = await this.resolve(vouched, role, caller);
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  }

  private async resolve(vouched: Vouched, role: UserType, caller: Caller, tries = 1): Promise<Outcome> {
    try {
      return await this.entry.inTransaction<Outcome>(async (em) => {
        await alone(vouched, em);
        const known = await this.known(vouched, em);
        return known ? this.enter(known, vouched, caller, em) : this.welcome(vouched, role, caller, em);
      });
    } catch (error) {
      if (tries >= triesAfter(error)) throw error;
      return this.resolve(vouched, role, caller, tries + 1);
    }
  }

  /** The account that knows this subject, which stays until the transaction is over. */
  private async known({ provider, subject }: Vouched, em: EntityManager): Promise<User | null> {
    const identity = await em.findOne(SocialIdentity, { provider, subject });
    if (!identity) return null;
    const id = identity.userId;
    // Nobody confirmed it in time: it is as good as gone, and the subject is new again.
    if ((await em.nativeDelete(User, { id, ...expiredAccounts() })) > 0) return null;
    return em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_READ });
  }

  private async enter(user: User, vouched: Vouched, caller: Caller, em: EntityManager): Promise<Outcome> {
    if (user.confirmedAt !== null) return this.entry.enter(user, caller, em);
    if (!vouched.emailVerified || vouched.email !== user.email) return this.unconfirmed(user, em);
    const confirmedAt = new Date();
    await em.nativeUpdate(User, { id: user.id }, { confirmedAt });
    return this.entry.enter(Object.assign(user, { confirmedAt }), caller, em);
  }

  /** Somebody no account knows. */
  private async welcome(
    vouched: Vouched,
    role: UserType,
    caller: Caller,
    em: EntityManager,
  ): Promise<Outcome> {
    const { provider, email, emailVerified } = vouched;
    if (email === null) return refusal(400, 'social-email-missing', socialEmailMissing(provider));
    const accounts = await em.find(User, { email, ...livingAccounts() });
    const ofRole = accounts.find(({ userType }) => userType === role);
    const confirmed = [ofRole, ...accounts].find((account) => account?.confirmedAt);
    if (confirmed) {
      const token = await issueLink(em, vouched, confirmed.id);
      return refusal(409, 'account-exists', accountToLink(provider), token);
    }
    if (ofRole) {
      // Whoever made it has not shown that the address is theirs. Neither has who comes now, unless the provider says so:
      // then it goes, and with it a password that somebody else may have set.
      if (!emailVerified) return this.unconfirmed(ofRole, em);
      await em.nativeDelete(User, { id: ofRole.id, confirmedAt: null });
      // Or it was confirmed just now: then the new one meets it at users_email_type_key, and is resolved again.
      em.clear();
    }
    const { language } = caller;
    const user = await insertAccount(em, { vouched: { ...vouched, email }, userType: role, language });
    if (user.confirmedAt !== null) return this.entry.enter(user, caller, em);
    await this.browser.remember(user.id, caller, em);
    return this.unconfirmed(user, em, { isNew: true });
  }

  /** Its link is on its way, or was a moment ago. */
  private async unconfirmed(
    { id, email }: User,
    em: EntityManager,
    { isNew = false } = {},
  ): Promise<ApiError> {
    const wait = await claimMailPause(em, 'confirm', { email }, resendPauseSeconds);
    if (isNew || wait === 0) await this.outbox.add({ kind: 'confirm', userId: id }, em);
    return refusal(403, 'account-unconfirmed', identityMessages.accountUnconfirmed);
  }
}

/** Of those who come at once as the same subject, each finds what the one before has made. */
async function alone({ provider, subject }: Vouched, em: EntityManager): Promise<void> {
  const key = `${provider}:${subject}`;
  await rowsOf(em, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

function refusal(status: number, reason: AccountRefusal, message: string, token?: string): ApiError {
  return new ApiError(status, message, { details: { reason, ...(token && { token }) } });
}
