import { createPublicKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config/load-config.ts';
import { keyIdOf } from './token.ts';

/** A name that nobody knows costs a look into the folder, and not more often than this. */
const pauseInMs = 1000;

/** The public keys that tokens are checked by: every `*.pem` of a folder, known by its `kid` (decision 26). */
export class TokenKeys {
  private keys: ReadonlyMap<string, KeyObject>;
  private readAt = Date.now();

  /** @throws ConfigError when there is none, or one that is not for ES256 */
  constructor(private readonly folder: string) {
    this.keys = readKeys(folder);
    if (this.keys.size === 0) throw new ConfigError(`There is no public key in ${folder}.`);
  }

  /** The key of that name. It may have been made since: a key is known before anybody restarts. */
  find(kid: string): KeyObject | undefined {
    if (!this.keys.has(kid) && Date.now() - this.readAt > pauseInMs) {
      this.readAt = Date.now();
      try {
        this.keys = readKeys(this.folder);
      } catch {
        // What was known stays good; the next start says what is wrong with the folder.
      }
    }
    return this.keys.get(kid);
  }
}

function readKeys(folder: string): Map<string, KeyObject> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.pem'));
  return new Map(
    names.map((name) => {
      const pem = readFileSync(join(folder, name), 'utf8');
      try {
        const key = createPublicKey(pem);
        return [keyIdOf(key), key];
      } catch (cause) {
        throw new ConfigError(`${join(folder, name)} is no public key for ES256.`, { cause });
      }
    }),
  );
}
