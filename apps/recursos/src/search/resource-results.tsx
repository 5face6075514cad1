import { noResources, type ResourceItem } from '@puente/domain/resources';
import { useTranslation } from '@puente/platform';
import { EmptyState } from '@puente/ui';
import { type Ref } from 'react';
import { ResourceCard } from './resource-card.tsx';
import styles from './resource-results.module.css';

interface ResourceResultsProps {
  items: readonly ResourceItem[];
  headingRef: Ref<HTMLHeadingElement>;
}

export function ResourceResults({ items, headingRef }: ResourceResultsProps) {
  const { t } = useTranslation('recursos');
  return (
    <section aria-labelledby="results" className={styles.results}>
      <div role="status">
        <h2 id="results" ref={headingRef} tabIndex={-1}>
          {items.length > 0 ? t('search.found', { count: items.length }) : t('search.results')}
        </h2>
      </div>
      {items.length === 0 ? (
        <EmptyState headingLevel={3} title={noResources}>
          {t('search.emptyAdvice')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <ResourceCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
