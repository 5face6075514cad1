import type { EntityManager } from '@mikro-orm/postgresql';
import {
  capitalizeName,
  nameSchema,
  suggestUsername,
  userLimits,
  type Language,
  type UserType,
} from '@puente/domain/identity';
import { randomInt } from 'node:crypto';
import { removeExpired } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';
import { SocialIdentity } from './social-identity.entity.ts';
import type { Vouched } from './vouched.ts';

interface NewAccount {
  vouched: Vouched & { email: string };
  userType: UserType;
  language: Language;
}

/** Makes an account of somebody who is new here. It is confirmed if the provider has seen that the e-mail is theirs. */
export async function insertAccount(
  em: EntityManager,
  { vouched, userType, language }: NewAccount,
): Promise<User> {
  const { provider, subject, email, emailVerified } = vouched;
  const nombre = nameOf(vouched.nombre) ?? nameOf(/^\p{L}+/u.exec(email)?.[0] ?? '') ?? 'Persona';
  // Many have only one.
  const apellido = nameOf(vouched.apellido) ?? '';
  const username = await freeUsername(em, `${nombre}${apellido}`);
  await removeExpired(em, { username, email, userType });
  const userId = await em.insert(User, {
    username,
    email,
    userType,
    provider,
    nombre,
    apellido,
    language,
    confirmedAt: emailVerified ? new Date() : null,
  });
  await em.insert(SocialIdentity, { provider, subject, userId });
  return em.findOneOrFail(User, { id: userId });
}

/** A provider's names follow no rule of ours: what is left of one that is letters, if that is a name here. */
export function nameOf(text: string): string | undefined {
  const letters = text.replace(/[^\p{L}\p{M}'’-]+/gu, ' ').trim();
  const name = nameSchema.safeParse([...letters].slice(0, userLimits.name).join(''));
  return name.success ? capitalizeName(name.data) : undefined;
}

/** Of those who choose the same one at once, the database lets one have it, and the others try again. */
async function freeUsername(em: EntityManager, name: string): Promise<string> {
  for (let turn = 0; turn < 10; turn += 1) {
    const username = suggestUsername(name, turn) || suggestUsername('persona', turn);
    if ((await em.count(User, { username })) === 0) return username;
  }
  return `persona${randomInt(10 ** 12)}`;
}
