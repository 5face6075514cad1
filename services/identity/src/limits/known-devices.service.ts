import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../caller/caller.ts';
import { KnownDevice } from './known-device.entity.ts';

/** The account meant: by what somebody typed (e-mail or username, normalised), or by its id. */
export type AccountName = string | number;

export const deviceCookie = 'puente_device';

const lifeInSeconds = 180 * 24 * 60 * 60;
/** A browser at home is shared by some people, each with an account or two. */
const mostAccounts = 6;
const tokenShape = /^[\w-]{43}$/;

/**
 * The browsers in which accounts were entered (OWASP's device cookies). Such a cookie opens nothing: it only sets the
 * attempts of its browser apart from everybody else's, so that these cannot use up what its owner has.
 */
@Injectable()
export class KnownDevices {
  constructor(private readonly em: EntityManager) {}

  /** Which of the account's known browsers a call comes from; undefined for any other. */
  async find(account: AccountName, caller: Caller): Promise<string | undefined> {
    const hashes = tokensOf(caller).map(sha256);
    // Also what nobody asks for is asked alike whether or not there is such an account.
    if (hashes.length === 0) return undefined;
    const owner =
      typeof account === 'number' ? sql`u.id = ${account}` : sql`${account} in (u.email, u.username)`;
    const [device] = await rowsOf(
      this.em,
      sql<{ hash: Buffer }>`
        select d.hash from identity.known_devices d join identity.users u on u.id = d.user_id
        where d.hash in (${sql.join(hashes)}) and d.expires_at > now() and ${owner} limit 1`,
    );
    return device?.hash.toString('base64url');
  }

  /**
   * Knows the caller's browser from now on as one in which this account was entered. The token is always one of our own
   * making, given after the entry: one that somebody planted in the browser before is worth nothing.
   * @param em inside the transaction of what proved that the account is theirs
   */
  async remember(userId: number, caller: Caller, em: EntityManager): Promise<void> {
    const tokens = tokensOf(caller);
    const expiresAt = new Date(Date.now() + lifeInSeconds * 1000);
    const known = await this.prolong(userId, tokens, expiresAt, em);
    if (!known) {
      const token = randomBytes(32).toString('base64url');
      await em.insert(KnownDevice, { hash: sha256(token), userId, expiresAt });
      tokens.unshift(token);
    }
    caller.setCookie(deviceCookie, tokens.slice(0, mostAccounts).join('.'), {
      path: '/api',
      maxAge: lifeInSeconds,
    });
  }

  /** For an account whose password was replaced, maybe because somebody else had it. */
  async forgetAll(userId: number, em: EntityManager): Promise<void> {
    await em.nativeDelete(KnownDevice, { userId });
  }

  /** @returns whether one of these is known for the account */
  private async prolong(
    userId: number,
    tokens: string[],
    expiresAt: Date,
    em: EntityManager,
  ): Promise<boolean> {
    if (tokens.length === 0) return false;
    const known = { userId, hash: { $in: tokens.map(sha256) }, expiresAt: { $gt: new Date() } };
    return (await em.nativeUpdate(KnownDevice, known, { expiresAt })) > 0;
  }
}

/** One for each account that was entered in this browser, the latest first. */
function tokensOf(caller: Caller): string[] {
  const tokens = (caller.cookie(deviceCookie) ?? '').split('.').slice(0, mostAccounts);
  return tokens.filter((token) => tokenShape.test(token));
}

function sha256(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
