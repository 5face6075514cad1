import { writeSync } from 'node:fs';

export interface LogDestination {
  write: (line: string) => void;
}

/**
 * Where a process's log lines go: a file descriptor, by default its standard output. Neither a full or broken disk nor a
 * reader that has gone may end or hold up whoever logs (pino's own destination throws what it is not asked about): what
 * cannot be written is lost and counted, and the count is told by the first line that can be.
 */
export function logDestination(fd = 1): LogDestination {
  let lost = 0;
  let cut = false;
  return {
    write: (line) => {
      const note = { level: 40, time: Date.now(), msg: `${lost} lines of this log could not be written` };
      const text = Buffer.from(`${cut ? '\n' : ''}${lost > 0 ? `${JSON.stringify(note)}\n` : ''}${line}`);
      try {
        const written = writeSync(fd, text);
        if (written === text.length) [lost, cut] = [0, false];
        else [lost, cut] = [lost + 1, true];
      } catch {
        lost += 1;
      }
    },
  };
}

/** For all that is said past the log (`console`, Nest while it starts): an error nobody listens to would end us. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
