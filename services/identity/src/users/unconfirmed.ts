import type { EntityManager } from '@mikro-orm/postgresql';
import { unconfirmedHours } from '@puente/domain/identity';
import { sql, type RawBuilder } from 'kysely';
import { User } from './user.entity.ts';

const oldest = () => new Date(Date.now() - unconfirmedHours * 3_600_000);

/** Accounts that nobody confirmed in time: they hold a username and an e-mail that may be somebody else's. */
export const expiredAccounts = () => ({ confirmedAt: null, createdAt: { $lte: oldest() } });

/** All others. */
export const livingAccounts = () => ({
  $or: [{ confirmedAt: { $ne: null } }, { createdAt: { $gt: oldest() } }],
});

/** The same of a row of `users`, by its name in a statement. */
export const isLiving = (row: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.confirmed_at`)} is not null or ${sql.ref(`${row}.created_at`)} > ${oldest()})`;

/** Those that still wait for their e-mail to be confirmed. */
export const waitingAccounts = () => ({ confirmedAt: null, createdAt: { $gt: oldest() } });

/** Makes way for a new account, where expired ones that nobody has removed yet hold what it asks for. */
export async function removeExpired(
  em: EntityManager,
  { username, email, userType }: Pick<User, 'username' | 'email' | 'userType'>,
): Promise<void> {
  await em.nativeDelete(User, { ...expiredAccounts(), $or: [{ username }, { email, userType }] });
}
