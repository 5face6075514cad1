import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A search as somebody wrote it, in two boxes, and what must be among the first five jobs found. */
export interface Search {
  readonly what: string;
  readonly where: string;
  readonly kinds: readonly string[];
  /** Patterns of one job's fields, all of them; capitals and accents count in neither. */
  readonly wanted: Readonly<Record<string, string>>;
  readonly because: string;
}

export function readSearches(): Search[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'searches.json'), 'utf8')) as Search[];
}

/** The search is tuned by the misses of half A; the honest figure is that of half B. */
export function halfOf({ what, where }: Search): 'A' | 'B' {
  const [first = 0] = createHash('sha256').update(`${what}|${where}`).digest();
  return first % 2 === 0 ? 'A' : 'B';
}

/** Whether a job is what was meant. */
export function isWanted({ wanted }: Search, job: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(wanted).every(([field, pattern]) =>
    new RegExp(plain(pattern), 'i').test(plain(job[field])),
  );
}

function plain(value: unknown): string {
  return (typeof value === 'string' ? value : '').normalize('NFD').replace(/\p{M}/gu, '');
}
