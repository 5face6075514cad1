import { Injectable } from '@nestjs/common';
import type { DeleteAccount } from '@puente/domain/identity';
import type { SignedInUser } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { FileRemovals } from '../files/file-removals.service.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { ProofService } from '../proof/proof.service.ts';
import { SecondCodes } from '../two-factor/second-codes.service.ts';
import { ownAccount } from '../users/own-account.ts';
import { User } from '../users/user.entity.ts';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly proof: ProofService,
    private readonly codes: SecondCodes,
    private readonly outbox: Outbox,
    private readonly removals: FileRemovals,
  ) {}

  /**
   * Deletes an account. All that belongs to it goes with its row, by foreign keys, in the jobs service too; what must
   * stay of it somewhere says so there. Its owner is told by mail.
   * @throws ApiError as `ProofService.proven` and, of an account that asks for a code at sign-in, `SecondCodes.use`
   */
  async remove(user: SignedInUser, { password, code = '' }: DeleteAccount, caller: Caller): Promise<void> {
    await this.codes.counted(user.id, caller, () =>
      this.proof.proven(user, password, caller, async (em) => {
        if (await this.codes.areAsked(user.id, em)) await this.codes.use(user.id, code, em);
        const { id, email, nombre, language } = await ownAccount(em, user.id);
        await this.outbox.add({ kind: 'account-deleted', email, nombre, language }, em);
        await em.nativeDelete(User, { id });
      }),
    );
    this.removals.soon();
  }
}
