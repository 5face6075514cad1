import { type JobSearch, withoutFilters } from '@puente/domain/job-search';
import { useTranslation } from '@puente/platform';
import { X } from 'lucide-react';
import { useState } from 'react';
import { latePart, Nothing } from '../shared/late-part.tsx';
import styles from './active-filters.module.css';
import { chipsOf } from './wish-labels.ts';

// Few searches are of one company; until it is known, the chip says that much.
const CompanyNameSource = latePart(
  async () => (await import('../company/company-name.tsx')).CompanyNameSource,
  Nothing,
  Nothing,
);

interface ActiveFiltersProps {
  search: JobSearch;
  /** At once. */
  onChange: (search: JobSearch) => void;
}

/** What the results are narrowed by, each to be taken away by itself; on a phone in one line that is pushed sideways. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('empleo');
  const [company, setCompany] = useState<string | null>();
  const chips = chipsOf(search, t, company);
  if (chips.length === 0) return null;
  return (
    <>
      {search.employer && <CompanyNameSource username={search.employer} onName={setCompany} />}
      <ul aria-label={t('find.active')} className={styles.chips}>
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('find.remove', { label })}
              className={styles.chip}
              onClick={() => onChange(without)}
            >
              {label}
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <button
              type="button"
              className={styles.clear}
              onClick={() => onChange({ ...withoutFilters(search), page: 1 })}
            >
              {t('search.clear')}
            </button>
          </li>
        )}
      </ul>
    </>
  );
}
