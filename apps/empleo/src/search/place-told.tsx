import { type JobSearch, radiusUnit } from '@puente/domain/job-search';
import { useTranslation } from '@puente/platform';
import styles from './search-results.module.css';
import { type FoundPlace } from './search-jobs.endpoints.ts';

interface PlaceToldProps {
  search: JobSearch;
  /** As the server understood it: null when it did not, undefined when none was asked for. */
  place: FoundPlace | null | undefined;
}

/** Where the jobs of a list are, as it was understood. */
export function PlaceTold({ search, place }: PlaceToldProps) {
  const { t } = useTranslation('empleo');
  const told = () => {
    if (place === null && search.place) return t('find.noPlace', { place: search.place });
    if (!place || search.at) return undefined;
    const { label } = place;
    if (!search.radius) return t('find.inPlace', { place: label });
    return t(`find.around.${radiusUnit(search)}`, { place: label, radius: search.radius });
  };
  const text = told();
  return text ? <p className={styles.matched}>{text}</p> : null;
}
