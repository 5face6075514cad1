import { useTranslation } from '@puente/platform';
import { Container, SkeletonList } from '@puente/ui';
import styles from './sections.module.css';

/** Holds a page's room while its code comes. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Container className={styles.waiting}>
      <SkeletonList label={t('loading')} />
    </Container>
  );
}
