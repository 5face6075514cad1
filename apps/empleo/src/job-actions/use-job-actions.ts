import { useSession } from '@puente/platform';
import { useState } from 'react';
import { keepInterrupted, wasInterrupted } from '../applications/interrupted-application.ts';
import { useMyApplicationTo } from '../applications/my-applications.ts';
import { type Job } from '../job/job.ts';
import { useVanishing } from '../shared/use-vanishing.ts';
import { useFavorite } from './use-favorite.ts';

/** What one can do with a job from wherever it is shown: apply and keep it as a favourite. */
export function useJobActions(job: Job, onFavoriteRemoved?: () => void) {
  const session = useSession();
  const application = useMyApplicationTo(job.id);
  const favorite = useFavorite(job, onFavoriteRemoved);
  const [asked, setAsked] = useState<'apply' | 'favorite' | undefined>(() =>
    wasInterrupted(job.id) ? 'apply' : undefined,
  );
  const [justApplied, setJustApplied] = useState(false);
  const [sent, showSent] = useVanishing<true>();
  const close = () => {
    keepInterrupted('');
    setAsked(undefined);
  };
  const role = session.status === 'signed-in' ? session.user.userType : 'visitor';

  return {
    job,
    role,
    favorite,
    application,
    applied: justApplied || application !== undefined,
    /** What was asked for and needs something of the person first: a form, signing in, another account. */
    asked: role === 'user' && asked === 'favorite' ? undefined : asked,
    askToApply: () => setAsked('apply'),
    askForFavorite: () => {
      if (role === 'user') void favorite.toggle();
      else setAsked('favorite');
    },
    close,
    onSent: () => {
      close();
      setJustApplied(true);
      showSent(true);
    },
    /** True for the three seconds after applying. */
    sent: sent === true,
  };
}

export type JobActions = ReturnType<typeof useJobActions>;
