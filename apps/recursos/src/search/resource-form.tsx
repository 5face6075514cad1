import {
  asksForDuration,
  asksForStage,
  durations,
  type ResourceFilters,
  settleFilters,
  stages,
  validationAnswers,
} from '@puente/domain/resources';
import { countries, placeOptions, statesOf } from '@puente/domain/places';
import { translateText, useTranslation } from '@puente/platform';
import { Button, Select } from '@puente/ui';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { translatedOptions } from '@puente/section-kit';
import { type Questions } from './resource-address.ts';
import styles from './resource-form.module.css';

interface ResourceFormProps {
  /** Names the form for who cannot see it. */
  label: string;
  typeLabel: string;
  questions: Questions;
  /** What is looked for already; the form follows it, as Back and Forward change it. */
  filters: ResourceFilters;
  onSearch: (filters: ResourceFilters) => void;
}

/** The filters are folded away on a phone, where they would stand between a visitor and a list of four. */
export function ResourceForm({ label, typeLabel, questions, filters, onSearch }: ResourceFormProps) {
  const { t } = useTranslation('recursos');
  const [draft, setDraft] = useState(filters);
  const [followed, setFollowed] = useState(filters);
  const [open, setOpen] = useState(false);
  const filtersId = useId();
  const count = Object.values(draft).filter(Boolean).length;
  if (followed !== filters) {
    setFollowed(filters);
    setDraft(filters);
  }
  // The options of each list are the type's own, so what comes back is one of them.
  const choose = (name: keyof ResourceFilters) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setDraft(settleFilters({ ...draft, [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    onSearch(draft);
  };
  return (
    <form
      role="search"
      aria-label={label}
      noValidate
      className={styles.form}
      data-open={open}
      onSubmit={submit}
    >
      <Button
        variant="secondary"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={filtersId}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count > 0 ? t('search.filtersCounted', { count }) : t('search.filters')}
      </Button>
      <div id={filtersId} className={styles.filters}>
        <Select
          label={typeLabel}
          options={translatedOptions(questions.types)}
          placeholder={t('search.any')}
          {...choose('type')}
        />
        {asksForStage(draft.type) && (
          <Select
            label={t('search.stage')}
            options={translatedOptions(stages)}
            placeholder={t('search.anyFeminine')}
            {...choose('stage')}
          />
        )}
        {asksForDuration(draft.type) && (
          <Select
            label={t('search.duration')}
            options={translatedOptions(durations)}
            placeholder={t('search.anyFeminine')}
            {...choose('duration')}
          />
        )}
        {questions.validation && (
          <Select
            label={t('search.validation')}
            options={translatedOptions(validationAnswers)}
            placeholder={t('search.either')}
            {...choose('needsValidation')}
          />
        )}
        <Select
          label={t('search.country')}
          options={placeOptions(countries, translateText)}
          placeholder={t('search.any')}
          {...choose('country')}
        />
        <Select
          label={t('search.state')}
          options={placeOptions(statesOf(draft.country), translateText)}
          placeholder={draft.country ? t('search.any') : t('search.countryFirst')}
          disabled={!draft.country}
          {...choose('state')}
        />
      </div>
      <Button type="submit" block>
        <Search aria-hidden="true" />
        {t('search.submit')}
      </Button>
    </form>
  );
}
