import { readFileSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const longest = 300;

/** The line of a log that tells best why its writer ended: its last error, else its last line. */
export function lastWords(file: string): string {
  const lines = read(file).split('\n').map(readLine).filter(Boolean).toReversed();
  const error = lines.find((line) => /\b\w*(error|failed)\b/i.test(line));
  return (error ?? lines[0] ?? whySilent(dirname(file))).slice(0, longest);
}

/** There is none where the disk had no room for it. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function whySilent(folder: string): string {
  try {
    if (statfsSync(folder).bavail === 0) return `there is no room left in ${folder}`;
  } catch {
    // no such folder: nothing to tell
  }
  return 'it said nothing';
}

function readLine(line: string): string {
  if (line.startsWith('{')) return readPinoLine(line);
  // Frames, and what Node adds below them, say where it happened, not what.
  return /^\s+at |^Node\.js v|^\s*[\^~]+$/.test(line) ? '' : line.trim();
}

/** Services log in JSON; levels from 50 on are errors. */
function readPinoLine(line: string): string {
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level?: number;
      msg?: string;
      err?: { message?: string };
    };
    if ((level ?? 0) < 50) return '';
    return `Error: ${err?.message ?? msg ?? line}`;
  } catch {
    return line;
  }
}
