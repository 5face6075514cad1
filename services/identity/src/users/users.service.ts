import { raw } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MeAttributes, UserUpdate } from '@puente/domain/identity';
import { dataDocument, restMessages, type DataDocument } from '@puente/domain/rest';
import { ApiError, type SignedInUser } from '@puente/service-kit';
import { FileRemovals } from '../files/file-removals.service.ts';
import { attachCv, cvOf } from '../files/own-cv.ts';
import { accountAttributes } from './account.projection.ts';
import { ownAccount } from './own-account.ts';
import { notOwnFile, profileChanges } from './profile-changes.ts';
import { livingAccounts } from './unconfirmed.ts';
import { User } from './user.entity.ts';
import type { AvailabilityQuery } from './users.schema.ts';

@Injectable()
export class UsersService {
  constructor(
    private readonly em: EntityManager,
    private readonly removals: FileRemovals,
  ) {}

  /** Whether a username or an e-mail is taken: one element that repeats the value asked, or none. */
  async taken({ filters }: AvailabilityQuery): Promise<{ username: string }[] | { email: string }[]> {
    if ('username' in filters) {
      const username = filters.username.$eqi;
      return (await this.exists({ username: username.toLowerCase() })) ? [{ username }] : [];
    }
    const email = filters.email.$eqi;
    const isTaken = await this.exists({ email: email.toLowerCase(), userType: filters.userType.$eq });
    return isTaken ? [{ email }] : [];
  }

  async me(id: number): Promise<DataDocument<MeAttributes>> {
    const user = await ownAccount(this.em, id);
    return dataDocument(user.id, accountAttributes(user, await cvOf(this.em, id)));
  }

  /** @throws ApiError 404 for any account but one's own, 400 for a file that is not theirs, 409 when it is no longer the version that was read */
  async update(
    id: number,
    update: UserUpdate,
    { id: own }: SignedInUser,
  ): Promise<DataDocument<MeAttributes>> {
    if (id !== own) throw new ApiError(404);
    const before = await ownAccount(this.em, id);
    const changes = profileChanges(update, before);
    const { version, cv } = update;
    const changed = await this.em.transactional(async (em) => {
      // One statement: of two who write the same version at once, the database lets one win.
      const rows = await em.nativeUpdate(
        User,
        { id, ...(version !== undefined && { version }) },
        { ...changes, version: raw<number>('version + 1') },
      );
      if (rows > 0 && cv !== undefined && !(await attachCv(em, id, cv))) throw notOwnFile();
      return rows;
    });
    if (cv !== undefined) this.removals.soon();
    const current = await this.me(id);
    if (changed === 0)
      throw new ApiError(409, restMessages.changedMeanwhile, { details: { current: current.data } });
    return current;
  }

  private async exists(where: Partial<Pick<User, 'username' | 'email' | 'userType'>>): Promise<boolean> {
    return (await this.em.count(User, { ...where, ...livingAccounts() })) > 0;
  }
}
