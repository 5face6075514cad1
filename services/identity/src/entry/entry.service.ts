import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AccountRefusal, type AuthAnswer } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
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
  ) {}

  /**
   * The transaction of a sign-in: what proves the owner, what that changes, and `enter`. Where the account asks for a second
   * step, it stands all the same, and the refusal comes after it.
   */
  async inTransaction<T>(signIn: (em: EntityManager) => Promise<T>): Promise<T> {
    const outcome = await this.em.transactional((em) =>
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
   * @throws ApiError 403 for an account whose e-mail is not confirmed, or that asks for a second step that was not taken yet
   */
  async enter(
    user: User,
    caller: Caller,
    em: EntityManager,
    { secondStepTaken = false } = {},
  ): Promise<AuthAnswer> {
    if (user.confirmedAt === null) {
      const reason: AccountRefusal = 'account-unconfirmed';
      throw new ApiError(403, identityMessages.accountUnconfirmed, { details: { reason } });
    }
    if (!secondStepTaken && (await this.codes.areAsked(user.id, em))) {
      throw new SecondStepRequired(await issueToken(em, user.id, 'two-factor'));
    }
    // The language of the screen where they last entered is the one we mail in.
    const { language } = caller;
    if (language !== user.language) await em.nativeUpdate(User, { id: user.id }, { language });
    return this.sessions.start(user, caller, em);
  }
}
