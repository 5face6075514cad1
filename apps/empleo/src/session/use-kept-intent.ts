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

/** Where this tab shows its page to a visitor: the entry of its history. */
let readAsVisitor: string | undefined;

/**
 * Does for a seeker what they wanted before they signed in. It belongs to the tab that comes back: not to the one that stayed
 * there, and is signed in from another. For an employer it is dropped.
 * @param intents what may have been wanted here, as it was kept; not empty
 */
export function useIntents(intents: readonly string[], role: Role, fulfil: (intent: string) => void) {
  const { key } = useLocation();
  const onTaken = useEffectEvent(fulfil);
  const wanted = intents.join('\n');
  useEffect(() => {
    if (role === 'visitor') readAsVisitor = key;
    if (key === readAsVisitor) return;
    for (const intent of wanted.split('\n')) {
      if (takeIntent(intent) && role === 'user') onTaken(intent);
    }
  }, [wanted, key, role]);
}

/** The same for what they wanted of a job. */
export function useKeptIntent(jobId: number, role: Role, fulfil: (wish: Wish) => void) {
  const wishes = ['apply', 'favorite'] as const;
  useIntents(
    wishes.map((wish) => intentOf(wish, jobId)),
    role,
    (intent) => {
      const wish = wishes.find((one) => intentOf(one, jobId) === intent);
      if (wish) fulfil(wish);
    },
  );
}
