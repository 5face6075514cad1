import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const megabyte = 1024 * 1024;
/** Of one file; a process has at most four: this start's and the last one's, each with what was said before it was full. */
const largestLog = 4 * megabyte;
const lookEvery = 1000;

export interface Logs {
  /** Where a process's output goes, to be closed once it has been handed on; `ignore` where no file can be made. */
  open: (name: string) => number | 'ignore';
  pathOf: (name: string) => string;
  close: () => void;
}

/**
 * `<name>.log` of each process, in `folder`. The processes write there themselves, so that nothing between them and the
 * file can end them or hold them up; we only look at the sizes. A file that is full is kept as `<name>.older.log`
 * instead of the one before it. What the last start left is in `last/`.
 */
export function openLogs(folder: string, largest = largestLog): Logs {
  const begun = new Set<string>();
  const last = join(folder, 'last');
  const pathOf = (name: string) => join(folder, `${name}.log`);
  const olderOf = (name: string) => pathOf(`${name}.older`);

  const keepLast = (name: string) => {
    mkdirSync(last, { recursive: true });
    for (const log of [name, `${name}.older`]) {
      rmSync(join(last, `${log}.log`), { force: true });
      unlessMissing(() => renameSync(pathOf(log), join(last, `${log}.log`)));
    }
  };
  const look = () => {
    for (const name of begun) {
      try {
        if (statSync(pathOf(name)).size > largest) turnOver(pathOf(name), olderOf(name), largest);
      } catch {
        // removed by somebody, or on a disk that is broken: the next look may find it well again
      }
    }
  };
  const watch = setInterval(look, lookEvery).unref();

  return {
    pathOf,
    open: (name) => {
      try {
        if (!begun.has(name)) keepLast(name);
        begun.add(name);
        return openSync(pathOf(name), 'a');
      } catch {
        return 'ignore';
      }
    },
    close: () => clearInterval(watch),
  };
}

/** Its writers keep the file open for appending, so it is copied and emptied, not renamed. */
function turnOver(file: string, older: string, largest: number): void {
  rmSync(older, { force: true });
  try {
    writeFileSync(older, endOf(file, largest));
  } catch {
    rmSync(older, { force: true }); // no room even for that: the limit holds all the same
  }
  truncateSync(file);
}

function endOf(file: string, length: number): Buffer {
  const from = openSync(file, 'r');
  try {
    const end = Buffer.alloc(length);
    const read = readSync(from, end, 0, length, Math.max(0, fstatSync(from).size - length));
    return end.subarray(0, read);
  } finally {
    closeSync(from);
  }
}

function unlessMissing(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
