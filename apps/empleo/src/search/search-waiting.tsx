import { readSearch, saysSomething } from '@puente/domain/job-search';
import { useSearchParams, useTranslation } from '@puente/platform';
import { SkeletonCards } from '@puente/ui';
import { useRole } from '../session/use-role.ts';
import styles from './search-results.module.css';

/** Stands where the results will be, until their code has come too. */
export function SearchWaiting() {
  const { t } = useTranslation('empleo');
  const search = readSearch(useSearchParams()[0]);
  const canBeSaved = useRole() !== 'employer' && search && saysSomething(search);
  return (
    <section aria-busy="true" className={styles.results}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('search.searching')}</h2>
        {canBeSaved && <div className={styles.save}>&nbsp;</div>}
      </div>
      <SkeletonCards label={t('search.searching')} count={5} />
    </section>
  );
}
