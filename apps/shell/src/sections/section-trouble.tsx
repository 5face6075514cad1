import { usePageTitle, useTranslation } from '@puente/platform';
import { Container, ErrorState } from '@puente/ui';
import { type FailureReason } from './section-failure.ts';
import styles from './sections.module.css';

export interface SectionTroubleProps {
  /** Name of the page that failed. */
  label: string;
  reason: FailureReason;
  onRetry: () => void;
}

/** Stands in for a page that could not be shown: says which, why, and offers another try. */
export function SectionTrouble({ label, reason, onRetry }: SectionTroubleProps) {
  const { t } = useTranslation('shell');
  const title = t('trouble.title', { label });
  usePageTitle(title);
  return (
    <Container className={styles.waiting}>
      <ErrorState headingLevel={1} title={title} onRetry={onRetry} retryLabel={t('trouble.retry')}>
        {t(`trouble.${reason}`)}
      </ErrorState>
    </Container>
  );
}
