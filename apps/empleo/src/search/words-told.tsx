import { useTranslation } from '@puente/platform';
import { type JobPage } from './search-jobs.endpoints.ts';
import styles from './search-results.module.css';

/** How what was found has the words; nothing where each job has all of them. */
export function WordsTold({ text, page: { matched, understood } }: { text: string; page: JobPage }) {
  const { t } = useTranslation('empleo');
  if (text === '' || matched === 'all') return null;
  return (
    <p className={styles.matched}>
      {understood === undefined
        ? t(`search.matched.${matched ?? 'any'}`, { text })
        : t('search.matched.understood', { text, understood })}
    </p>
  );
}
