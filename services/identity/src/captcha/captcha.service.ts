import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { identityMessages } from '@puente/domain/identity';
import { type ApiError, CONFIG, validationError } from '@puente/service-kit';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IdentityConfig } from '../config.ts';
import { captchaPayloadSchema, type CaptchaPayload } from './captcha.schema.ts';
import { UsedCaptcha } from './used-captcha.entity.ts';

const lifeInSeconds = 20 * 60;
const roundsPerTry = 1000;

export interface SolvedCaptcha {
  nonce: string;
  expiresAt: Date;
}

/** ALTCHA, a proof of work that we make and check ourselves. */
@Injectable()
export class CaptchaService {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(@Inject(CONFIG) private readonly config: IdentityConfig) {
    const secret = readFileSync(config.CAPTCHA_SECRET_FILE);
    const derive = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
    this.secrets = { hmacSignatureSecret: derive('challenge'), hmacKeySignatureSecret: derive('key') };
  }

  challenge(): Promise<Challenge> {
    const most = this.config.CAPTCHA_COST;
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: roundsPerTry,
      // The answer is chosen, so that checking it takes no work; half of the most is always to be done.
      counter: randomInt(most, Math.ceil(most / 2)),
      expiresAt: Math.floor(Date.now() / 1000) + lifeInSeconds,
      deriveKey,
      ...this.secrets,
    });
  }

  /**
   * Checks a token's proof; `useUp` must follow in the transaction that the captcha guards.
   * @throws ApiError 400 for a wrong, forged or expired one
   */
  async verify(token: string): Promise<SolvedCaptcha> {
    const payload = decode(token);
    if (!payload) throw captchaUnsolved();
    const { challenge, solution } = payload;
    const result = await verifySolution({
      challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      deriveKey,
      ...this.secrets,
    }).catch(() => undefined);
    if (!result?.verified) throw captchaUnsolved();
    return { nonce: challenge.parameters.nonce, expiresAt: new Date(challenge.parameters.expiresAt * 1000) };
  }

  /** Spends a solved captcha. Of two requests with the same one, the primary key lets one through (identity.refusals.ts). */
  async useUp(solved: SolvedCaptcha, em: EntityManager): Promise<void> {
    await em.insert(UsedCaptcha, solved);
  }
}

function decode(token: string): CaptchaPayload | undefined {
  try {
    const result = captchaPayloadSchema.safeParse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return result.data;
  } catch {
    return undefined;
  }
}

export function captchaUnsolved(): ApiError {
  return validationError([{ path: ['captchaToken'], message: identityMessages.captchaRequired }]);
}
