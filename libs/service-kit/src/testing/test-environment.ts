import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestEnvironment {
  /** Environment variables that every service reads; add the service's own. */
  env: Record<string, string>;
  /** PEM, ES256: signs tokens that the service under test accepts. */
  privateKey: string;
  /** A folder for this test's files. */
  folder: string;
  remove: () => void;
}

/** Settings for a service under test, with a key pair of its own. */
export function createTestEnvironment(databaseUrl: string): TestEnvironment {
  const folder = mkdtempSync(join(tmpdir(), 'puente-test-'));
  const { publicKey, privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const publicKeys = join(folder, 'public-keys');
  const privateKeyFile = join(folder, 'private.pem');
  mkdirSync(publicKeys);
  writeFileSync(join(publicKeys, 'first.pem'), publicKey);
  writeFileSync(privateKeyFile, privateKey, { mode: 0o600 });
  return {
    env: {
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '1000',
      DATABASE_URL: databaseUrl,
      JWT_PUBLIC_KEYS_DIR: publicKeys,
      JWT_PRIVATE_KEY_FILE: privateKeyFile,
    },
    privateKey,
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
