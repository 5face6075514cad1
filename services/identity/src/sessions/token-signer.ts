import { Inject, Injectable } from '@nestjs/common';
import { sessionLongestDays } from '@puente/domain/identity';
import {
  CONFIG,
  ConfigError,
  keyIdOf,
  tokenAlgorithm,
  tokenAudience,
  tokenIssuer,
  TokenKeys,
  tokenType,
} from '@puente/service-kit';
import jwt from 'jsonwebtoken';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IdentityConfig } from '../config.ts';

/** Seconds by which the clock of whoever checks a token may be behind. */
const clockDifference = 30;

@Injectable()
export class TokenSigner {
  /** Read once: as text it would be read anew for each token, which takes as long as signing it. */
  private readonly key: KeyObject;
  private readonly keyId: string;

  /** @throws ConfigError when the services could not check what it signs */
  constructor(@Inject(CONFIG) config: IdentityConfig) {
    this.key = createPrivateKey(readFileSync(config.JWT_PRIVATE_KEY_FILE, 'utf8'));
    this.keyId = keyIdOf(createPublicKey(this.key));
    if (new TokenKeys(config.JWT_PUBLIC_KEYS_DIR).find(this.keyId) === undefined) {
      throw new ConfigError(
        `The public half of ${config.JWT_PRIVATE_KEY_FILE} is not in ${config.JWT_PUBLIC_KEYS_DIR}.`,
      );
    }
  }

  /** The token of a session: whose it is and which, good for as long as any session may last. */
  sign(userId: number, sessionId: string): string {
    return jwt.sign({ sid: sessionId }, this.key, {
      algorithm: tokenAlgorithm,
      keyid: this.keyId,
      header: { alg: tokenAlgorithm, typ: tokenType },
      issuer: tokenIssuer,
      audience: tokenAudience,
      subject: String(userId),
      notBefore: -clockDifference,
      expiresIn: sessionLongestDays * 24 * 60 * 60,
    });
  }
}
