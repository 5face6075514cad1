import { jobMessages } from '@puente/domain/jobs';
import { type DistanceUnit } from '@puente/domain/places';
import {
  adviceFor,
  formatNumber,
  Navigate,
  translateText,
  useLocation,
  useTranslation,
} from '@puente/platform';
import { Button, EmptyState, ErrorState, Select, SkeletonCards, Stack } from '@puente/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { JobCard } from '../job/job-card.tsx';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import { SaveSearch } from '../saved-searches/save-search-late.tsx';
import { Pagination } from '../shared/late-components.ts';
import { latePart, Nothing } from '../shared/late-part.tsx';
import {
  emptySearch,
  type JobSearch,
  radiusUnit,
  type SortOrder,
  sortFor,
  sortOrders,
  wishesOf,
  writeSearch,
} from '@puente/domain/job-search';
import { PlaceTold } from './place-told.tsx';
import { useSearchJobsQuery } from './search-jobs.endpoints.ts';
import styles from './search-results.module.css';
import { type ArriveAt } from './use-arrival.ts';
import { WordsTold } from './words-told.tsx';

// Few searches find nothing.
const Loosen = latePart(async () => (await import('./loosen.tsx')).Loosen, LoosenCodeWaiting, Nothing);

function LoosenCodeWaiting() {
  const { t } = useTranslation('empleo');
  return <SkeletonCards label={t('search.searching')} count={4} />;
}

export interface SearchResultsProps {
  search: JobSearch;
  /** Another one for each search, also for the same one again. */
  searchKey: string;
  /** Leads to the heading, for each search made on this page. */
  arriveAt: ArriveAt | undefined;
  onChange: (search: JobSearch) => void;
  /** What the server counts distances in there; undefined while that is not known. */
  onUnit?: ((unit: DistanceUnit | undefined) => void) | undefined;
}

export function SearchResults({ search, searchKey, arriveAt, onChange, onUnit }: SearchResultsProps) {
  const { t } = useTranslation('empleo');
  const { pathname } = useLocation();
  const { currentData, error, isFetching, refetch } = useSearchJobsQuery(search);
  useJobMarks();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownPage = useRef(search.page);
  const arrive = useEffectEvent(() => {
    if (heading.current) arriveAt?.(heading.current, search.page !== shownPage.current);
    shownPage.current = search.page;
  });
  useEffect(() => arrive(), [searchKey]);

  const shownKey = useRef(searchKey);
  useEffect(() => {
    // Buscar asks the server again, even for what was answered a moment ago.
    if (shownKey.current !== searchKey) void refetch();
    shownKey.current = searchKey;
  }, [searchKey, refetch]);

  const { label, unit } = currentData?.place ?? {};
  useEffect(() => onUnit?.(unit), [unit, onUnit]);

  // By its full name a place says in which unit its radius is.
  const named = label && search.radius && !radiusUnit(search) ? { ...search, place: label } : search;

  const pagination = currentData?.pagination;
  const count = pagination?.total ?? 0;
  const filtered = wishesOf(search).length > 0;
  if (pagination && count > 0 && search.page > pagination.pageCount) {
    return <Navigate replace to={`${pathname}?${writeSearch({ ...search, page: pagination.pageCount })}`} />;
  }
  const headingText = () => {
    if (currentData)
      return t(pagination?.capped ? 'search.foundMore' : 'search.found', {
        count,
        shown: formatNumber(count),
      });
    return isFetching ? t('search.searching') : t('search.results');
  };
  return (
    <section aria-busy={isFetching} className={styles.results}>
      <div className={styles.head}>
        <div role="status">
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {headingText()}
          </h2>
          {currentData && count > 0 && <WordsTold text={search.text} page={currentData} />}
          {currentData && (
            <PlaceTold search={search} place={currentData.place} ignored={currentData.ignored} />
          )}
        </div>
        <div className={styles.save}>
          <SaveSearch search={named} />
        </div>
        {count > 0 && (
          <Select
            label={t('search.sort')}
            labelHidden
            className={styles.sort}
            options={sortOrders
              .filter((order) => sortFor(search, order) === order)
              .map((order) => ({ value: order, label: t(`search.order.${order}`) }))}
            value={search.sort}
            onChange={({ target }) => onChange({ ...search, sort: target.value as SortOrder, page: 1 })}
          />
        )}
      </div>
      {!currentData && isFetching && <SkeletonCards label={t('search.searching')} count={5} />}
      {!currentData && !isFetching && error && (
        <ErrorState title={t('search.failed')} retryLabel={t('retry')} onRetry={refetch} headingLevel={3}>
          {t(adviceFor(error))}
        </ErrorState>
      )}
      {currentData && count === 0 && (
        <EmptyState
          title={translateText(jobMessages.noJobsForSearch)}
          headingLevel={3}
          action={
            filtered && (
              <Button variant="secondary" onClick={() => onChange(emptySearch)}>
                {t('search.seeAll')}
              </Button>
            )
          }
        >
          {filtered && t('search.emptyAdvice')}
        </EmptyState>
      )}
      {currentData && count === 0 && filtered && <Loosen search={search} named={named} onChange={onChange} />}
      {currentData && (
        // A new search closes open forms: its cards are new ones.
        <Stack as="ul" key={searchKey} gap={3}>
          {currentData.jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} askedCountry={search.country} />
            </li>
          ))}
        </Stack>
      )}
      {pagination && (
        <Pagination
          page={search.page}
          pageCount={pagination.pageCount}
          onPageChange={(page) => onChange({ ...search, page })}
          labels={{
            nav: t('pages.nav'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
            summary: (page, pageCount) => t('pages.summary', { page, pageCount }),
          }}
        />
      )}
    </section>
  );
}
