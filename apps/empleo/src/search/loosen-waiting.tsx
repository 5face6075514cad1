import { useTranslation } from '@puente/platform';
import { Cluster, Skeleton, SkeletonCards } from '@puente/ui';
import styles from './loosen.module.css';

/** Of the measures of what comes: two or three choices, and jobs. */
export function LoosenWaiting() {
  const { t } = useTranslation('empleo');
  return (
    <div className={styles.loosen}>
      <p>{t('search.searching')}</p>
      <Cluster gap={2}>
        <Skeleton width="11rem" height="2.75rem" />
        <Skeleton width="13rem" height="2.75rem" />
      </Cluster>
      <NearestWaiting />
    </div>
  );
}

export function NearestWaiting() {
  const { t } = useTranslation('empleo');
  return (
    <div className={styles.nearest}>
      <Skeleton width="60%" height="1.75rem" />
      <SkeletonCards label={t('search.searching')} count={3} />
    </div>
  );
}
