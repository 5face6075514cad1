import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  resendPauseSeconds,
  type AccountRefusal,
  type ConfirmationLook,
} from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { KnownDevices } from '../limits/known-devices.service.ts';
import { claimMailPause } from '../mail/mail-pause.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { readToken, redeemToken } from '../one-time-tokens/one-time-tokens.ts';
import { waitingAccounts } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';
import { maskedEmail } from './masked-email.ts';
import { RegisteredBrowser } from './registered-browser.service.ts';

@Injectable()
export class ConfirmationService {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly browser: RegisteredBrowser,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws ApiError 400 «Invalid token», which is given (docs/product.md#confirmation) */
  async confirm(token: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const id = await redeemToken(em, token, 'confirm');
      if (id === undefined) throw invalidToken();
      const confirmed = await em.nativeUpdate(
        User,
        { id, ...waitingAccounts() },
        { confirmedAt: new Date() },
      );
      if (confirmed === 0) throw invalidToken();
    });
  }

  /**
   * Whose account a link confirms, and whether this browser made it. Changes nothing, and uses nothing up.
   * @throws ApiError 400 «Invalid token»
   */
  async look(token: string, caller: Caller): Promise<ConfirmationLook> {
    const id = await readToken(this.em, token, 'confirm');
    const user = id && (await this.em.findOne(User, { id, ...waitingAccounts() }));
    if (!user) throw invalidToken();
    const { nombre, userType, email, provider } = user;
    const registeredHere = await this.browser.made(user.id, caller);
    return { nombre, userType, email: maskedEmail(email), provider, registeredHere };
  }

  /**
   * Removes an account that somebody made with an address that is not theirs: whoever reads its mail says so.
   * @throws ApiError 400 «Invalid token», also for an account that was confirmed meanwhile
   */
  async deny(token: string): Promise<void> {
    await this.em.transactional(async (em) => {
      const id = await redeemToken(em, token, 'confirm');
      if (!id || !(await em.nativeDelete(User, { id, confirmedAt: null }))) throw invalidToken();
    });
  }

  /**
   * Mails the link again to the accounts of this address that wait for it. Whether there are any is found out after the
   * answer, which therefore tells nothing, not by its time either.
   * @throws ApiError 429 sooner than a minute after the last one
   */
  async resend(email: string, caller: Caller): Promise<void> {
    const fromKnownDevice = (await this.devices.find(email, caller)) !== undefined;
    await this.em.transactional(async (em) => {
      const wait = await claimMailPause(em, 'confirm', { email, fromKnownDevice }, resendPauseSeconds);
      if (wait > 0) throw new ApiError(429, undefined, { retryAfter: wait });
      await this.outbox.add({ kind: 'confirm-request', email, fromKnownDevice }, em);
    });
  }
}

function invalidToken(): ApiError {
  const reason: AccountRefusal = 'confirmation-link-invalid';
  return new ApiError(400, identityMessages.confirmationTokenInvalid, { details: { reason } });
}
