import { formatNumber, useTranslation } from '@puente/platform';
import { Button } from '@puente/ui';
import { useId } from 'react';
import styles from './filter-column.module.css';
import { emptySearch, type JobSearch, sameFilters, withoutFilters } from '@puente/domain/job-search';
import { SearchFilters } from './search-filters.tsx';
import { type MatchingCounts } from './use-facets.ts';

interface FilterColumnProps {
  /** The form that what is chosen here belongs to. */
  formId: string;
  search: JobSearch;
  asked: JobSearch | undefined;
  counts: MatchingCounts | undefined;
  onChange: (search: JobSearch) => void;
}

/** The filters beside the results, where there is room. What was chosen and not asked for yet has a button in sight. */
export function FilterColumn({ formId, search, asked = emptySearch, counts, onChange }: FilterColumnProps) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const count = counts?.total;
  return (
    <section aria-labelledby={titleId} className={styles.column}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('search.filters')}
        </h2>
        <Button variant="quiet" size="small" onClick={() => onChange(withoutFilters(search))}>
          {t('search.clear')}
        </Button>
      </div>
      <SearchFilters search={search} counts={counts?.values} onChange={onChange} />
      {!sameFilters(search, asked) && (
        <div className={styles.foot}>
          <Button type="submit" form={formId} block>
            {count === undefined
              ? t('search.show')
              : t('search.showCounted', { count, shown: formatNumber(count) })}
          </Button>
        </div>
      )}
    </section>
  );
}
