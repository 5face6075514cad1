import { writeSync } from 'node:fs';

export interface LogDestination {
  write: (line: string) => void;
}

/** Letters of lines that wait at most: a loop that logs needs no more memory. */
const mostWaiting = 16 * 1024;

const newline = 10;

/** Of destinations with lines that wait. */
const unwritten = new Set<() => void>();
process.on('exit', () => unwritten.forEach((write) => write()));

/**
 * Where a process's log lines go: a file descriptor, by default its standard output. Those of one turn of the event loop are
 * written at its end, together, or when the process ends before that. Neither a full or broken disk nor a
 * reader that has gone may end or hold up whoever logs (pino's own destination throws what it is not asked about): what
 * cannot be written is lost and counted, and the count is told by the first line that can be.
 */
export function logDestination(fd = 1): LogDestination {
  let waiting: string[] = [];
  let length = 0;
  let lost = 0;
  let cut = false;

  function write(): void {
    unwritten.delete(write);
    if (waiting.length === 0) return;
    const note = { level: 40, time: Date.now(), msg: `${lost} lines of this log could not be written` };
    const before = `${cut ? '\n' : ''}${lost > 0 ? `${JSON.stringify(note)}\n` : ''}`;
    const text = Buffer.from(before + waiting.join(''));
    const written = writtenTo(fd, text);
    const left = text.subarray(written).filter((byte) => byte === newline).length;
    lost = Math.min(left, waiting.length) + (written < before.length ? lost : 0);
    if (written > 0) cut = text[written - 1] !== newline;
    waiting = [];
    length = 0;
  }

  return {
    write: (line) => {
      if (waiting.length === 0) {
        unwritten.add(write);
        setImmediate(write);
      }
      waiting.push(line);
      length += line.length;
      if (length >= mostWaiting) write();
    },
  };
}

/** @returns how many bytes */
function writtenTo(fd: number, text: Buffer): number {
  try {
    return writeSync(fd, text);
  } catch {
    return 0;
  }
}

/** For all that is said past the log (`console`, Nest while it starts): an error nobody listens to would end us. */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
