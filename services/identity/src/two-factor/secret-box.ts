import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@puente/service-kit';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IdentityConfig } from '../config.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Seals what the database alone must not tell: AES-256-GCM by a key of a file, bound to the account. Each line of the file
 * is a key: the first one seals, all of them open.
 */
@Injectable()
export class SecretBox {
  private readonly key: Buffer;
  /** It, and those of before it. */
  private readonly keys: Buffer[];

  constructor(@Inject(CONFIG) config: IdentityConfig) {
    const lines = readFileSync(config.TWO_FACTOR_KEY_FILE, 'utf8').split(/\s+/).filter(Boolean);
    this.keys = lines.map((line) =>
      Buffer.from(hkdfSync('sha256', line, '', 'puente two-factor secret', 32)),
    );
    const [key] = this.keys;
    if (!key) throw new Error('TWO_FACTOR_KEY_FILE holds no key.');
    this.key = key;
  }

  seal(secret: Uint8Array, userId: number): Buffer {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, this.key, iv).setAAD(Buffer.from(String(userId)));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error for what was sealed by a key that is gone, or for another account */
  open(box: Uint8Array, userId: number): Buffer {
    for (const key of this.keys) {
      try {
        return opened(box, key, userId);
      } catch {
        // Another key's.
      }
    }
    throw new Error(`No key of TWO_FACTOR_KEY_FILE opens the secret of account ${userId}.`);
  }
}

function opened(box: Uint8Array, key: Buffer, userId: number): Buffer {
  const decipher = createDecipheriv(algorithm, key, box.subarray(0, ivLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(box.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(box.subarray(ivLength + tagLength)), decipher.final()]);
}
