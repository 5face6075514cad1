import { keepDestination, takeIntent, useLocation } from '@puente/platform';
import { useEffect, useEffectEvent } from 'react';
import { type Job } from '../job/job.ts';
import { type Role } from './use-role.ts';

/** What a visitor wants of a job, and is asked to sign in for. */
export type Wish = 'apply' | 'favorite';

const intentOf = (wish: Wish, jobId: number) => `${wish}:${jobId}`;

/** For who goes to register or sign in: it brings them to the job's own page, since a list may change meanwhile. */
export function keepWish({ id, title }: Pick<Job, 'id' | 'title'>, wish: Wish): void {
  keepDestination({ path: `/detalle-empleo/${id}`, title, intent: intentOf(wish, id) });
}

/** Where this tab shows jobs to a visitor: the entry of its history. */
let readAsVisitor: string | undefined;

/**
 * Does for a seeker what they wanted of a job before they signed in. It belongs to the tab that comes back to the job:
 * not to the one that stayed there, and is signed in from another. For an employer it is dropped.
 */
export function useKeptIntent(jobId: number, role: Role, fulfil: (wish: Wish) => void) {
  const { key } = useLocation();
  const onTaken = useEffectEvent(fulfil);
  useEffect(() => {
    if (role === 'visitor') readAsVisitor = key;
    if (key === readAsVisitor) return;
    for (const wish of ['apply', 'favorite'] as const) {
      if (takeIntent(intentOf(wish, jobId)) && role === 'user') onTaken(wish);
    }
  }, [jobId, key, role]);
}
