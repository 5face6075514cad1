import { useTranslation } from '@puente/platform';
import { SkeletonCards } from '@puente/ui';
import styles from './search-results.module.css';

/** Stands where the results will be, until their code has come too. */
export function SearchWaiting() {
  const { t } = useTranslation('empleo');
  return (
    <section aria-busy="true" className={styles.results}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('search.searching')}</h2>
      </div>
      <SkeletonCards label={t('search.searching')} count={5} />
    </section>
  );
}
