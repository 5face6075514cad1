import type { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { tablesOf } from '../database/tables.ts';
import { OneTimeToken, type TokenKind } from './one-time-token.entity.ts';

const lifeInMinutes: Record<TokenKind, number> = {
  confirm: 24 * 60,
  reset: 60,
  link: 15,
  'two-factor': 5,
  registered: 48 * 60,
};

/** Milliseconds for which a token can be used. */
export function tokenLife(kind: TokenKind): number {
  return lifeInMinutes[kind] * 60_000;
}

/**
 * A fresh token: 256 bits as base64url.
 * @param askedAt of the mail that carries it (`retireOlder`)
 */
export async function issueToken(
  em: EntityManager,
  userId: number,
  kind: TokenKind,
  askedAt = new Date(),
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + tokenLife(kind));
  await em.insert(OneTimeToken, { hash: sha256(token), userId, kind, askedAt, expiresAt });
  return token;
}

/** Takes back a token whose mail did not leave. */
export async function revokeToken(em: EntityManager, token: string): Promise<void> {
  await em.nativeDelete(OneTimeToken, { hash: sha256(token) });
}

/**
 * Whose a token is, without using it up; undefined for one that is unknown, used, expired or of another kind. It may be
 * used up the moment after: only `redeemToken` decides.
 */
export async function readToken(
  em: EntityManager,
  token: string,
  kind: TokenKind,
): Promise<number | undefined> {
  const found = await em.findOne(OneTimeToken, live({ hash: sha256(token), kind }), {
    disableIdentityMap: true,
  });
  return found?.userId;
}

/**
 * Uses a token up, and with it the account's other tokens of that kind. Of many who try at once, one succeeds.
 * @param em inside a transaction
 * @returns whose it was; undefined for a token that is unknown, used, expired or of another kind
 */
export async function redeemToken(
  em: EntityManager,
  token: string,
  kind: TokenKind,
): Promise<number | undefined> {
  const userId = await readToken(em, token, kind);
  if (userId === undefined) return undefined;
  await holdTokens(em, userId);
  const used = { usedAt: new Date() };
  const redeemed = await em.nativeUpdate(OneTimeToken, live({ hash: sha256(token), kind }), used);
  if (redeemed === 0) return undefined;
  await em.nativeUpdate(OneTimeToken, { userId, kind, usedAt: null }, used);
  return userId;
}

/**
 * One at a time for each account, until the transaction ends: two who use up several of its tokens would otherwise wait
 * for each other. Before whatever else the transaction locks.
 */
export async function holdTokens(em: EntityManager, userId: number): Promise<void> {
  await rowsOf(em, sql`select pg_advisory_xact_lock(${tokenLocks}, ${userId})`);
}

/** Puts every token of an account out of use, whatever for: its password is another now. */
export async function endTokens(em: EntityManager, userId: number): Promise<void> {
  await em.nativeUpdate(OneTimeToken, { userId, usedAt: null }, { usedAt: new Date() });
}

/**
 * Counts a try at what has to be given along with a token. Of several at once, no more than `most` are let through.
 * @returns whose token it is, and whether this is its last try; undefined for one that is unknown, used, expired or tried
 * too often
 */
export async function claimTry(
  em: EntityManager,
  token: string,
  kind: TokenKind,
  most: number,
): Promise<{ userId: number; last: boolean } | undefined> {
  const claimed = await tablesOf(em)
    .updateTable('identity.one_time_tokens')
    .set((is) => ({ tries: is('tries', '+', 1) }))
    .where('hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', most)
    .returning(['user_id as userId', 'tries'])
    .executeTakeFirst();
  return claimed && { userId: claimed.userId, last: claimed.tries >= most };
}

/** Whether a mail that was asked for later has already brought a token of this kind. */
export async function isOvertaken(
  em: EntityManager,
  userId: number,
  kind: TokenKind,
  askedAt: Date,
): Promise<boolean> {
  return (await em.count(OneTimeToken, { userId, kind, askedAt: { $gt: askedAt } })) > 0;
}

/**
 * Puts the tokens of earlier mails out of use, now that this one's has left. Not those of the same mail: when a try of it
 * seemed to fail, it may have arrived all the same.
 */
export async function retireOlder(
  em: EntityManager,
  userId: number,
  kind: TokenKind,
  askedAt: Date,
): Promise<void> {
  const older = { userId, kind, usedAt: null, askedAt: { $lt: askedAt } };
  await em.nativeUpdate(OneTimeToken, older, { usedAt: new Date() });
}

/** The first half of the key of advisory locks, so that other locks by an account's id are others. */
const tokenLocks = 0x70_6f_6b;

const live = <Where extends object>(where: Where) => ({
  ...where,
  usedAt: null,
  expiresAt: { $gt: new Date() },
});

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
