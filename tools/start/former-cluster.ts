import { lstatSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '@puente/postgres';

/**
 * Before a link led to a database outside of the data folder (root below a closed folder), it was found by the name of the
 * data folder alone. Makes that link for a data folder of then; one that is newer than the database never had it.
 * @param firstFile made with the data folder, and never again
 * @returns lines for whoever started it
 */
export function linkFormerCluster(place: string, firstFile: string, base = '/var/tmp'): string[] {
  const folder = join(base, `puente-data-${shortHash(place)}`);
  const cluster = join(folder, 'cluster');
  const [made, began] = [modified(join(cluster, 'PG_VERSION')), modified(firstFile)];
  if (made === undefined || began === undefined || lstatSync(place, { throwIfNoEntry: false })) return [];
  const { uid, mode } = lstatSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) return []; // anyone may create names there
  if (made < began) return [`${folder} has the database of a data folder that was here before: remove it.`];
  symlinkSync(cluster, place);
  return [];
}

function modified(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
