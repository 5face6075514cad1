import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { tablesOf } from '../database/tables.ts';
import { OneTimeToken, type TokenKind } from './one-time-token.entity.ts';

const lifeInMinutes: Record<TokenKind, number> = {
  confirm: 24 * 60,
  reset: 60,
  link: 15,
  'two-factor': 5,
};

/** Milliseconds for which a link can be used. */
export function tokenLife(kind: TokenKind): number {
  return lifeInMinutes[kind] * 60_000;
}

/** A fresh token for a link: 256 bits as base64url. */
export async function issueToken(em: EntityManager, userId: number, kind: TokenKind): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + tokenLife(kind));
  await em.insert(OneTimeToken, { hash: sha256(token), userId, kind, expiresAt });
  return token;
}

/** Takes back a token whose mail did not leave. */
export async function revokeToken(em: EntityManager, token: string): Promise<void> {
  await em.nativeDelete(OneTimeToken, { hash: sha256(token) });
}

/**
 * Uses a token up, and with it the account's other tokens of that kind. Of two who try at once, one succeeds.
 * @returns whose it was; undefined for a token that is unknown, used or expired
 */
export async function redeemToken(
  em: EntityManager,
  token: string,
  kind: TokenKind,
): Promise<number | undefined> {
  const redeemed = await tablesOf(em)
    .updateTable('identity.one_time_tokens')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id as userId')
    .executeTakeFirst();
  if (!redeemed) return undefined;
  await em.nativeUpdate(
    OneTimeToken,
    { userId: redeemed.userId, kind, usedAt: null },
    { usedAt: new Date() },
  );
  return redeemed.userId;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
