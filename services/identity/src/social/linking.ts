import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  identityMessages,
  linkedElsewhere,
  linkTokenMinutes,
  type AccountRefusal,
} from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import { createHash, randomBytes } from 'node:crypto';
import { tablesOf } from '../database/tables.ts';
import { SocialIdentity } from './social-identity.entity.ts';
import { SocialLink } from './social-link.entity.ts';
import type { Vouched } from './vouched.ts';

/** Wrong passwords that end a link. */
const mostFailures = 5;

export interface Link extends Pick<Vouched, 'provider' | 'subject'> {
  userId: number;
}

/** The token of a sign-in that has yet to prove that the account is theirs: 256 bits as base64url. */
export async function issueLink(
  em: EntityManager,
  { provider, subject }: Vouched,
  userId: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + linkTokenMinutes * 60_000);
  await em.insert(SocialLink, { hash: sha256(token), provider, subject, userId, expiresAt });
  return token;
}

/** Of which link a token is; undefined for one that is unknown, used or expired. */
export async function findLink(em: EntityManager, token: string): Promise<Link | undefined> {
  return (await em.findOne(SocialLink, living(token), { disableIdentityMap: true })) ?? undefined;
}

/** @throws ApiError 400 for a token that is unknown, used or expired */
export async function expectLink(em: EntityManager, token: string): Promise<Link> {
  const link = await findLink(em, token);
  if (!link) throw linkExpired();
  return link;
}

/** Counts a wrong password; one too many, and the sign-in has to begin anew. */
export async function countFailure(em: EntityManager, token: string): Promise<void> {
  await em.nativeUpdate(SocialLink, { hash: sha256(token) }, { failures: raw<number>('failures + 1') });
}

/**
 * Uses a token up: from now on, its provider's account enters the account it was issued for. Of two who try at once, one
 * succeeds.
 * @throws ApiError 400 for a token that is unknown, used, expired or of another account; 409 when the provider's account
 * has come to be another's meanwhile
 */
export async function redeemLink(em: EntityManager, token: string, userId: number): Promise<Link> {
  const link = await expectLink(em, token);
  if ((await em.nativeDelete(SocialLink, { ...living(token), userId })) === 0) throw linkExpired();
  if (!(await insertIdentity(em, link))) throw new ApiError(409, linkedElsewhere(link.provider));
  return link;
}

/** Has a link wait for the second step that this token is for. */
export async function awaitSecondStep(em: EntityManager, token: string, secondStep: string): Promise<void> {
  await em.nativeUpdate(SocialLink, living(token), { secondStep: sha256(secondStep) });
}

/** The link that waited for this second step; undefined where none did, or its account is another's meanwhile. */
export async function redeemAfterSecondStep(
  em: EntityManager,
  secondStep: string,
): Promise<Link | undefined> {
  const waiting = { secondStep: sha256(secondStep), expiresAt: { $gt: new Date() } };
  const link = await em.findOne(SocialLink, waiting, { disableIdentityMap: true });
  if (!link || (await em.nativeDelete(SocialLink, waiting)) === 0) return undefined;
  return (await insertIdentity(em, link)) ? link : undefined;
}

/** @returns whether the provider's account is this one's */
async function insertIdentity(em: EntityManager, { provider, subject, userId }: Link): Promise<boolean> {
  await tablesOf(em)
    .insertInto('identity.social_identities')
    .values({ provider, subject, user_id: userId })
    .onConflict((same) => same.columns(['provider', 'subject']).doNothing())
    .execute();
  return (await em.findOne(SocialIdentity, { provider, subject, userId })) !== null;
}

export function linkExpired(): ApiError {
  const reason: AccountRefusal = 'link-expired';
  return new ApiError(400, identityMessages.linkExpired, { details: { reason } });
}

function living(token: string) {
  return { hash: sha256(token), expiresAt: { $gt: new Date() }, failures: { $lt: mostFailures } };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
