import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AccountRefusal } from '@puente/domain/identity';
import { ApiError, validationError, type SignedInUser } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { holdTokens } from '../one-time-tokens/one-time-tokens.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { passwordMatches } from '../passwords/password-hash.ts';
import { Session } from '../sessions/session.entity.ts';

/** For how long a sign-in proves who somebody is, where there is no password to ask for. */
const freshForMinutes = 10;

/** Asks who does a dangerous thing to prove that the account is theirs: a browser left open is not enough. */
@Injectable()
export class ProofService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: AccountLimits,
  ) {}

  /**
   * Does something for somebody who proves once more that the account is theirs: by its password, or, where it has none,
   * by having signed in within the last ten minutes.
   * @param password as the body of the call gave it
   * @param caller whose browser has a budget of its own if it is known
   * @param act in one transaction with the proof, which a reset of the password or a log-out ends
   * @throws ApiError 400 for a missing or wrong password, 403 `sign-in-again` for a session that is too old, 429
   */
  async proven<T>(
    { id, sessionId }: SignedInUser,
    password: string | undefined,
    caller: Caller,
    act: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const credential = await this.em.findOne(Credential, { userId: id });
    if (!credential) {
      return this.holding(id, async (em) => {
        const begun = { id: sessionId, endedAt: null, createdAt: { $gt: minutesAgo(freshForMinutes) } };
        if (!(await em.findOne(Session, begun, { lockMode: LockMode.PESSIMISTIC_WRITE })))
          throw signInAgain();
        return act(em);
      });
    }
    const { passwordHash } = credential;
    const giveBack = await this.limits.consume('own-password', id, caller);
    if (!(await passwordMatches(password ?? '', passwordHash))) throw wrongPassword();
    await giveBack();
    return this.holding(id, async (em) => {
      // Not if it was reset or changed while it was being compared.
      const still = { userId: id, passwordHash };
      if (!(await em.findOne(Credential, still, { lockMode: LockMode.PESSIMISTIC_WRITE })))
        throw wrongPassword();
      return act(em);
    });
  }

  /** What is proven may delete the account with its tokens, which a reset or a second step holds before all else, too. */
  private holding<T>(id: number, act: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.em.transactional(async (em) => {
      await holdTokens(em, id);
      return act(em);
    });
  }
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const wrongPassword = () =>
  validationError([{ path: ['password'], message: identityMessages.currentPasswordWrong }]);

function signInAgain(): ApiError {
  const reason: AccountRefusal = 'sign-in-again';
  return new ApiError(403, identityMessages.signInAgain, { details: { reason } });
}
