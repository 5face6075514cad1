import {
  asksForDuration,
  asksForStage,
  durations,
  type ResourceFilters,
  type ResourceType,
  settleFilters,
  stages,
  validationAnswers,
} from '@puente/domain/resources';
import { countries, statesOf } from '@puente/domain/places';
import { useTranslation } from '@puente/platform';
import { Button, Select } from '@puente/ui';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './resource-form.module.css';

export interface FilterChoices {
  typeLabel: string;
  types: readonly ResourceType[];
  /** Whether the page asks about validating credits. */
  validation?: boolean;
}

interface ResourceFormProps {
  /** Names the form for who cannot see it. */
  label: string;
  choices: FilterChoices;
  initial: ResourceFilters;
  onSearch: (filters: ResourceFilters) => void;
}

export function ResourceForm({ label, choices, initial, onSearch }: ResourceFormProps) {
  const { t } = useTranslation('recursos');
  const [filters, setFilters] = useState(initial);
  // The options of each list are the type's own, so what comes back is one of them.
  const choose = (name: keyof ResourceFilters) => ({
    value: filters[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFilters(settleFilters({ ...filters, [name]: target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(filters);
  };
  return (
    <form role="search" aria-label={label} noValidate className={styles.form} onSubmit={submit}>
      <Select
        label={choices.typeLabel}
        options={choices.types}
        placeholder={t('search.any')}
        {...choose('type')}
      />
      {asksForStage(filters.type) && (
        <Select
          label={t('search.stage')}
          options={stages}
          placeholder={t('search.anyFeminine')}
          {...choose('stage')}
        />
      )}
      {asksForDuration(filters.type) && (
        <Select
          label={t('search.duration')}
          options={durations}
          placeholder={t('search.anyFeminine')}
          {...choose('duration')}
        />
      )}
      {choices.validation && (
        <Select
          label={t('search.validation')}
          options={validationAnswers}
          placeholder={t('search.either')}
          {...choose('needsValidation')}
        />
      )}
      <Select
        label={t('search.country')}
        options={countries}
        placeholder={t('search.any')}
        {...choose('country')}
      />
      <Select
        label={t('search.state')}
        options={statesOf(filters.country)}
        placeholder={filters.country ? t('search.any') : t('search.countryFirst')}
        disabled={!filters.country}
        {...choose('state')}
      />
      <Button type="submit" block>
        <Search aria-hidden="true" />
        {t('search.submit')}
      </Button>
    </form>
  );
}
