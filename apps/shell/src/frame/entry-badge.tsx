import { useTranslation } from '@puente/platform';
import { useNavigationBadges } from '@puente/platform/host';
import styles from './entry-badge.module.css';

interface Entry {
  to: string;
}

/** The count that a section keeps on a navigation entry: drawn on its icon, and told with its name. */
export function useEntryBadges() {
  const { t } = useTranslation('shell');
  const counts = useNavigationBadges();
  const countOf = ({ to }: Entry) => counts[to] ?? 0;
  return {
    /** «2 artículos», or nothing. */
    tellCount: (entry: Entry) => {
      const count = countOf(entry);
      return count > 0 ? t('nav.counted', { count }) : '';
    },
    badgeOf: (entry: Entry) => {
      const count = countOf(entry);
      return (
        count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )
      );
    },
  };
}
