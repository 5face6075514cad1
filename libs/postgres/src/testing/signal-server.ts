import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sends a signal to all processes of the PostgreSQL of a folder. */
export function signalServer(dataDir: string, signal: NodeJS.Signals): void {
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8'), 10);
  // It begins no others while these are looked for, and they are its own as long as it is there.
  process.kill(postmaster, 'SIGSTOP');
  for (const pid of [...childrenOf(postmaster), postmaster]) {
    try {
      process.kill(pid, signal);
    } catch {
      // it ended meanwhile
    }
  }
}

/** Read from /proc: state and parent follow the last `)`, which ends the name. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false; // it ended meanwhile
      }
    })
    .map(Number);
}
