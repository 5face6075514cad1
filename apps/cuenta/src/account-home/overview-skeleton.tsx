import { useTranslation } from '@puente/platform';
import { Grid, Skeleton, VisuallyHidden } from '@puente/ui';
import styles from './overview-skeleton.module.css';

/** The place of a contribution: panels as high as those that come (apps/empleo/src/account-overview). */
export function OverviewSkeleton({ panels }: { panels: number }) {
  const { t } = useTranslation('cuenta');
  return (
    <Grid role="status" min="19rem">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: panels }, (_, place) => (
        <div key={place} className={styles.panel}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </div>
      ))}
    </Grid>
  );
}
