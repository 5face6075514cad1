import { useLanguage, useTranslation } from '@puente/platform';
import { Button, Cluster } from '@puente/ui';
import { useId } from 'react';
import { type CardJob } from '../job/job.ts';
import styles from './apply-form.module.css';
import { beginningOf, beginnings } from './letter-beginnings.ts';

interface LetterOffersProps {
  job: CardJob;
  /** The last letter sent, if there was one. */
  last: string | undefined;
  onOffer: (text: string) => void;
}

/** For whom an empty box is the hardest: three ways to begin, and what was written before. */
export function LetterOffers({ job, last, onOffer }: LetterOffersProps) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.offers}>
      <p id={titleId}>{t('apply.beginWith')}</p>
      <Cluster gap={2}>
        {beginnings.map((beginning) => (
          <Button
            key={beginning}
            variant="secondary"
            size="small"
            onClick={() => onOffer(beginningOf(job, beginning, language))}
          >
            {t(`apply.beginning.${beginning}`)}
          </Button>
        ))}
        {last && (
          <Button variant="secondary" size="small" onClick={() => onOffer(last)}>
            {t('apply.beginning.last')}
          </Button>
        )}
      </Cluster>
    </div>
  );
}
