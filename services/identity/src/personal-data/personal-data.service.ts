import { IsolationLevel } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AccountData } from '@puente/domain/identity';
import { cvOf, fileAnswer } from '../files/own-cv.ts';
import { StoredFile } from '../files/stored-file.entity.ts';
import { KnownDevice } from '../limits/known-device.entity.ts';
import { OneTimeToken } from '../one-time-tokens/one-time-token.entity.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import { SocialIdentity } from '../social/social-identity.entity.ts';
import { SocialLink } from '../social/social-link.entity.ts';
import { RecoveryCode } from '../two-factor/recovery-code.entity.ts';
import { TwoFactor } from '../two-factor/two-factor.entity.ts';
import { accountAttributes } from '../users/account.projection.ts';
import { ownAccount } from '../users/own-account.ts';

/** Each table that names an account, and the part that answers its rows; a test holds them against the schema. */
export const tablesOfPeople: Readonly<Record<string, keyof AccountData>> = {
  credentials: 'password',
  known_devices: 'knownDevices',
  one_time_tokens: 'mailedLinks',
  sessions: 'sessions',
  social_identities: 'socialSignIns',
  social_links: 'socialLinks',
  files: 'files',
  two_factors: 'twoFactor',
};

@Injectable()
export class PersonalDataService {
  constructor(private readonly em: EntityManager) {}

  /** @throws ApiError 401 for an account that was deleted since its token was looked at */
  read(userId: number): Promise<AccountData> {
    // All of it is of one moment.
    const oneMoment = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true };
    return this.em.transactional(async (em) => {
      const user = await ownAccount(em, userId);
      const credential = await em.findOne(Credential, { userId });
      const twoFactor = await em.findOne(TwoFactor, { userId });
      const recoveryCodesLeft = await em.count(RecoveryCode, { userId });
      const sessions = await em.find(Session, { userId }, { orderBy: { createdAt: 'asc' } });
      const devices = await em.find(KnownDevice, { userId }, { orderBy: { createdAt: 'asc' } });
      const identities = await em.find(SocialIdentity, { userId }, { orderBy: { createdAt: 'asc' } });
      const socialLinks = await em.find(SocialLink, { userId }, { orderBy: { expiresAt: 'asc' } });
      const links = await em.find(OneTimeToken, { userId }, { orderBy: { expiresAt: 'asc' } });
      const files = await em.find(StoredFile, { userId }, { orderBy: { createdAt: 'asc' } });
      const { version: _, ...attributes } = accountAttributes(user, await cvOf(em, userId));
      return {
        account: {
          id: userId,
          ...attributes,
          telefonoUnchecked: user.telefonoUnchecked ?? null,
          language: user.language,
        },
        password: credential && { changedAt: credential.changedAt.toISOString() },
        socialSignIns: identities.map(({ provider, subject, createdAt }) => ({
          provider,
          subject,
          createdAt: createdAt.toISOString(),
        })),
        socialLinks: socialLinks.map(({ provider, expiresAt }) => ({
          provider,
          expiresAt: expiresAt.toISOString(),
        })),
        twoFactor: twoFactor && {
          begunAt: twoFactor.begunAt.toISOString(),
          enabledAt: instant(twoFactor.enabledAt),
          recoveryCodesLeft,
        },
        sessions: sessions.map(({ browser, system, createdAt, lastUsedAt, expiresAt, endedAt }) => ({
          browser: browser ?? null,
          system: system ?? null,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
          endedAt: instant(endedAt),
        })),
        knownDevices: devices.map(({ createdAt, expiresAt }) => ({
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
        mailedLinks: links.map(({ kind, expiresAt, usedAt }) => ({
          kind,
          expiresAt: expiresAt.toISOString(),
          usedAt: instant(usedAt),
        })),
        files: files.map((file) => ({
          ...fileAnswer(file),
          type: file.type,
          createdAt: file.createdAt.toISOString(),
          attachedAt: instant(file.attachedAt),
        })),
      };
    }, oneMoment);
  }
}

const instant = (date: Date | null | undefined) => date?.toISOString() ?? null;
