import {
  affinities,
  jobCategoryNames,
  modalities,
  subcategoriesOf,
  visaAnswers,
  workLanguages,
} from '@puente/domain/jobs';
import { countries, placeOptions, statesOf } from '@puente/domain/places';
import { translateText, useTranslation } from '@puente/platform';
import { CheckboxGroup, Select } from '@puente/ui';
import { translatedOptions } from '@puente/section-kit';
import { type JobSearch } from '@puente/domain/job-search';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  search: JobSearch;
  onChange: (search: JobSearch) => void;
}

/** Everything a search is narrowed by besides its text. */
export function SearchFilters({ search, onChange }: SearchFiltersProps) {
  const { t } = useTranslation('empleo');
  const change = (part: Partial<JobSearch>) => onChange({ ...search, ...part });
  return (
    <div className={styles.filters}>
      <Select
        label={t('search.country')}
        required
        options={placeOptions(countries, translateText)}
        placeholder={t('search.anyCountry')}
        value={search.country}
        onChange={({ target }) => change({ country: target.value, province: '' })}
      />
      <Select
        label={t('search.province')}
        options={placeOptions(statesOf(search.country), translateText)}
        placeholder={search.country ? t('search.all') : t('search.countryFirst')}
        disabled={!search.country}
        value={search.province}
        onChange={({ target }) => change({ province: target.value })}
      />
      <Select
        label={t('search.category')}
        options={translatedOptions(jobCategoryNames)}
        placeholder={t('search.anyCategory')}
        value={search.category}
        onChange={({ target }) => change({ category: target.value, subcategory: '' })}
      />
      <Select
        label={t('search.subcategory')}
        options={translatedOptions(subcategoriesOf(search.category))}
        placeholder={search.category ? t('search.anyCategory') : t('search.categoryFirst')}
        disabled={!search.category}
        value={search.subcategory}
        onChange={({ target }) => change({ subcategory: target.value })}
      />
      <Select
        label={t('search.modality')}
        options={translatedOptions(modalities)}
        placeholder={t('search.anyModality')}
        value={search.modality}
        onChange={({ target }) => change({ modality: target.value as JobSearch['modality'] })}
      />
      <Select
        label={t('search.visa')}
        hint={t('search.visaHint')}
        options={translatedOptions(visaAnswers)}
        placeholder={t('search.any')}
        value={search.visa}
        onChange={({ target }) => change({ visa: target.value as JobSearch['visa'] })}
      />
      <Select
        label={t('search.language')}
        options={translatedOptions(workLanguages)}
        placeholder={t('search.any')}
        value={search.language}
        onChange={({ target }) => change({ language: target.value as JobSearch['language'] })}
      />
      <CheckboxGroup
        label={t('search.affinities')}
        hint={t('search.affinitiesHint')}
        options={translatedOptions(affinities)}
        value={search.affinities}
        onValueChange={(chosen) => change({ affinities: chosen as JobSearch['affinities'] })}
      />
    </div>
  );
}
