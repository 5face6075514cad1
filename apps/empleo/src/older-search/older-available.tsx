import { type JobSearch, writeSearch } from '@puente/domain/job-search';
import { Link, useTranslation } from '@puente/platform';
import { buttonClassName } from '@puente/ui';
import { useMemo } from 'react';
import { OlderResults } from './older-results.tsx';

/** The rest of what the older search found; beyond what is kept of it, on /empleos. */
export function OlderAvailable({ search }: { search: JobSearch }) {
  const { t } = useTranslation('empleo');
  const { province: state, category, subcategory } = search;
  const asked = useMemo(() => ({ state, category, subcategory }), [state, category, subcategory]);
  return (
    <OlderResults
      search={asked}
      more={() => (
        <Link
          to={`/empleos?${writeSearch(search)}`}
          className={buttonClassName({ variant: 'secondary', block: true })}
        >
          {t('older.filter')}
        </Link>
      )}
    />
  );
}
