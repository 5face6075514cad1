import { favoriteMessages } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { useState } from 'react';
import { useRemoveFavoriteMutation } from '../favorites/remove-favorite.endpoints.ts';
import { useSaveFavoriteMutation } from '../favorites/save-favorite.endpoints.ts';
import { type CardJob } from '../job/job.ts';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import { useAccount } from '@puente/section-kit';
import { useVanishing } from '../shared/use-vanishing.ts';

/**
 * One job as the signed-in seeker's favourite: whether it is one, changing it, and what came of that.
 * With `onRemoved` the caller says that it is gone: where the card goes too, it cannot say so itself.
 */
export function useFavorite(job: CardJob, onRemoved?: () => void) {
  const { t } = useTranslation('empleo');
  const seeker = useAccount('user');
  const favorite = useJobMarks().saved?.find((mark) => mark.job === job.id);
  const [save, { isLoading: saving }] = useSaveFavoriteMutation();
  const [remove, { isLoading: removing }] = useRemoveFavoriteMutation();
  const [done, showDone] = useVanishing<'saved' | 'removed'>();
  const [failure, setFailure] = useState<string>();

  const begin = () => {
    setFailure(undefined);
    showDone(undefined);
  };
  const keep = async () => {
    if (!seeker || saving || removing) return;
    begin();
    const error = favorite ? undefined : (await save({ job: job.id, user: seeker.id })).error;
    if (!error) showDone('saved');
    else setFailure(apiStatus(error) === 409 ? favoriteMessages.alreadySaved : favoriteMessages.saveFailed);
  };
  const toggle = async () => {
    if (!favorite) return keep();
    if (!seeker || saving || removing) return;
    begin();
    const { error } = await remove({ id: favorite.id, user: seeker.id });
    if (error) setFailure(favoriteMessages.deleteFailed);
    else if (onRemoved) onRemoved();
    else showDone('removed');
  };

  /** What is being asked for shows at once, and what was just done also while the list is still on its way. */
  const saved = saving || done === 'saved' || (favorite !== undefined && !removing);
  const doneText = { saved: translateText(favoriteMessages.saved), removed: t('favorites.removed') };
  return {
    saved,
    toggle,
    /** Makes it a favourite, and leaves it one. */
    keep,
    done: done && doneText[done],
    failure: failure && translateText(failure),
  };
}
