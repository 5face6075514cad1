import { type ClosestResources, type ResourceFilters } from '@puente/domain/resources';
import { translateText, useTranslation } from '@puente/platform';
import { ResourceList } from './resource-list.tsx';
import styles from './resource-results.module.css';

interface ClosestResultsProps {
  closest: ClosestResources;
  filters: ResourceFilters;
}

/** What there is of a service beyond the place that was asked for. */
export function ClosestResults({ closest, filters }: ClosestResultsProps) {
  const { t } = useTranslation('recursos');
  const country = translateText(closest.country);
  const titles = {
    country: filters.state
      ? t('search.closest.country', { country })
      : t('search.closest.alike', { country }),
    anywhere: filters.country ? t('search.closest.abroad') : t('search.closest.anywhere'),
  };
  return (
    <section aria-labelledby="closest" className={styles.results}>
      <h2 id="closest">{closest.country ? titles.country : titles.anywhere}</h2>
      <ResourceList items={closest.items} />
    </section>
  );
}
