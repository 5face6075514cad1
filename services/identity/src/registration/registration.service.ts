import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { resendPauseSeconds, type Registration, type RegistrationAnswer } from '@puente/domain/identity';
import type { Caller } from '../caller/caller.ts';
import { CaptchaService } from '../captcha/captcha.service.ts';
import { RegisteredBrowser } from '../confirmation/registered-browser.service.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { refuseGuessable } from '../passwords/guessable.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { removeExpired } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly em: EntityManager,
    private readonly captcha: CaptchaService,
    private readonly outbox: Outbox,
    private readonly browser: RegisteredBrowser,
  ) {}

  /**
   * Creates an unconfirmed account and mails its link.
   * @throws ApiError 400 captcha, a password easy to guess; 409 username or e-mail taken, by their constraints (identity.refusals.ts)
   */
  async register(
    { captchaToken, password, ...account }: Registration,
    caller: Caller,
  ): Promise<RegistrationAnswer> {
    refuseGuessable(password, account);
    const solved = await this.captcha.verify(captchaToken);
    const passwordHash = await hashPassword(password);
    const { username, email, userType } = account;
    const id = await this.em.transactional(async (em) => {
      await this.captcha.useUp(solved, em);
      await removeExpired(em, account);
      const userId = await em.insert(User, { ...account, language: caller.language });
      await em.insert(Credential, { userId, passwordHash });
      await claimMailPause(em, 'confirm', { email }, resendPauseSeconds);
      await this.outbox.add({ kind: 'confirm', userId }, em);
      await this.browser.remember(userId, caller, em);
      return userId;
    });
    return { user: { id, username, email, userType, confirmed: false } };
  }
}
