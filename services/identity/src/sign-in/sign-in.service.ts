import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AuthAnswer, type Login, type UserType } from '@puente/domain/identity';
import { ApiError, preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import type { Caller } from '../caller/caller.ts';
import { EntryService } from '../entry/entry.service.ts';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { keptUpToDate } from '../passwords/keep-up-to-date.ts';
import { passwordMatches } from '../passwords/password-hash.ts';
import { isLiving } from '../users/unconfirmed.ts';
import type { User } from '../users/user.entity.ts';

/** An e-mail may have one account of each type. */
const mostAccounts = 2;

/** An account that has a password. */
interface NamedAccount extends Pick<User, 'id' | 'userType' | 'language'> {
  /** Whether it is confirmed and not locked. */
  isOpen: boolean;
  passwordHash: string;
}

@Injectable()
export class SignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: EntryService,
    private readonly limits: AccountLimits,
  ) {}

  /**
   * Signs in to the account that identifier and password fit; if two fit, `role` decides.
   * @throws ApiError 401 for wrong credentials, 403 as `EntryService.enter`, 429 after too many tries
   */
  async signIn(
    { identifier, password }: Login,
    role: UserType | undefined,
    caller: Caller,
  ): Promise<AuthAnswer> {
    const giveBack = await this.limits.consume('sign-in', identifier, caller);
    const entered = await this.fitting(identifier, password, role);
    if (!entered) throw new ApiError(401, identityMessages.credentialsWrong);
    // What is counted is guessing.
    await giveBack();
    const hash = await keptUpToDate(this.em, entered.id, entered.passwordHash, password);
    return this.entry.inTransaction(async (em) => {
      // The password may have been reset while it was being compared: locked until the session is there, so that a
      // reset either comes first and is seen here, or comes after and ends the session.
      const [still] = await preparedRowsOf(
        em,
        sql`
          select 1 from identity.credentials where user_id = ${entered.id} and password_hash = ${hash} for share`,
      );
      if (!still) throw new ApiError(401, identityMessages.credentialsWrong);
      return this.entry.enter(entered, caller, em);
    });
  }

  /**
   * The account that the password fits, of two the one to be entered rather. Two are compared, whether or not there are accounts, so that
   * the time tells nothing: but for whoever can enter, who knows of all accounts of their e-mail.
   */
  private async fitting(
    identifier: string,
    password: string,
    role: UserType | undefined,
  ): Promise<NamedAccount | undefined> {
    const accounts = await this.named(identifier);
    const rather = accounts.toSorted((one, other) => rank(one, role) - rank(other, role));
    let fitting: NamedAccount | undefined;
    for (let turn = 0; turn < mostAccounts; turn += 1) {
      const account = rather[turn];
      const fits = await passwordMatches(password, account?.passwordHash);
      if (account && fits) fitting ??= account;
      if (fitting?.isOpen) break;
    }
    return fitting;
  }

  /** By one statement and as plain rows, so that one that is there takes no longer than one that is not. */
  private named(identifier: string): Promise<NamedAccount[]> {
    const column = identifier.includes('@') ? 'email' : 'username';
    return preparedRowsOf(
      this.em,
      sql<NamedAccount>`
        select u.id, u.user_type as "userType", u.language, u.confirmed_at is not null and u.locked_at is null as "isOpen",
          c.password_hash as "passwordHash"
        from identity.users u join identity.credentials c on c.user_id = u.id
        where ${sql.ref(`u.${column}`)} = ${identifier} and ${isLiving('u')}
        order by u.id limit ${mostAccounts}`,
    );
  }
}

/** The account of the role asked for comes first, then one that can be entered. */
function rank({ userType, isOpen }: NamedAccount, role: UserType | undefined): number {
  if (userType === role) return 0;
  return isOpen ? 1 : 2;
}
