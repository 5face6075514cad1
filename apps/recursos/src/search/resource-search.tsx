import { matchesFilters, noFilters, type ResourceFilters, type ResourceItem } from '@puente/domain/resources';
import { useTranslation } from '@puente/platform';
import { useEffect, useRef, useState } from 'react';
import { type FilterChoices, ResourceForm } from './resource-form.tsx';
import { ResourceResults } from './resource-results.tsx';
import styles from './resource-search.module.css';

interface ResourceSearchProps {
  formLabel: string;
  /** The built-in list of the page. */
  items: readonly ResourceItem[];
  choices: FilterChoices;
}

/** Filters over a built-in list. What is found appears only after Buscar, and stays until the next Buscar. */
export function ResourceSearch({ formLabel, items, choices }: ResourceSearchProps) {
  const { t } = useTranslation('recursos');
  const [search, setSearch] = useState<{ filters: ResourceFilters }>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (search) heading.current?.focus();
  }, [search]);

  return (
    <div className={styles.columns}>
      <ResourceForm
        label={formLabel}
        choices={choices}
        initial={noFilters}
        onSearch={(filters) => setSearch({ filters })}
      />
      <div className={styles.results}>
        {search ? (
          <ResourceResults
            headingRef={heading}
            items={items.filter((item) => matchesFilters(item, search.filters))}
          />
        ) : (
          <p className={styles.before}>{t('search.before')}</p>
        )}
        <p className={styles.sample}>{t('search.sample')}</p>
      </div>
    </div>
  );
}
