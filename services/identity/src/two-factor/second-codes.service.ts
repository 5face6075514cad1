import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  identityMessages,
  readSecondCode,
  recoveryCodeCount,
  recoveryCodeOf,
  type AccountRefusal,
} from '@puente/domain/identity';
import { ApiError, preparedRowsOf } from '@puente/service-kit';
import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../caller/caller.ts';
import { AccountLimits } from '../limits/account-limits.service.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecretBox } from './secret-box.ts';
import { stepOf } from './totp.ts';
import { TwoFactor } from './two-factor.entity.ts';

/** The codes of an account's second step: an app's, and those for when the app is lost. Each serves once. */
@Injectable()
export class SecondCodes {
  constructor(
    private readonly box: SecretBox,
    private readonly limits: AccountLimits,
  ) {}

  /** Whether an account asks for a code. */
  async areAsked(userId: number, em: EntityManager): Promise<boolean> {
    const [asked] = await preparedRowsOf(
      em,
      sql`select 1 from identity.two_factors where user_id = ${userId} and enabled_at is not null`,
    );
    return asked !== undefined;
  }

  /**
   * Does what takes a code, and counts the wrong ones by account, wherever they come from.
   * @param caller a browser that was in this account before has a count of its own
   * @throws ApiError 429
   */
  async counted<T>(userId: number, caller: Caller, take: () => Promise<T>): Promise<T> {
    const giveBack = await this.limits.consume('second-code', userId, caller);
    try {
      const taken = await take();
      await giveBack();
      return taken;
    } catch (error) {
      if (!(error instanceof WrongCode)) await giveBack();
      throw error;
    }
  }

  /**
   * Uses a code up. Of several who give the same one at once, one succeeds.
   * @param em inside the transaction of what it is given for
   * @throws ApiError 400 `two-factor-wrong`, whatever is wrong with it
   */
  async use(userId: number, typed: string, em: EntityManager): Promise<void> {
    const read = readSecondCode(typed);
    const used =
      read?.kind === 'app'
        ? await this.useAppCode(userId, read.code, em)
        : read !== null &&
          (await em.nativeDelete(RecoveryCode, { userId, hash: hashOf(userId, read.code) })) > 0;
    if (!used) throw new WrongCode();
  }

  private async useAppCode(userId: number, code: string, em: EntityManager): Promise<boolean> {
    const factor = await em.findOne(TwoFactor, { userId, enabledAt: { $ne: null } });
    const step = factor && stepOf(this.box.open(factor.secret, userId), code);
    if (!step) return false;
    return (await em.nativeUpdate(TwoFactor, { userId, lastStep: { $lt: step } }, { lastStep: step })) > 0;
  }

  /** Ten new recovery codes in place of those there were. They are told here, and never again. */
  async renewRecoveryCodes(userId: number, em: EntityManager): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeOf(randomBytes(16)));
    await em.nativeDelete(RecoveryCode, { userId });
    await em.insertMany(
      RecoveryCode,
      codes.map((code) => ({ userId, hash: hashOf(userId, code.replaceAll('-', '')) })),
    );
    return codes;
  }
}

export class WrongCode extends ApiError {
  constructor() {
    const reason: AccountRefusal = 'two-factor-wrong';
    super(400, identityMessages.twoFactorWrong, { details: { reason } });
  }
}

/** With the account, so that no list of hashes serves for all. */
function hashOf(userId: number, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest();
}
