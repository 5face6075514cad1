import { writeSync } from 'node:fs';

export interface LogDestination {
  write: (line: string) => void;
}

/** What is still to be written by each destination. */
const unwritten = new Set<() => void>();
process.on('exit', () => {
  for (const write of unwritten) write();
});

/** Milliseconds that a line may wait for others. Each write of its own took a twelfth of what a list costs. */
const together = 10;

/**
 * Where a process's log lines go: a file descriptor, by default its standard output. They are written some at a time, the last ones
 * when the process exits; who ends it from outside (`SIGKILL`) may lose those of the last 10 ms. Neither a full or broken disk
 * nor a reader that has gone may end or hold up whoever logs (pino's own destination throws what it is not asked about): what
 * cannot be written is lost and counted, and the count is told by the first line that can be.
 */
export function logDestination(fd = 1): LogDestination {
  let lost = 0;
  let cut = false;
  let waiting: string[] = [];
  const writeAll = () => {
    const lines = waiting;
    waiting = [];
    unwritten.delete(writeAll);
    const note = { level: 40, time: Date.now(), msg: `${lost} lines of this log could not be written` };
    const text = Buffer.from(
      `${cut ? '\n' : ''}${lost > 0 ? `${JSON.stringify(note)}\n` : ''}${lines.join('')}`,
    );
    try {
      const written = writeSync(fd, text);
      if (written === text.length) [lost, cut] = [0, false];
      else [lost, cut] = [lost + linesOf(text.subarray(written)), true];
    } catch {
      lost += lines.length;
    }
  };
  return {
    write: (line) => {
      if (waiting.push(line) > 1) return;
      unwritten.add(writeAll);
      setTimeout(writeAll, together);
    },
  };
}

const newline = 0x0a;
const linesOf = (text: Buffer) => text.reduce((lines, byte) => lines + (byte === newline ? 1 : 0), 0);

/** For all that is said past the log (`console`, Nest while it starts): an error nobody listens to would end us. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
