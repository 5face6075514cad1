import { type JobMarks } from '@puente/domain/jobs';
import { keep, readKeptJson } from '@puente/platform/storage';

const keyOf = (seeker: number) => `empleo.marks.${seeker}`;

/** For this tab, until its person signs out: what was applied to and saved is marked before the server says so again. */
export function keepMarks(seeker: number, marks: JobMarks): void {
  keep('sessionStorage', keyOf(seeker), JSON.stringify(marks));
}

export function readMarks(seeker: number): JobMarks | undefined {
  const kept = readKeptJson('sessionStorage', keyOf(seeker)) as Partial<JobMarks> | null | undefined;
  return Array.isArray(kept?.applied) && Array.isArray(kept.saved) ? (kept as JobMarks) : undefined;
}
