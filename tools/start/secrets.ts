import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type DatabaseOwner } from './database-owners.ts';
import { StartError } from './stop-signals.ts';

export interface Secrets {
  privateKeyFile: string;
  publicKeyFile: string;
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

/**
 * The signing keys (ES256), the captcha's secret, the key of the authenticator apps' secrets and the passwords of the database's roles, made the first time, readable
 * by their owner only.
 */
export function ensureSecrets(dataDir: string): Secrets {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files = {
    privateKeyFile: join(folder, 'jwt-private.pem'),
    publicKeyFile: join(folder, 'jwt-public.pem'),
    captchaSecretFile: join(folder, 'captcha-secret'),
    twoFactorKeyFile: join(folder, 'two-factor-key'),
  };
  if (!existsSync(files.privateKeyFile) || !existsSync(files.publicKeyFile)) {
    const pair = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    writeSecret(files.publicKeyFile, pair.publicKey);
    writeSecret(files.privateKeyFile, pair.privateKey);
  }
  ensureRandom(files.captchaSecretFile);
  ensureRandom(files.twoFactorKeyFile);
  const password = (service: DatabaseOwner) => ensureRandom(join(folder, `database-${service}-password`));
  return { ...files, databasePasswords: { identity: password('identity'), jobs: password('jobs') } };
}

/** The random text kept in `file`, made if there is none. */
function ensureRandom(file: string): string {
  if (!existsSync(file)) writeSecret(file, randomBytes(32).toString('hex'));
  return readFileSync(file, 'utf8');
}

/** Whole or not at all, so that an interrupted start leaves no half a key. */
function writeSecret(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
