import {
  type ClosestResources,
  closestResources,
  matchesFilters,
  noResources,
  type ResourceFilters,
  type ResourceItem,
} from '@puente/domain/resources';
import { translateText, useTranslation } from '@puente/platform';
import { Button, Card } from '@puente/ui';
import { type Ref } from 'react';
import { ClosestResults } from './closest-results.tsx';
import { ResourceList } from './resource-list.tsx';
import styles from './resource-results.module.css';

interface ResourceResultsProps {
  /** The built-in list of the page. */
  items: readonly ResourceItem[];
  /** What was looked for; undefined before the first search, when all of the list is shown. */
  filters: ResourceFilters | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onShowAll: () => void;
}

/** The place that was asked for and has nothing; a state with its country, as «Panamá» is both. */
function placeWithout(closest: ClosestResources, { state, country }: ResourceFilters): string {
  const places = closest.country ? [state, country] : [country];
  return places.filter(Boolean).map(translateText).join(', ');
}

export function ResourceResults({ items, filters, headingRef, onShowAll }: ResourceResultsProps) {
  const { t } = useTranslation('recursos');
  const found = filters ? items.filter((item) => matchesFilters(item, filters)) : items;
  const closest = filters && found.length === 0 ? closestResources(items, filters) : undefined;
  const place = closest && filters ? placeWithout(closest, filters) : '';
  return (
    <div className={styles.results}>
      <section aria-labelledby="results" className={styles.results}>
        <div role="status">
          <h2 id="results" ref={headingRef} tabIndex={-1}>
            {filters ? t('search.found', { count: found.length }) : t('search.all')}
          </h2>
        </div>
        {found.length > 0 ? (
          <ResourceList items={found} />
        ) : (
          <Card tone="sunken" className={styles.none}>
            <h3>{translateText(noResources)}</h3>
            {place && <p>{t('search.noneHere', { place })}</p>}
            <Button variant="secondary" onClick={onShowAll}>
              {t('search.showAll')}
            </Button>
          </Card>
        )}
      </section>
      {filters && closest && <ClosestResults closest={closest} filters={filters} />}
    </div>
  );
}
