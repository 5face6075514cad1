import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiError } from '@puente/service-kit';
import { User } from './user.entity.ts';

/**
 * The account of whoever calls, as it is now.
 * @throws ApiError 401 when it was deleted since its token was looked at
 */
export async function ownAccount(em: EntityManager, id: number): Promise<User> {
  // Not kept: it may be read again, after a change.
  const user = await em.findOne(User, { id }, { disableIdentityMap: true });
  if (!user) throw new ApiError(401);
  return user;
}
