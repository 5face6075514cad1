import { noResources, type ResourceItem } from '@puente/domain/resources';
import { translateText, useTranslation } from '@puente/platform';
import { Badge, Button, EmptyState } from '@puente/ui';
import { type Ref } from 'react';
import { ResourceCard } from './resource-card.tsx';
import styles from './resource-results.module.css';

interface ResourceResultsProps {
  items: readonly ResourceItem[];
  headingRef: Ref<HTMLHeadingElement>;
  onShowAll: () => void;
}

export function ResourceResults({ items, headingRef, onShowAll }: ResourceResultsProps) {
  const { t } = useTranslation('recursos');
  return (
    <section aria-labelledby="results" className={styles.results}>
      <div role="status">
        <h2 id="results" ref={headingRef} tabIndex={-1}>
          {items.length > 0 ? t('search.found', { count: items.length }) : t('search.results')}
        </h2>
      </div>
      {items.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={translateText(noResources)}
          action={
            <Button variant="secondary" onClick={onShowAll}>
              {t('search.showAll')}
            </Button>
          }
        >
          {t('search.emptyAdvice')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.sample}>
            <Badge tone="accent">{t('search.example')}</Badge> {t('search.sample')}
          </p>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <ResourceCard item={item} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
