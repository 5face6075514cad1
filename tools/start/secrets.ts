import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseOwner } from './database-owners.ts';
import { StartError } from './stop-signals.ts';
import { ensureTokenKeys, type TokenKeyFiles } from './token-keys.ts';
import { writeSecret } from './write-secret.ts';

export interface Secrets extends TokenKeyFiles {
  captchaSecretFile: string;
  twoFactorKeyFile: string;
  /** Of the services' roles. */
  databasePasswords: Record<DatabaseOwner, string>;
}

/** @throws StartError when we may not write there */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `Cannot write to ${dataDir} (${(error as NodeJS.ErrnoException).code}): make it yours, or set PUENTE_DATA to another folder.`,
    );
  }
}

/** Where a data folder has its keys and secrets. */
export const keysFolder = (dataDir: string) => join(dataDir, 'keys');

/**
 * The keys of tokens, the captcha's secret and the passwords of the database's roles, made the first time, readable by
 * their owner only.
 */
export function ensureSecrets(dataDir: string): Secrets {
  const folder = keysFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tokenKeys = ensureTokenKeys(folder);
  const captchaSecretFile = join(folder, 'captcha-secret');
  ensureRandom(captchaSecretFile);
  const twoFactorKeyFile = join(folder, 'two-factor-key');
  ensureRandom(twoFactorKeyFile);
  const password = (service: DatabaseOwner) => ensureRandom(join(folder, `database-${service}-password`));
  return {
    ...tokenKeys,
    captchaSecretFile,
    twoFactorKeyFile,
    databasePasswords: { identity: password('identity'), jobs: password('jobs') },
  };
}

/** The random text kept in `file`, made if there is none. */
function ensureRandom(file: string): string {
  if (!existsSync(file)) writeSecret(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}
