import { type JobSearch, type PayLevel, payLevels, recencies } from '@puente/domain/job-search';
import {
  affinities,
  comparedMoney,
  jobCategoryNames,
  jobTypes,
  modalities,
  subcategoriesOf,
  visaAnswers,
  visaRequirementFor,
  workLanguages,
} from '@puente/domain/jobs';
import { countries, placeOptions, statesOf } from '@puente/domain/places';
import { formatNumber, translateText, useTranslation } from '@puente/platform';
import { CheckboxGroup, type Option, Select } from '@puente/ui';
import { translatedOptions } from '@puente/section-kit';
import { type FacetCounts, type FacetName } from './facet-counts.ts';
import styles from './search-filters.module.css';

interface SearchFiltersProps {
  search: JobSearch;
  /** How many jobs each choice would leave; undefined where that is not known (yet). */
  counts: FacetCounts['values'] | undefined;
  onChange: (search: JobSearch) => void;
}

/** Hours of a full-time year. */
const hoursPerYear = 2080;

/** Everything a search is narrowed by besides its text and its place. */
export function SearchFilters({ search, counts, onChange }: SearchFiltersProps) {
  const { t } = useTranslation('empleo');
  const change = (part: Partial<JobSearch>) => onChange({ ...search, ...part });
  /** «Texas (34)»: what an answer does not name has none. */
  const counted = (facet: FacetName, options: Option[], valueOf = (value: string) => value) => {
    const values = counts?.[facet];
    return options.map((option) => ({
      ...option,
      note: values ? formatNumber(values[valueOf(option.value)] ?? 0) : '',
    }));
  };
  const { sign, perDollar } = comparedMoney(search.country);
  const payLabel = (level: PayLevel) => {
    const yearly = level * perDollar;
    const hourly = Math.round(yearly / hoursPerYear);
    return t('find.pay', { sign, yearly: formatNumber(yearly), hourly: formatNumber(hourly) });
  };
  return (
    <div className={styles.filters}>
      <Select
        label={t('search.country')}
        required
        options={counted('country', placeOptions(countries, translateText))}
        placeholder={t('search.anyCountry')}
        value={search.country}
        onChange={({ target }) => change({ country: target.value, province: '' })}
      />
      <Select
        label={t('search.province')}
        options={counted('province', placeOptions(statesOf(search.country), translateText))}
        placeholder={search.country ? t('search.all') : t('search.countryFirst')}
        disabled={!search.country}
        value={search.province}
        onChange={({ target }) => change({ province: target.value })}
      />
      <Select
        label={t('search.category')}
        options={counted('category', translatedOptions(jobCategoryNames))}
        placeholder={t('search.anyCategory')}
        value={search.category}
        onChange={({ target }) => change({ category: target.value, subcategory: '' })}
      />
      <Select
        label={t('search.subcategory')}
        options={counted('subcategory', translatedOptions(subcategoriesOf(search.category)))}
        placeholder={search.category ? t('search.anyCategory') : t('search.categoryFirst')}
        disabled={!search.category}
        value={search.subcategory}
        onChange={({ target }) => change({ subcategory: target.value })}
      />
      <Select
        label={t('find.since')}
        options={counted(
          'publishedAt',
          recencies.map((value) => ({ value, label: t(`find.recency.${value}`) })),
        )}
        placeholder={t('find.anyTime')}
        value={search.since}
        onChange={({ target }) => change({ since: target.value as JobSearch['since'] })}
      />
      <Select
        label={t('search.modality')}
        options={counted('modality', translatedOptions(modalities))}
        placeholder={t('search.anyModality')}
        value={search.modality}
        onChange={({ target }) => change({ modality: target.value as JobSearch['modality'] })}
      />
      <Select
        label={t('find.jobType')}
        options={counted('jobType', translatedOptions(jobTypes))}
        placeholder={t('search.any')}
        value={search.jobType}
        onChange={({ target }) => change({ jobType: target.value as JobSearch['jobType'] })}
      />
      <Select
        label={t('find.payFrom')}
        options={counted(
          'annualSalary',
          payLevels.map((level) => ({ value: String(level), label: payLabel(level) })),
        )}
        placeholder={t('search.any')}
        value={search.payFrom || ''}
        onChange={({ target }) => change({ payFrom: Number(target.value) as JobSearch['payFrom'] })}
      />
      <Select
        label={t('search.visa')}
        hint={t('search.visaHint')}
        options={counted('visaRequirement', translatedOptions(visaAnswers), (answer) =>
          visaRequirementFor(answer as (typeof visaAnswers)[number]),
        )}
        placeholder={t('search.any')}
        value={search.visa}
        onChange={({ target }) => change({ visa: target.value as JobSearch['visa'] })}
      />
      <Select
        label={t('search.language')}
        options={counted('workLanguage', translatedOptions(workLanguages))}
        placeholder={t('search.any')}
        value={search.language}
        onChange={({ target }) => change({ language: target.value as JobSearch['language'] })}
      />
      <CheckboxGroup
        label={t('search.affinities')}
        hint={t('search.affinitiesHint')}
        options={counted('affinities', translatedOptions(affinities))}
        value={search.affinities}
        onValueChange={(chosen) => change({ affinities: chosen as JobSearch['affinities'] })}
      />
    </div>
  );
}
