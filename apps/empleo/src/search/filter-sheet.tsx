import { formatNumber, useTranslation } from '@puente/platform';
import { Button, Dialog, VisuallyHidden } from '@puente/ui';
import styles from './filter-sheet.module.css';
import { type JobSearch, withoutFilters } from '@puente/domain/job-search';
import { SearchFilters } from './search-filters.tsx';
import { useFacets } from './use-facets.ts';

export interface FilterSheetProps {
  search: JobSearch;
  onChange: (search: JobSearch) => void;
  /** Leaves what was chosen as it is, and the results too. */
  onClose: () => void;
  onShow: () => void;
}

/** The filters on a phone, over the page; its button says how many jobs there are for them. */
export function FilterSheet({ search, onChange, onClose, onShow }: FilterSheetProps) {
  const { t } = useTranslation('empleo');
  const { total: count, values } = useFacets(search);
  const counted = count === undefined ? undefined : { count, shown: formatNumber(count) };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('search.filters')}
      closeLabel={t('search.close')}
      className={styles.sheet}
    >
      <SearchFilters search={search} counts={values} onChange={onChange} />
      <div className={styles.foot}>
        <Button variant="quiet" onClick={() => onChange(withoutFilters(search))}>
          {t('search.clear')}
        </Button>
        <Button className={styles.show} onClick={onShow}>
          {counted ? t('search.showCounted', counted) : t('search.show')}
        </Button>
      </div>
      <div role="status">
        <VisuallyHidden>{counted && t('search.found', counted)}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
