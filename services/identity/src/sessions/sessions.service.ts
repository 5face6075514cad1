import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthAnswer } from '@puente/domain/identity';
import { CONFIG, tokenAlgorithm, tokenIssuer } from '@puente/service-kit';
import jwt from 'jsonwebtoken';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Caller } from '../caller/caller.ts';
import type { IdentityConfig } from '../config.ts';
import { cvOf } from '../files/own-cv.ts';
import { accountAttributes } from '../users/account.projection.ts';
import type { User } from '../users/user.entity.ts';
import { Session } from './session.entity.ts';

const lifeInSeconds = 30 * 24 * 60 * 60;

@Injectable()
export class SessionsService {
  private readonly privateKey: string;

  constructor(
    @Inject(CONFIG) config: IdentityConfig,
    private readonly em: EntityManager,
  ) {
    this.privateKey = readFileSync(config.JWT_PRIVATE_KEY_FILE, 'utf8');
  }

  /** Begins a session. The token says whose it is and which one; all else is looked up on each request. */
  async start(user: User, _caller: Caller, em: EntityManager): Promise<AuthAnswer> {
    const id = randomUUID();
    await em.insert(Session, { id, userId: user.id, expiresAt: new Date(Date.now() + lifeInSeconds * 1000) });
    const token = jwt.sign({ sid: id }, this.privateKey, {
      algorithm: tokenAlgorithm,
      issuer: tokenIssuer,
      subject: String(user.id),
      expiresIn: lifeInSeconds,
    });
    return { jwt: token, user: { id: user.id, ...accountAttributes(user, await cvOf(em, user.id)) } };
  }

  async end(id: string): Promise<void> {
    await this.em.nativeUpdate(Session, { id, endedAt: null }, { endedAt: new Date() });
  }

  /** Ends every session of an account at once. */
  async endAll(userId: number, em: EntityManager): Promise<void> {
    await em.nativeUpdate(Session, { userId, endedAt: null }, { endedAt: new Date() });
  }
}
