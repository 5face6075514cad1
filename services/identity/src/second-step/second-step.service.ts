import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AuthAnswer, type SecondStep } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { EntryService } from '../entry/entry.service.ts';
import { claimTry, holdTokens, redeemToken } from '../one-time-tokens/one-time-tokens.ts';
import { LinksService } from '../social/links.service.ts';
import { SecondCodes, WrongCode } from '../two-factor/second-codes.service.ts';
import { User } from '../users/user.entity.ts';

/** Codes that one sign-in may try. */
const mostTries = 5;

/** Ends a sign-in that was refused with `two-factor-required`. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: EntryService,
    private readonly codes: SecondCodes,
    private readonly links: LinksService,
  ) {}

  /**
   * @throws ApiError 400 `two-factor-wrong`; 403 `sign-in-again` for a sign-in that waited too long, had too many tries (the
   * last wrong one is told so), or is of before the password changed; 429 after too many wrong codes for this account
   */
  async enter({ token, code }: SecondStep, caller: Caller): Promise<AuthAnswer> {
    // Counted whatever comes of it, so outside of what a wrong code undoes.
    const claimed = await claimTry(this.em, token, 'two-factor', mostTries);
    if (!claimed) throw over();
    const { userId, last } = claimed;
    const entering = this.codes.counted(userId, caller, () => this.take(userId, token, code, caller));
    return entering.catch((error: unknown) => {
      throw last && error instanceof WrongCode ? over() : error;
    });
  }

  private take(userId: number, token: string, code: string, caller: Caller): Promise<AuthAnswer> {
    return this.em.transactional(async (em) => {
      // Until the session is there: a reset or change of the password comes first and has put the token out of use, or
      // comes after and ends the session.
      await holdTokens(em, userId);
      await this.codes.use(userId, code, em);
      if ((await redeemToken(em, token, 'two-factor')) === undefined) throw over();
      const user = await em.findOneOrFail(User, { id: userId });
      await this.links.afterSecondStep(token, em);
      return this.entry.enter(user, caller, em, { secondStepTaken: true });
    });
  }
}

const over = () =>
  new ApiError(403, identityMessages.secondStepOver, { details: { reason: 'sign-in-again' } });
