import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, resendPauseSeconds, type AccountRefusal } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { redeemToken } from '../one-time-tokens/one-time-tokens.ts';
import { User } from '../users/user.entity.ts';

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  /** @throws ApiError 400 «Invalid token», which is given (docs/product.md#confirmation) */
  async confirm(token: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const id = await redeemToken(em, token, 'confirm');
      if (id === undefined) {
        const reason: AccountRefusal = 'confirmation-link-invalid';
        throw new ApiError(400, identityMessages.confirmationTokenInvalid, { details: { reason } });
      }
      await em.nativeUpdate(User, { id, confirmedAt: null }, { confirmedAt: new Date() });
    });
  }

  /**
   * Mails the link again to the accounts of this address that wait for it. Nothing in the answer tells whether any do.
   * @throws ApiError 429 sooner than a minute after the last one
   */
  async resend(email: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const wait = await claimMailPause(em, 'confirm', email, resendPauseSeconds);
      if (wait > 0) throw new ApiError(429, undefined, { retryAfter: wait });
      const waiting = await em.find(User, { email, confirmedAt: null });
      for (const user of waiting) await this.outbox.add({ kind: 'confirm', userId: user.id }, em);
    });
  }
}
