import { useState } from 'react';
import { keepInterrupted, wasInterrupted } from '../applications/interrupted-application.ts';
import { type CardJob } from '../job/job.ts';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import { useKeptIntent, type Wish } from '../session/use-kept-intent.ts';
import { useRole } from '../session/use-role.ts';
import { useVanishing } from '../shared/use-vanishing.ts';
import { useFavorite } from './use-favorite.ts';

/** What one can do with a job from wherever it is shown: apply and keep it as a favourite. */
export function useJobActions(job: CardJob, onFavoriteRemoved?: () => void) {
  const role = useRole();
  const marks = useJobMarks();
  const favorite = useFavorite(job, onFavoriteRemoved);
  const [asked, setAsked] = useState<Wish | undefined>(() => (wasInterrupted(job.id) ? 'apply' : undefined));
  const [justApplied, setJustApplied] = useState(false);
  const [following, setFollowing] = useState(false);
  const [sent, showSent] = useVanishing<true>();
  const close = () => {
    keepInterrupted('');
    setAsked(undefined);
  };
  useKeptIntent(job.id, role, (wish) => {
    if (wish === 'apply') setAsked('apply');
    else void favorite.keep();
  });
  const applied = justApplied || !!marks.applied?.some((mark) => mark.job === job.id);

  return {
    job,
    role,
    favorite,
    applied,
    /** Whether it was applied to or saved is not known yet: neither is offered. */
    unknown: marks.unknown && !applied,
    /** What was asked for and needs something of the person first: signing in, another account. */
    refused: role === 'user' ? undefined : asked,
    formOpen: role === 'user' && asked === 'apply' && !applied,
    askToApply: () => setAsked('apply'),
    askForFavorite: () => {
      if (role === 'user') void favorite.toggle();
      else setAsked('favorite');
    },
    close,
    onSent: () => {
      close();
      setJustApplied(true);
      setFollowing(true);
      showSent(true);
    },
    /** True for the three seconds after applying. */
    sent: sent === true,
    /** True after applying, until what then follows is closed. */
    following,
    stopFollowing: () => setFollowing(false),
  };
}

export type JobActions = ReturnType<typeof useJobActions>;
