import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { identityMessages, type AuthAnswer, type Login, type UserType } from '@puente/domain/identity';
import { ApiError } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { EntryService } from '../entry/entry.service.ts';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { Credential } from '../passwords/credential.entity.ts';
import { keptUpToDate } from '../passwords/keep-up-to-date.ts';
import { passwordMatches } from '../passwords/password-hash.ts';
import { livingAccounts } from '../users/unconfirmed.ts';
import { User } from '../users/user.entity.ts';

/** An e-mail may have one account of each type. */
const mostAccounts = 2;

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
    const { user } = entered;
    const hash = await keptUpToDate(this.em, user.id, entered.hash, password);
    return this.entry.inTransaction(async (em) => {
      // The password may have been reset while it was being compared: locked until the session is there, so that a
      // reset either comes first and is seen here, or comes after and ends the session.
      const still = { userId: user.id, passwordHash: hash };
      if (!(await em.findOne(Credential, still, { lockMode: LockMode.PESSIMISTIC_READ }))) {
        throw new ApiError(401, identityMessages.credentialsWrong);
      }
      return this.entry.enter(user, caller, em);
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
  ): Promise<{ user: User; hash: string } | undefined> {
    const named = identifier.includes('@') ? { email: identifier } : { username: identifier };
    const where = { ...named, ...livingAccounts() };
    const users = await this.em.find(User, where, { orderBy: { id: 'asc' }, limit: mostAccounts });
    const credentials = await this.em.find(Credential, { userId: users.map(({ id }) => id) });
    const rather = users.toSorted((one, other) => rank(one, role) - rank(other, role));
    let fitting: { user: User; hash: string } | undefined;
    for (let turn = 0; turn < mostAccounts; turn += 1) {
      const user = rather[turn];
      const hash = credentials.find(({ userId }) => userId === user?.id)?.passwordHash;
      const fits = await passwordMatches(password, hash);
      if (user && hash && fits) fitting ??= { user, hash };
      if (fitting && isOpen(fitting.user)) break;
    }
    return fitting;
  }
}

const isOpen = ({ confirmedAt, lockedAt }: User): boolean => confirmedAt !== null && lockedAt === null;

/** The account of the role asked for comes first, then one that can be entered. */
function rank(user: User, role: UserType | undefined): number {
  if (user.userType === role) return 0;
  return isOpen(user) ? 1 : 2;
}
