import {
  affinities,
  jobCategoryNames,
  modalities,
  subcategoriesOf,
  visaAnswers,
  workLanguages,
} from '@puente/domain/jobs';
import { countries, statesOf } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { Button, CheckboxGroup, Select, TextInput } from '@puente/ui';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { translatedOptions } from '../shared/translated-options.ts';
import { countFilters, type JobSearch } from './job-search.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  /** What is looked for already; the form follows it, as Back and Forward change it. */
  search: JobSearch;
  /** On a phone: whether the filters begin unfolded. */
  unfolded: boolean;
  onSearch: (search: JobSearch) => void;
}

export function SearchForm({ search, unfolded, onSearch }: SearchFormProps) {
  const { t } = useTranslation('empleo');
  const [draft, setDraft] = useState(search);
  const [followed, setFollowed] = useState(search);
  const [open, setOpen] = useState(unfolded);
  const filtersId = useId();
  if (followed !== search) {
    setFollowed(search);
    setDraft(search);
  }
  const change = (part: Partial<JobSearch>) => setDraft({ ...draft, ...part });
  const count = countFilters(draft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onSearch(draft);
  };

  return (
    <form
      role="search"
      aria-label={t('search.formLabel')}
      noValidate
      className={styles.form}
      data-open={open}
      onSubmit={submit}
    >
      <TextInput
        type="search"
        enterKeyHint="search"
        label={t('search.text')}
        placeholder={t('search.textPlaceholder')}
        maxLength={100}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={filtersId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count > 0 ? t('search.filtersCounted', { count }) : t('search.filters')}
      </button>
      <div id={filtersId} className={styles.filters}>
        <Select
          label={t('search.country')}
          required
          options={translatedOptions(countries)}
          placeholder={t('search.anyCountry')}
          value={draft.country}
          onChange={({ target }) => change({ country: target.value, province: '' })}
        />
        <Select
          label={t('search.province')}
          options={translatedOptions(statesOf(draft.country))}
          placeholder={draft.country ? t('search.all') : t('search.countryFirst')}
          disabled={!draft.country}
          value={draft.province}
          onChange={({ target }) => change({ province: target.value })}
        />
        <Select
          label={t('search.category')}
          options={translatedOptions(jobCategoryNames)}
          placeholder={t('search.anyCategory')}
          value={draft.category}
          onChange={({ target }) => change({ category: target.value, subcategory: '' })}
        />
        <Select
          label={t('search.subcategory')}
          options={translatedOptions(subcategoriesOf(draft.category))}
          placeholder={draft.category ? t('search.anyCategory') : t('search.categoryFirst')}
          disabled={!draft.category}
          value={draft.subcategory}
          onChange={({ target }) => change({ subcategory: target.value })}
        />
        <Select
          label={t('search.modality')}
          options={translatedOptions(modalities)}
          placeholder={t('search.anyModality')}
          value={draft.modality}
          onChange={({ target }) => change({ modality: target.value as JobSearch['modality'] })}
        />
        <Select
          label={t('search.visa')}
          hint={t('search.visaHint')}
          options={translatedOptions(visaAnswers)}
          placeholder={t('search.any')}
          value={draft.visa}
          onChange={({ target }) => change({ visa: target.value as JobSearch['visa'] })}
        />
        <Select
          label={t('search.language')}
          options={translatedOptions(workLanguages)}
          placeholder={t('search.any')}
          value={draft.language}
          onChange={({ target }) => change({ language: target.value as JobSearch['language'] })}
        />
        <CheckboxGroup
          label={t('search.affinities')}
          hint={t('search.affinitiesHint')}
          options={translatedOptions(affinities)}
          value={draft.affinities}
          onValueChange={(chosen) => change({ affinities: chosen as JobSearch['affinities'] })}
        />
      </div>
      <div className={styles.submit}>
        <Button type="submit" block>
          <Search aria-hidden="true" />
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}
