import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AccountRefusal, type AuthAnswer } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { KnownDevices } from '../limits/known-devices.service.ts';
import { issueToken } from '../one-time-tokens/one-time-tokens.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { SecondCodes } from '../two-factor/second-codes.service.ts';
import { User } from '../users/user.entity.ts';
import { SecondStepRequired } from './second-step-required.ts';

/** The one way into an account, by whatever door its owner was proven: what every sign-in must pass stands here. */
@Injectable()
export class EntryService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly codes: SecondCodes,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * The transaction of a sign-in: what proves the owner, what that changes, and `enter`. Where the account asks for a second
   * step, it stands all the same, and the refusal comes after it.
   */
  async inTransaction<T>(signIn: (em: EntityManager) => Promise<T>): Promise<T> {
    // Of its own, so that one that lost a race can begin anew, and see what won.
    const outcome = await this.em.fork().transactional((em) =>
      signIn(em).then(
        (entered) => ({ entered }),
        (error: unknown) => {
          if (error instanceof SecondStepRequired) return { error };
          throw error;
        },
      ),
    );
    if ('error' in outcome) throw outcome.error;
    return outcome.entered;
  }

  /**
   * Begins a session for somebody who has proven that the account is theirs.
   * @param em of `inTransaction`
   * @throws ApiError 403 for an account whose e-mail is not confirmed, that is locked, or that asks for a second step that
   * was not taken yet
   */
  async enter(
    { id, language: before }: Pick<User, 'id' | 'language'>,
    caller: Caller,
    em: EntityManager,
    { secondStepTaken = false } = {},
  ): Promise<AuthAnswer> {
    // The language of the screen where they last entered is the one we mail in. Written before the row is shared with other
    // sign-ins: two that wanted to write afterwards would wait for each other.
    const { language } = caller;
    if (language !== before) await em.nativeUpdate(User, { id }, { language });
    // As it is now, and until the session is there: a lock or a change of its type either comes first and is seen here, or
    // comes after and ends the session.
    const user = await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_READ, refresh: true });
    if (!user) throw new ApiError(401);
    if (user.confirmedAt === null) throw refused('account-unconfirmed', identityMessages.accountUnconfirmed);
    if (user.lockedAt !== null) throw refused('account-locked', identityMessages.accountLocked);
    if (!secondStepTaken && (await this.codes.areAsked(user.id, em))) {
      throw new SecondStepRequired(await issueToken(em, user.id, 'two-factor'));
    }
    await this.devices.remember(user.id, caller, em);
    return this.sessions.start(user, caller, em);
  }
}

const refused = (reason: AccountRefusal, message: string) =>
  new ApiError(403, message, { details: { reason } });
