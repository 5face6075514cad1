import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sessionLongestDays } from '@puente/domain/identity';
import { writeSecret } from './write-secret.ts';

export interface TokenKeyFiles {
  /** Signs the tokens of sessions (PEM, ES256); there is one, of now. */
  privateKeyFile: string;
  /** Public keys (PEM), named by the moment from which they were signed by: of now, and of every token that may still live. */
  publicKeysDir: string;
}

/** After it was followed by another. Identity may have been started anew, and signed with the next, weeks later. */
const keptDays = sessionLongestDays + 30;

/** The keys in `folder`, made the first time. A single pair of before is the first of them. */
export function ensureTokenKeys(folder: string): TokenKeyFiles {
  const files = filesIn(folder);
  mkdirSync(files.publicKeysDir, { recursive: true, mode: 0o700 });
  if (!existsSync(files.privateKeyFile)) addKey(files, new Date());
  if (readdirSync(files.publicKeysDir).length === 0) {
    const pem = createPublicKey(readFileSync(files.privateKeyFile)).export({ type: 'spki', format: 'pem' });
    writeSecret(join(files.publicKeysDir, nameOf(new Date())), pem.toString());
    rmSync(join(folder, 'jwt-public.pem'), { force: true });
  }
  return files;
}

/**
 * Makes a new key, which signs from identity's next start. Tokens of those before stay good: their public keys are
 * removed only when no session of them can be left.
 * @returns names of the public keys: the new one, and those that went
 */
export function rotateTokenKeys(folder: string, now = new Date()): { added: string; removed: string[] } {
  const files = ensureTokenKeys(folder);
  const added = addKey(files, now);
  const names = readdirSync(files.publicKeysDir).toSorted();
  const oldest = nameOf(new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000));
  const removed = names.filter((_, index) => (names[index + 1] ?? added) < oldest);
  for (const name of removed) rmSync(join(files.publicKeysDir, name));
  return { added, removed };
}

function addKey({ privateKeyFile, publicKeysDir }: TokenKeyFiles, now: Date): string {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const name = nameOf(now);
  // The public half first: nothing is ever signed that nobody could check.
  writeSecret(join(publicKeysDir, name), pair.publicKey);
  writeSecret(privateKeyFile, pair.privateKey);
  return name;
}

const filesIn = (folder: string): TokenKeyFiles => ({
  privateKeyFile: join(folder, 'jwt-private.pem'),
  publicKeysDir: join(folder, 'jwt-public'),
});

/** Sorted by name they are sorted by time. */
const nameOf = (time: Date) => `${time.toISOString().replaceAll(':', '-')}.pem`;
