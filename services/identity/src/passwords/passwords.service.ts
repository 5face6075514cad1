import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  passwordWeakness,
  resendPauseSeconds,
  socialPasswordFixed,
  type AuthAnswer,
  type ChangePassword,
  type ResetPassword,
} from '@puente/domain/identity';
import { ApiError, validationError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { redeemToken } from '../one-time-tokens/one-time-tokens.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { User } from '../users/user.entity.ts';
import { Credential } from './credential.entity.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

const currentPasswordWrong = 'La contraseña actual no es correcta.';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Mails each local account of this address a link. Whether there are any is found out after the answer, and a second
   * request within a minute mails nothing new.
   */
  async forgot(email: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const wait = await claimMailPause(em, 'reset', email, resendPauseSeconds);
      if (wait === 0) await this.outbox.add({ kind: 'reset-request', email }, em);
    });
  }

  /**
   * Sets a new password by the code of a mailed link. Ends all sessions and begins none. The link proves that the
   * address is theirs, so it also confirms the account.
   * @throws ApiError 400 for a code that is unknown, used or expired (and leaves a good one good if the password is weak)
   */
  async reset({ code, password }: ResetPassword): Promise<void> {
    const passwordHash = await hashPassword(password);
    await this.em.transactional(async (em) => {
      const id = await redeemToken(em, code, 'reset');
      if (id === undefined) throw new ApiError(400, identityMessages.confirmationLinkUsed);
      const user = await em.findOneOrFail(User, { id });
      refuseOwnData(user, password);
      await this.replace({ userId: id }, passwordHash, em);
      await em.nativeUpdate(User, { id, confirmedAt: null }, { confirmedAt: new Date() });
    });
  }

  /**
   * Sets a new password for somebody who knows the current one. Ends all sessions, and begins the one it answers with.
   * @throws ApiError 400 for a wrong current password, a weak new one, or a social account
   */
  async change(
    userId: number,
    { currentPassword, password }: ChangePassword,
    caller: Caller,
  ): Promise<AuthAnswer> {
    const user = await this.em.findOneOrFail(User, { id: userId });
    if (user.provider !== 'local') throw new ApiError(400, socialPasswordFixed(user.provider));
    const credential = await this.em.findOne(Credential, { userId });
    const wrong = () => validationError([{ path: ['currentPassword'], message: currentPasswordWrong }]);
    if (!credential || !(await passwordMatches(currentPassword, credential.passwordHash))) throw wrong();
    refuseOwnData(user, password);
    const passwordHash = await hashPassword(password);
    return this.em.transactional(async (em) => {
      // Held as in EntryService: a lock or a change of its type comes before or after, and ends the new session, too.
      const held = await em.findOne(User, userId, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
      // Not if it was reset or changed while the current one was being compared.
      const current = { userId, passwordHash: credential.passwordHash };
      if (!held || !(await this.replace(current, passwordHash, em))) throw wrong();
      return this.sessions.start(held, caller, em);
    });
  }

  /** @returns whether there was such a credential to replace */
  private async replace(
    of: { userId: number; passwordHash?: string },
    passwordHash: string,
    em: EntityManager,
  ): Promise<boolean> {
    const replaced = await em.nativeUpdate(Credential, of, { passwordHash, changedAt: new Date() });
    await this.sessions.endAll(of.userId, em);
    return replaced > 0;
  }
}

function refuseOwnData(user: User, password: string): void {
  const message = passwordWeakness(password, user);
  if (message !== null) throw validationError([{ path: ['password'], message }]);
}
