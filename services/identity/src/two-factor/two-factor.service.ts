import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  roleLabels,
  type ProvenCode,
  type RecoveryCodes,
  type TwoFactorSetup,
  type TwoFactorStatus,
} from '@puente/domain/identity';
import { ApiError, type SignedInUser } from '@puente/service-kit';
import type { Caller } from '../caller/caller.ts';
import { Outbox } from '../mail/outbox.service.ts';
import { ProofService } from '../proof/proof.service.ts';
import { User } from '../users/user.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecondCodes, WrongCode } from './second-codes.service.ts';
import { SecretBox } from './secret-box.ts';
import { newSecret, setupOf, stepOf } from './totp.ts';
import { TwoFactor } from './two-factor.entity.ts';

/** For how long a set-up that was begun can be finished. */
const setupMinutes = 30;

/** Switching the second step of one's own sign-in on and off. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly em: EntityManager,
    private readonly proof: ProofService,
    private readonly box: SecretBox,
    private readonly codes: SecondCodes,
    private readonly outbox: Outbox,
  ) {}

  async status({ id }: SignedInUser): Promise<TwoFactorStatus> {
    const enabled = await this.codes.areAsked(id, this.em);
    return { enabled, recoveryCodesLeft: enabled ? await this.em.count(RecoveryCode, { userId: id }) : 0 };
  }

  /**
   * A secret for an app. Nothing is asked for at sign-in before `enable`; beginning again puts it out of use.
   * @throws ApiError as `ProofService.proven`, 409 when it is on
   */
  begin(user: SignedInUser, password: string | undefined, caller: Caller): Promise<TwoFactorSetup> {
    return this.proof.proven(user, password, caller, async (em) => {
      const { email, userType } = await em.findOneOrFail(User, { id: user.id });
      const secret = newSecret();
      const begun = { secret: this.box.seal(secret, user.id), begunAt: new Date() };
      const again = await em.nativeUpdate(TwoFactor, { userId: user.id, enabledAt: null }, begun);
      // Refused by its key where it is on (identity.refusals.ts).
      if (again === 0) await em.insert(TwoFactor, { userId: user.id, ...begun });
      // An e-mail may have an account of each type: their entries in the app must not look alike.
      return setupOf(secret, `${email} (${roleLabels[userType]})`);
    });
  }

  /**
   * Switches it on by a first code, which shows that the app has the secret.
   * @throws ApiError 400 `two-factor-wrong`, 409 without a set-up of the last half an hour
   */
  enable({ id: userId }: SignedInUser, code: string): Promise<RecoveryCodes> {
    return this.em.transactional(async (em) => {
      const since = new Date(Date.now() - setupMinutes * 60_000);
      const begun = { userId, enabledAt: null, begunAt: { $gt: since } };
      const factor = await em.findOne(TwoFactor, begun, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!factor) throw new ApiError(409, identityMessages.twoFactorSetupOver);
      const lastStep = stepOf(this.box.open(factor.secret, userId), code.replace(/\s/g, ''));
      if (!lastStep) throw new WrongCode();
      await em.nativeUpdate(TwoFactor, { userId }, { enabledAt: new Date(), lastStep });
      await this.outbox.add({ kind: 'two-factor-changed', userId, enabled: true }, em);
      return { recoveryCodes: await this.codes.renewRecoveryCodes(userId, em) };
    });
  }

  /** @throws ApiError as `ProofService.proven` and `SecondCodes.use` */
  renewCodes(user: SignedInUser, body: ProvenCode, caller: Caller): Promise<RecoveryCodes> {
    return this.byCode(user, body, caller, async (em) => ({
      recoveryCodes: await this.codes.renewRecoveryCodes(user.id, em),
    }));
  }

  /** @throws ApiError as `ProofService.proven` and `SecondCodes.use` */
  disable(user: SignedInUser, body: ProvenCode, caller: Caller): Promise<void> {
    return this.byCode(user, body, caller, async (em) => {
      await em.nativeDelete(TwoFactor, { userId: user.id });
      await this.outbox.add({ kind: 'two-factor-changed', userId: user.id, enabled: false }, em);
    });
  }

  private byCode<T>(
    user: SignedInUser,
    { password, code }: ProvenCode,
    caller: Caller,
    act: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.codes.counted(user.id, caller, () =>
      this.proof.proven(user, password, caller, async (em) => {
        await this.codes.use(user.id, code, em);
        return act(em);
      }),
    );
  }
}
