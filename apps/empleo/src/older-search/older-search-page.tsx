import {
  isOlderSearchComplete,
  jobCategoryNames,
  jobMessages,
  olderSearchLimit,
  subcategoriesOf,
} from '@puente/domain/jobs';
import { placeOptions, usStates } from '@puente/domain/places';
import { Link, translateText, usePageTitle, useTranslation } from '@puente/platform';
import {
  Alert,
  Button,
  buttonClassName,
  EmptyState,
  ErrorState,
  PageColumn,
  PageHeader,
  Select,
  SkeletonCards,
  Stack,
} from '@puente/ui';
import { type FormEvent, useRef, useState } from 'react';
import { emptySearch, type JobSearch, writeSearch } from '@puente/domain/job-search';
import { useSearchJobsQuery } from '../search/search-jobs.endpoints.ts';
import { translatedOptions } from '@puente/section-kit';
import { OlderResult } from './older-result.tsx';
import styles from './older-search.module.css';

const noWish = { state: '', category: '', subcategory: '' };

/** The older search: state, category and subcategory, all three required, and the first ten results. */
export default function OlderSearchPage() {
  const { t } = useTranslation('empleo');
  usePageTitle(t('older.title'));
  const [wish, setWish] = useState(noWish);
  const [incomplete, setIncomplete] = useState(false);
  const [asked, setAsked] = useState<JobSearch>();
  const form = useRef<HTMLFormElement>(null);
  const { currentData, error, isFetching, refetch } = useSearchJobsQuery(asked ?? emptySearch, {
    skip: !asked,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = isOlderSearchComplete(wish);
    setIncomplete(!complete);
    if (complete) {
      const { state, category, subcategory } = wish;
      setAsked({ ...emptySearch, country: 'Estados Unidos', province: state, category, subcategory });
    } else {
      const fields = [...(form.current?.querySelectorAll('select') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
    }
  };
  const jobs = currentData?.jobs.slice(0, olderSearchLimit) ?? [];

  return (
    <PageColumn>
      <PageHeader accent="cochineal" picture="trades" title={t('older.title')} lead={t('older.lead')} />
      <form
        ref={form}
        role="search"
        aria-label={t('older.title')}
        noValidate
        className={styles.form}
        onSubmit={submit}
      >
        <Select
          label={t('older.state')}
          required
          options={placeOptions(usStates, translateText)}
          placeholder={t('choose')}
          value={wish.state}
          onChange={({ target }) => setWish({ ...wish, state: target.value })}
        />
        <Select
          label={t('search.category')}
          required
          options={translatedOptions(jobCategoryNames)}
          placeholder={t('choose')}
          value={wish.category}
          onChange={({ target }) => setWish({ ...wish, category: target.value, subcategory: '' })}
        />
        <Select
          label={t('search.subcategory')}
          required
          options={translatedOptions(subcategoriesOf(wish.category))}
          placeholder={t('choose')}
          value={wish.subcategory}
          onChange={({ target }) => setWish({ ...wish, subcategory: target.value })}
        />
        <Button type="submit" className={styles.submit}>
          {t('search.submit')}
        </Button>
      </form>
      {incomplete && <Alert tone="error">{translateText(jobMessages.olderSearchIncomplete)}</Alert>}
      {asked && (
        <Stack as="section" aria-busy={isFetching}>
          <h2 role="status">
            {currentData
              ? t('older.found', { count: jobs.length })
              : t(isFetching ? 'search.searching' : 'search.results')}
          </h2>
          {!currentData && isFetching && <SkeletonCards label={t('search.searching')} count={3} />}
          {!currentData && !isFetching && error && (
            <ErrorState title={t('search.failed')} retryLabel={t('retry')} onRetry={refetch} headingLevel={3}>
              {t('checkConnection')}
            </ErrorState>
          )}
          {currentData && jobs.length === 0 && (
            <EmptyState
              title={translateText(jobMessages.noJobsForCriteria)}
              headingLevel={3}
              action={
                <Link to="/empleos-disponibles" className={buttonClassName({ variant: 'secondary' })}>
                  {t('search.seeAll')}
                </Link>
              }
            />
          )}
          {jobs.length > 0 && (
            <Stack>
              <Stack as="ul">
                {jobs.map((job) => (
                  <li key={job.id}>
                    <OlderResult job={job} />
                  </li>
                ))}
              </Stack>
              <Link
                to={`/empleos-disponibles?${writeSearch(asked)}`}
                className={buttonClassName({ variant: 'secondary', block: true })}
              >
                {t('older.more')}
              </Link>
            </Stack>
          )}
        </Stack>
      )}
    </PageColumn>
  );
}
