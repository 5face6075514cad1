import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  sessionLongestDays,
  type AuthAnswer,
  type OpenSession,
  type OpenSessions,
} from '@puente/domain/identity';
import { isoInstant, rowsOf, type SignedInUser } from '@puente/service-kit';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../caller/caller.ts';
import { cvOf } from '../files/own-cv.ts';
import { accountAttributes } from '../users/account.projection.ts';
import type { User } from '../users/user.entity.ts';
import { describeDevice, type Device } from './device.ts';
import { Session } from './session.entity.ts';
import { TokenSigner } from './token-signer.ts';

type SessionRow = Omit<OpenSession, 'device'> & Device;

@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly signer: TokenSigner,
  ) {}

  /** Begins a session. The token says whose it is and which one; all else is looked up on each request. */
  async start(user: User, caller: Caller, em: EntityManager): Promise<AuthAnswer> {
    const id = randomUUID();
    const expiresAt = new Date(Date.now() + sessionLongestDays * 24 * 60 * 60 * 1000);
    const session = { id, userId: user.id, expiresAt, ...describeDevice(caller.userAgent) };
    // One statement each, so that both are sent before either can fail: none comes after the transaction is undone.
    const [cv] = await Promise.all([cvOf(em, user.id), em.insert(Session, session)]);
    return { jwt: this.signer.sign(user.id, id), user: { id: user.id, ...accountAttributes(user, cv) } };
  }

  /** An account's living sessions, seen from one of them. */
  async list({ id: userId, sessionId }: SignedInUser): Promise<OpenSessions> {
    const rows = await rowsOf(
      this.em,
      sql<SessionRow>`
        select id, browser, system, ${isoInstant('created_at')} as "createdAt", ${isoInstant('last_used_at')} as "lastUsedAt", id = ${sessionId} as current
        from identity.sessions join identity.live_sessions l on l.session_id = id
        where l.user_id = ${userId}
        order by current desc, last_used_at desc, id`,
    );
    return {
      data: rows.map(({ browser, system, ...session }) => ({ ...session, device: { browser, system } })),
    };
  }

  /** @returns whether it was one of the account's own that had not ended */
  async end(id: string, userId: number): Promise<boolean> {
    const ended = await this.em.nativeUpdate(Session, { id, userId, endedAt: null }, { endedAt: new Date() });
    return ended > 0;
  }

  /** Ends every session of an account at once, but for `kept`. */
  async endAll(userId: number, em: EntityManager = this.em, kept?: string): Promise<void> {
    const which = { userId, endedAt: null, ...(kept !== undefined && { id: { $ne: kept } }) };
    await em.nativeUpdate(Session, which, { endedAt: new Date() });
  }
}
