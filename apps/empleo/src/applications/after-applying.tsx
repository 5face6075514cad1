import { applicationMessages } from '@puente/domain/jobs';
import { Link, translateText, useTranslation } from '@puente/platform';
import { Button, buttonClassName, Cluster } from '@puente/ui';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { type CardJob } from '../job/job.ts';
import styles from './after-applying.module.css';
import { SimilarJobs } from './similar-jobs.tsx';

interface AfterApplyingProps {
  job: CardJob;
  /** True for the moment of the success itself. */
  sent: boolean;
  withSimilar: boolean;
  onClose?: () => void;
}

/** Says that it was sent, and stays when the success itself goes away: where to follow it, and what else there is. */
export function AfterApplying({ job, sent, withSimilar, onClose }: AfterApplyingProps) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Within a card there is no outline to take part in.
  const Title = withSimilar ? 'h2' : 'p';
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className={styles.after}>
      <Title id={titleId} className={styles.title}>
        <CircleCheck aria-hidden="true" />
        {sent ? translateText(applicationMessages.sent) : t('apply.done')}
      </Title>
      {withSimilar && <p>{t('apply.doneText')}</p>}
      <Cluster>
        <Link
          to="/mi-cuenta/empleos-aplicados"
          className={buttonClassName({ variant: 'secondary', size: 'small' })}
        >
          {t('apply.seeApplications')}
        </Link>
        {onClose && (
          <Button variant="quiet" size="small" onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </Cluster>
      {withSimilar && <SimilarJobs job={job} />}
    </section>
  );
}
