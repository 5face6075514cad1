import {
  type JobSearch,
  loosened,
  type Loosening,
  radiusUnit,
  wishesOf,
  withoutWishes,
} from '@puente/domain/job-search';
import { formatNumber, useLanguage, useTranslation } from '@puente/platform';
import { Button, Cluster, Stack } from '@puente/ui';
import { JobCard } from '../job/job-card.tsx';
import { useCompanyName } from '../company/company-name.tsx';
import { LoosenWaiting, NearestWaiting } from './loosen-waiting.tsx';
import styles from './loosen.module.css';
import { type Alternative, useSearchAlternativesQuery } from './search-facets.endpoints.ts';
import { useSearchJobsQuery } from './search-jobs.endpoints.ts';
import { labelOf } from './wish-labels.ts';

export interface LoosenProps {
  /** One that finds nothing. */
  search: JobSearch;
  /** The same by the full name of its place, which says in which unit its radius is. */
  named: JobSearch;
  onChange: (search: JobSearch) => void;
}

/** How many of the nearest are shown. */
const shownAtOnce = 5;

/** What to let go of a search that finds nothing, with what there is then; and the first jobs of the best of it. */
export function Loosen({ search, named, onChange }: LoosenProps) {
  const { t } = useTranslation('empleo');
  const { currentData: alternatives, isFetching, refetch } = useSearchAlternativesQuery(search);
  const quoted = useQuotedWishes(named);
  if (!alternatives && isFetching) return <LoosenWaiting />;
  if (!alternatives) {
    return (
      <div data-trouble="" className={styles.loosen}>
        <p role="status">{t('search.failed')}</p>
        <div>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      </div>
    );
  }
  const [best] = alternatives;
  if (!best) return null;
  // Without any wish they are all the jobs there are, which is offered already.
  const choices = alternatives.filter((one) => wishesOf(loosened(search, one)).length > 0);
  return (
    <div className={styles.loosen}>
      {choices.length > 0 && (
        <>
          <p>{t(best.drop.length > 1 || best.radius ? 'find.loosenSeveral' : 'find.loosen')}</p>
          <Cluster as="ul" gap={2}>
            {choices.map((choice) => (
              <li key={choice.drop.join()}>
                <Button variant="secondary" size="small" onClick={() => onChange(loosened(search, choice))}>
                  {t(choice.capped ? 'find.withoutMore' : 'find.withoutCounted', {
                    wishes: quoted(choice),
                    count: choice.count,
                    shown: formatNumber(choice.count),
                  })}
                </Button>
              </li>
            ))}
          </Cluster>
        </>
      )}
      <Nearest
        title={t('find.nearest', { wishes: quoted(best) })}
        search={loosened(search, best)}
        best={best}
        onChange={onChange}
      />
    </div>
  );
}

/** The first jobs of a search that finds some; where they do not come, the choices stand alone. */
function Nearest({
  title,
  search,
  best,
  onChange,
}: Omit<LoosenProps, 'named'> & { title: string; best: Alternative }) {
  const { t } = useTranslation('empleo');
  const { currentData, isFetching } = useSearchJobsQuery(search);
  if (!currentData && isFetching) return <NearestWaiting />;
  if (!currentData || currentData.jobs.length === 0) return null;
  const { count, capped } = best;
  return (
    <section className={styles.nearest}>
      <h2>{title}</h2>
      <Stack as="ul" gap={3}>
        {currentData.jobs.slice(0, shownAtOnce).map((job) => (
          <li key={job.id}>
            <JobCard job={job} askedCountry={search.country} />
          </li>
        ))}
      </Stack>
      {count > shownAtOnce && (
        <Button variant="secondary" block onClick={() => onChange(search)}>
          {capped ? t('search.show') : t('find.seeNearest', { count, shown: formatNumber(count) })}
        </Button>
      )}
    </section>
  );
}

const quotes = { es: '«»', en: '“”' } as const;

/** «Remoto» e «Inglés»: as the language joins the words, which the quotes must not hide from it; and a wider radius. */
function useQuotedWishes(search: JobSearch): (loosening: Loosening) => string {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const [open, close] = quotes[language];
  const company = useCompanyName(search.employer);
  return ({ drop, radius }) => {
    const wishes = list
      .formatToParts(drop.map((wish) => labelOf(search, wish, t, company)))
      .map(({ type, value }) => (type === 'element' ? `${open}${value}${close}` : value))
      .join('');
    const unit = radiusUnit(withoutWishes(search, drop)) ?? 'either';
    return radius ? t(`find.andWithin.${unit}`, { wishes, radius }) : wishes;
  };
}
