import {
  isOlderSearchComplete,
  jobCategoryNames,
  jobMessages,
  olderSearchLimit,
  subcategoriesOf,
} from '@puente/domain/jobs';
import { placeOptions, usStates } from '@puente/domain/places';
import {
  Link,
  translateText,
  useLocation,
  useNavigate,
  usePageTitle,
  useTranslation,
} from '@puente/platform';
import { Alert, Button, buttonClassName, PageColumn, PageHeader, Select } from '@puente/ui';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { readSearch, writeSearch } from '@puente/domain/job-search';
import { translatedOptions } from '@puente/section-kit';
import { searchOf } from './older-jobs.endpoints.ts';
import { OlderResults } from './older-results.tsx';
import styles from './older-search.module.css';

/** The wishes of an address in the words of the newer search; empty where it has none. */
function wishesIn(address: string) {
  const search = readSearch(new URLSearchParams(address));
  const { province = '', category = '', subcategory = '' } = search ?? {};
  return { state: search?.country === 'Estados Unidos' ? province : '', category, subcategory };
}

/** The older search: state, category and subcategory, all three required, and the first ten results. Its address keeps it. */
export default function OlderSearchPage() {
  const { t } = useTranslation('empleo');
  usePageTitle(t('older.title'));
  const navigate = useNavigate();
  const { pathname, search: address } = useLocation();
  const told = useMemo(() => wishesIn(address), [address]);
  const [shown, setShown] = useState(told);
  const [wish, setWish] = useState(told);
  const [submitted, setSubmitted] = useState(false);
  // Gone back or forward: the form shows what the address says.
  if (shown !== told) {
    setShown(told);
    setWish(told);
  }
  const asked = isOlderSearchComplete(told) ? told : undefined;
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isOlderSearchComplete(wish)) {
      void navigate(`${pathname}?${writeSearch(searchOf(wish))}`);
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
      {submitted && !isOlderSearchComplete(wish) && (
        <Alert tone="error">{translateText(jobMessages.olderSearchIncomplete)}</Alert>
      )}
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
