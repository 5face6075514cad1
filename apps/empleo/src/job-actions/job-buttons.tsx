import { applicationMessages } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { Button } from '@puente/ui';
import { CircleCheck, Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styles from './job-actions.module.css';
import { type JobActions } from './use-job-actions.ts';

interface JobButtonsProps {
  actions: JobActions;
  /** Id of the element that names the job, so that twenty «Aplicar» can be told apart. */
  titleId: string;
  block?: boolean;
  /** Where reading comes first: «Aplicar» does not outshout it. */
  quiet?: boolean;
}

export function JobButtons({ actions, titleId, block = false, quiet = false }: JobButtonsProps) {
  const { t } = useTranslation('empleo');
  const apply = useRef<HTMLButtonElement>(null);
  const applied = useRef<HTMLParagraphElement>(null);
  const { formOpen, unknown } = actions;
  const occupied = formOpen || actions.following;
  const wasOccupied = useRef(occupied);
  useEffect(() => {
    // A form that closes gives the focus back to where it came from, or to what stands there now.
    if (wasOccupied.current && !occupied) (apply.current ?? applied.current)?.focus();
    wasOccupied.current = occupied;
  }, [occupied]);

  const { saved } = actions.favorite;
  const heart = t(saved ? 'favorites.remove' : 'favorites.save');
  return (
    <div className={styles.buttons}>
      {actions.applied ? (
        <p ref={applied} role="status" tabIndex={-1} className={styles.applied}>
          <CircleCheck aria-hidden="true" />
          {translateText(applicationMessages.alreadyApplied)}
        </p>
      ) : (
        !formOpen && (
          <Button
            ref={apply}
            block={block}
            variant={quiet ? 'secondary' : 'primary'}
            disabled={unknown}
            aria-describedby={titleId}
            onClick={actions.askToApply}
          >
            {t('apply.action')}
          </Button>
        )
      )}
      <button
        type="button"
        className={styles.heart}
        data-saved={saved || undefined}
        disabled={unknown && !saved}
        aria-label={heart}
        aria-describedby={titleId}
        title={heart}
        onClick={actions.askForFavorite}
      >
        <Heart aria-hidden="true" />
      </button>
    </div>
  );
}
