import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MeAttributes } from '@puente/domain/identity';
import { dataDocument, type DataDocument } from '@puente/domain/rest';
import { accountAttributes } from './account.projection.ts';
import { User } from './user.entity.ts';
import type { AvailabilityQuery } from './users.schema.ts';

@Injectable()
export class UsersService {
  constructor(private readonly em: EntityManager) {}

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
    const user = await this.em.findOneOrFail(User, { id });
    return dataDocument(user.id, accountAttributes(user));
  }

  private async exists(where: Partial<Pick<User, 'username' | 'email' | 'userType'>>): Promise<boolean> {
    return (await this.em.count(User, where)) > 0;
  }
}
