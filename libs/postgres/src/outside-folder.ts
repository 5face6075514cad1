import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Where root keeps what the server's user has to reach, when Puente itself lies below a folder closed to others (a clone
 * under /root). Not below /var/tmp: what lies there for a month unused may be removed.
 */
export const outside = '/var/lib/puente';

/** @returns a folder of that name, which everybody may enter */
export async function outsideFolder(name: string): Promise<string> {
  const path = join(outside, name);
  try {
    await mkdir(path, { recursive: true });
    for (const folder of [outside, path]) await chmod(folder, 0o755); // whatever the umask is
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `Cannot make ${path} (${code}), where the user who runs the database reaches it: set PUENTE_DATA and Puente itself where others may enter, or set DATABASE_URL.`,
    );
  }
  return path;
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
