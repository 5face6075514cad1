import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  resendPauseSeconds,
  type AuthAnswer,
  type LinkByMail,
  type LinkByPassword,
} from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { EntryService } from '../entry/entry.service.ts';
import { SecondStepRequired } from '../entry/second-step-required.ts';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { redeemToken } from '../one-time-tokens/one-time-tokens.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { passwordMatches } from '../passwords/password-hash.ts';
import { User } from '../users/user.entity.ts';
import {
  awaitSecondStep,
  countFailure,
  expectLink,
  findLink,
  linkExpired,
  redeemAfterSecondStep,
  redeemLink,
} from './linking.ts';

/** A provider's account becomes a way into an account that is there: by proof that the latter is theirs. */
@Injectable()
export class LinksService {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: EntryService,
    private readonly outbox: Outbox,
    private readonly limits: AccountLimits,
  ) {}

  /** @throws ApiError 400 `link-expired`; 401 for a wrong password, five of which end the link; 409; 429 as a sign-in */
  async byPassword({ token, password }: LinkByPassword, caller: Caller): Promise<AuthAnswer> {
    const { userId } = await expectLink(this.em, token);
    // Guesses at one account, by whatever door, are one count.
    const { email } = await this.em.findOneOrFail(User, { id: userId });
    const giveBack = await this.limits.consume('sign-in', email, caller);
    const credential = await this.em.findOne(Credential, { userId });
    if (!(await passwordMatches(password, credential?.passwordHash)) || !credential) {
      await countFailure(this.em, token);
      throw passwordWrong();
    }
    await giveBack();
    return this.entry.inTransaction(async (em) => {
      // Not if it was replaced while it was being compared, as at every sign-in.
      const still = { userId, passwordHash: credential.passwordHash };
      if (!(await em.findOne(Credential, still, { lockMode: LockMode.PESSIMISTIC_READ }))) {
        throw passwordWrong();
      }
      return this.link(token, userId, caller, em);
    });
  }

  /** Mails the account's owner a link; a second request within a minute mails nothing new. Nothing tells whether it did. */
  async mail(token: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const link = await findLink(em, token);
      const user = link && (await em.findOne(User, { id: link.userId }));
      if (!user || (await claimMailPause(em, 'link', user, resendPauseSeconds)) > 0) return;
      await this.outbox.add({ kind: 'link', userId: user.id, provider: link.provider }, em);
    });
  }

  /**
   * By the code of that mail and the token of the browser that began: neither does it alone, so that nobody links
   * somebody else's provider account to their own by following a link.
   * @throws ApiError 400 `link-expired` for either, and leaves the other one good; 409
   */
  async byMail({ token, code }: LinkByMail, caller: Caller): Promise<AuthAnswer> {
    return this.entry.inTransaction(async (em) => {
      const userId = await redeemToken(em, code, 'link');
      if (userId === undefined) throw linkExpired();
      return this.link(token, userId, caller, em);
    });
  }

  /**
   * Links what waited for this second step, which was taken.
   * @param em of the transaction that takes it
   */
  async afterSecondStep(secondStep: string, em: EntityManager): Promise<void> {
    const link = await redeemAfterSecondStep(em, secondStep);
    if (link)
      await this.outbox.add({ kind: 'method-added', userId: link.userId, provider: link.provider }, em);
  }

  private async link(token: string, userId: number, caller: Caller, em: EntityManager): Promise<AuthAnswer> {
    const user = await em.findOne(User, { id: userId });
    const link = await findLink(em, token);
    if (!user || link?.userId !== userId) throw linkExpired();
    const answer = await this.entry.enter(user, caller, em).catch(async (error: unknown) => {
      // Whoever has no more than the password, or the mail, must not add a way in.
      if (error instanceof SecondStepRequired) await awaitSecondStep(em, token, error.token);
      throw error;
    });
    const { provider } = await redeemLink(em, token, userId);
    await this.outbox.add({ kind: 'method-added', userId, provider }, em);
    return answer;
  }
}

const passwordWrong = () => new ApiError(401, identityMessages.linkPasswordWrong);
