import { readFile, stat } from 'node:fs/promises';

/**
 * What `derive` makes of a file, made again only when the file changes. Undefined when there is no such file; the
 * last good value when what is there now cannot be read.
 */
export function cached<T>(
  file: string,
  derive: (bytes: Buffer) => T | Promise<T>,
): () => Promise<T | undefined> {
  let known: { version: string; value: T } | undefined;
  return async () => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const version = `${found.mtimeMs}-${found.size}-${found.ino}`;
    if (known?.version === version) return known.value;
    try {
      known = { version, value: await derive(await readFile(file)) };
    } catch {
      if (known) known.version = version;
    }
    return known?.value;
  };
}
