import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  resendPauseSeconds,
  socialPasswordFixed,
  type AuthAnswer,
  type ChangePassword,
  type ResetPassword,
} from '@puente/domain/identity';
import { ApiError, validationError, type SignedInUser } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { KnownDevices } from '../limits/known-devices.service.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { endTokens, holdTokens, readToken, redeemToken } from '../one-time-tokens/one-time-tokens.ts';
import { Session } from '../sessions/session.entity.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SocialIdentity } from '../social/social-identity.entity.ts';
import { SocialLink } from '../social/social-link.entity.ts';
import { ownAccount } from '../users/own-account.ts';
import { livingAccounts } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';
import { Credential } from './credential.entity.ts';
import { refuseGuessable } from './guessable.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly sessions: SessionsService,
    private readonly limits: AccountLimits,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Mails each local account of this address a link. Whether there are any is found out after the answer, and a second
   * request within a minute mails nothing new.
   * @throws ApiError 429 after too many requests for this address
   */
  async forgot(email: string, caller: Caller): Promise<void> {
    await this.limits.consume('forgot-password', email, caller);
    const fromKnownDevice = (await this.devices.find(email, caller)) !== undefined;
    await this.em.transactional(async (em) => {
      const wait = await claimMailPause(em, 'reset', { email, fromKnownDevice }, resendPauseSeconds);
      if (wait === 0) await this.outbox.add({ kind: 'reset-request', email, fromKnownDevice }, em);
    });
  }

  /**
   * Sets a new password by the code of a mailed link. Ends all sessions and begins none, and no provider enters the
   * account any more: somebody else who had the password may have linked theirs. The link proves that the
   * address is theirs, so it also confirms the account, and their browser is one that the account knows: somebody whose
   * account is being guessed at from elsewhere gets in this way.
   * @throws ApiError 400 for a code that is unknown, used or expired (and leaves a good one good if the password is weak)
   */
  async reset({ code, password }: ResetPassword, caller: Caller): Promise<void> {
    // Before the costly hash: who made up a code is not worth one.
    const owner = await readToken(this.em, code, 'reset');
    const user = owner && (await this.em.findOne(User, { id: owner, ...livingAccounts() }));
    if (!user) throw new ApiError(400, identityMessages.confirmationLinkUsed);
    refuseGuessable(password, user);
    const passwordHash = await hashPassword(password);
    await this.em.transactional(async (em) => {
      const id = await redeemToken(em, code, 'reset');
      if (id === undefined) throw new ApiError(400, identityMessages.confirmationLinkUsed);
      await this.replace(id, passwordHash, em);
      await em.nativeDelete(SocialIdentity, { userId: id });
      await em.nativeUpdate(User, { id, confirmedAt: null }, { confirmedAt: new Date() });
      await this.devices.remember(id, caller, em);
    });
  }

  /**
   * Sets a new password for somebody who knows the current one. Ends all sessions, and begins the one it answers with.
   * @throws ApiError 400 for a wrong current password, a weak new one, or a social account; 401 if the session ended or
   * the account was locked meanwhile; 429 after too many tries
   */
  async change(
    { id: userId, sessionId }: SignedInUser,
    { currentPassword, password }: ChangePassword,
    caller: Caller,
  ): Promise<AuthAnswer> {
    const user = await ownAccount(this.em, userId);
    if (user.provider !== 'local') throw new ApiError(400, socialPasswordFixed(user.provider));
    const giveBack = await this.limits.consume('own-password', userId, caller);
    const credential = await this.em.findOne(Credential, { userId });
    const wrong = () =>
      validationError([{ path: ['currentPassword'], message: identityMessages.currentPasswordWrong }]);
    if (!credential || !(await passwordMatches(currentPassword, credential.passwordHash))) throw wrong();
    await giveBack();
    refuseGuessable(password, user);
    const passwordHash = await hashPassword(password);
    return this.em.transactional(async (em) => {
      await holdTokens(em, userId);
      // Not if it was reset or changed while the current one was being compared; then held as a sign-in holds it.
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const current = { userId, passwordHash: credential.passwordHash };
      if (!(await em.findOne(Credential, current, { lockMode }))) throw wrong();
      const held = await em.findOneOrFail(User, { id: userId }, { lockMode, refresh: true });
      // Not for whoever was signed out or locked meanwhile, either of which ends the session.
      if (!(await em.findOne(Session, { id: sessionId, endedAt: null }, { lockMode })))
        throw new ApiError(401);
      await this.replace(userId, passwordHash, em);
      await this.devices.remember(userId, caller, em);
      return this.sessions.start(held, caller, em);
    });
  }

  /** Sets a new password, and ends whatever was begun with the old one: sessions, links, second steps. Its owner hears of it. */
  private async replace(userId: number, passwordHash: string, em: EntityManager): Promise<void> {
    const replaced = await em.nativeUpdate(Credential, { userId }, { passwordHash, changedAt: new Date() });
    await this.sessions.endAll(userId, em);
    await this.devices.forgetAll(userId, em);
    await endTokens(em, userId);
    await em.nativeDelete(SocialLink, { userId });
    if (replaced > 0) await this.outbox.add({ kind: 'password-changed', userId }, em);
  }
}
