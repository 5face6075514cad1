import { keep, readKeptJson } from '@puente/platform/storage';

const key = 'jobs-visit';

/** Who comes back after that long comes anew, in milliseconds. */
const gap = 30 * 60_000;

interface Visit {
  /** When somebody last looked at jobs, in milliseconds. */
  last: number;
  /** The end of the visit before this one; absent in the first. */
  previous?: number;
}

function readVisit(): Visit | undefined {
  const { last, previous } = Object(readKeptJson('localStorage', key)) as Record<string, unknown>;
  if (typeof last !== 'number') return undefined;
  return typeof previous === 'number' ? { last, previous } : { last };
}

/** Somebody looks at jobs. */
export function noteVisit(now = Date.now()): void {
  const visit = readVisit();
  const previous = visit && now - visit.last > gap ? visit.last : visit?.previous;
  keep('localStorage', key, JSON.stringify({ last: now, ...(previous !== undefined && { previous }) }));
}

/** Whether a job came since the last visit; in a first one nothing is new. */
export function cameSince(publishedAt: string | null | undefined): boolean {
  const previous = readVisit()?.previous;
  return previous !== undefined && Boolean(publishedAt) && Date.parse(publishedAt ?? '') > previous;
}
