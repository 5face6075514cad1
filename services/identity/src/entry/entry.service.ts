import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AccountRefusal, type AuthAnswer } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { KnownDevices } from '../limits/known-devices.service.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { User } from '../users/user.entity.ts';

/** The one way into an account, by whatever door its owner was proven: what every sign-in must pass stands here. */
@Injectable()
export class EntryService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Begins a session for somebody who has proven that the account is theirs.
   * @param em inside the transaction that holds the proof
   * @throws ApiError 403 for an account whose e-mail is not confirmed
   */
  async enter(user: User, caller: Caller, em: EntityManager): Promise<AuthAnswer> {
    if (user.confirmedAt === null) {
      const reason: AccountRefusal = 'account-unconfirmed';
      throw new ApiError(403, identityMessages.accountUnconfirmed, { details: { reason } });
    }
    // The language of the screen where they last entered is the one we mail in.
    const { language } = caller;
    if (language !== user.language) await em.nativeUpdate(User, { id: user.id }, { language });
    await this.devices.remember(user.id, caller, em);
    return this.sessions.start(user, caller, em);
  }
}
