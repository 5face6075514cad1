import { type JobSearch, withoutWish } from '@puente/domain/job-search';
import { formatNumber, useTranslation } from '@puente/platform';
import { Button, Cluster, Stack } from '@puente/ui';
import { JobCard } from '../job/job-card.tsx';
import { useCompanyName } from '../company/company-name.tsx';
import styles from './loosen.module.css';
import { useSearchAlternativesQuery } from './search-facets.endpoints.ts';
import { useSearchJobsQuery } from './search-jobs.endpoints.ts';
import { labelOf } from './wish-labels.ts';

export interface LoosenProps {
  /** One that finds nothing. */
  search: JobSearch;
  onChange: (search: JobSearch) => void;
}

/** How many of the nearest are shown. */
const shownAtOnce = 5;

/** What to let go of a search that finds nothing, with what there is then; and the first jobs of the best of it. */
export function Loosen({ search, onChange }: LoosenProps) {
  const { t } = useTranslation('empleo');
  const { currentData: alternatives = [] } = useSearchAlternativesQuery(search);
  const company = useCompanyName(search.employer);
  const [best] = alternatives;
  const nearest = best && withoutWish(search, best.drop);
  const { currentData } = useSearchJobsQuery(nearest ?? search, { skip: !nearest });
  if (!best || !nearest) return null;
  return (
    <div className={styles.loosen}>
      <p>{t('find.loosen')}</p>
      <Cluster as="ul" gap={2}>
        {alternatives.map(({ drop, count }) => (
          <li key={drop}>
            <Button variant="secondary" size="small" onClick={() => onChange(withoutWish(search, drop))}>
              {t('find.withoutCounted', {
                label: labelOf(search, drop, t, company),
                count,
                shown: formatNumber(count),
              })}
            </Button>
          </li>
        ))}
      </Cluster>
      {currentData && currentData.jobs.length > 0 && (
        <section className={styles.nearest}>
          <h2>{t('find.nearest', { label: labelOf(search, best.drop, t, company) })}</h2>
          <Stack as="ul" gap={3}>
            {currentData.jobs.slice(0, shownAtOnce).map((job) => (
              <li key={job.id}>
                <JobCard job={job} askedCountry={nearest.country} />
              </li>
            ))}
          </Stack>
          {currentData.pagination.total > shownAtOnce && (
            <Button variant="secondary" block onClick={() => onChange(nearest)}>
              {t('find.seeNearest', {
                count: currentData.pagination.total,
                shown: formatNumber(currentData.pagination.total),
              })}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
