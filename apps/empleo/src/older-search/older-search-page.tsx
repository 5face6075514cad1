import {
  isOlderSearchComplete,
  jobCategoryNames,
  jobMessages,
  type OlderSearch,
  olderSearchLimit,
  subcategoriesOf,
} from '@puente/domain/jobs';
import { placeOptions, usStates } from '@puente/domain/places';
import { Link, translateText, usePageTitle, useTranslation } from '@puente/platform';
import { Alert, Button, buttonClassName, PageColumn, PageHeader, Select } from '@puente/ui';
import { type FormEvent, useRef, useState } from 'react';
import { writeSearch } from '@puente/domain/job-search';
import { translatedOptions } from '@puente/section-kit';
import { searchOf } from './older-jobs.endpoints.ts';
import { OlderResults } from './older-results.tsx';
import styles from './older-search.module.css';

const noWish = { state: '', category: '', subcategory: '' };

/** The older search: state, category and subcategory, all three required, and the first ten results. */
export default function OlderSearchPage() {
  const { t } = useTranslation('empleo');
  usePageTitle(t('older.title'));
  const [wish, setWish] = useState(noWish);
  const [incomplete, setIncomplete] = useState(false);
  const [asked, setAsked] = useState<OlderSearch>();
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const complete = isOlderSearchComplete(wish);
    setIncomplete(!complete);
    if (complete) {
      setAsked(wish);
    } else {
      const fields = [...(form.current?.querySelectorAll('select') ?? [])];
      fields.find(({ value }) => value === '')?.focus();
    }
  };

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
        <OlderResults
          search={asked}
          limit={olderSearchLimit}
          more={() => (
            <Link
              to={`/empleos-disponibles?${writeSearch(searchOf(asked))}`}
              className={buttonClassName({ variant: 'secondary', block: true })}
            >
              {t('older.more')}
            </Link>
          )}
        />
      )}
    </PageColumn>
  );
}
