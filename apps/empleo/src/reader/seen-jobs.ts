import { keep, readKeptJson } from '@puente/platform/storage';

const key = 'jobs-seen';

/** How many jobs are remembered; the oldest go first. */
const most = 500;

/** The jobs that this browser opened, the latest first. */
function readSeen(): number[] {
  const kept = readKeptJson('localStorage', key);
  return Array.isArray(kept) ? kept.filter((id) => Number.isInteger(id)) : [];
}

export function hasSeen(id: number): boolean {
  return readSeen().includes(id);
}

/** Nobody but this browser is told. */
export function noteSeen(id: number): void {
  const seen = readSeen();
  if (seen[0] === id) return;
  keep('localStorage', key, JSON.stringify([id, ...seen.filter((other) => other !== id)].slice(0, most)));
}
