import { type JobSearch } from '@puente/domain/job-search';
import { type SearchedPlace } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import styles from './search-results.module.css';

interface PlaceToldProps {
  search: JobSearch;
  /** As the server understood it: null when it did not, undefined when none was asked for. */
  place: SearchedPlace | null | undefined;
  /** What was asked for in vain. */
  ignored: readonly 'near'[] | undefined;
}

/** Where the jobs of a list are, as it was understood. */
export function PlaceTold({ search, place, ignored }: PlaceToldProps) {
  const { t } = useTranslation('empleo');
  const told = () => {
    if (place === null && search.place) return t('find.noPlace', { place: search.place });
    if (!place) return undefined;
    const { label, city, zip, unit } = place;
    if (ignored?.includes('near')) return t('find.noRadius', { place: label });
    // Of a country or a state there is no around.
    if (search.place && !(search.radius && (city ?? zip))) return t('find.inPlace', { place: label });
    if (!search.radius) return t('find.nearPlace', { place: label });
    return t(`find.around.${unit}`, { place: label, radius: search.radius });
  };
  const text = told();
  return text ? <p className={styles.matched}>{text}</p> : null;
}
