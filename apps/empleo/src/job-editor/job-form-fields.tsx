import {
  affinities,
  affinityAlias,
  closingDay,
  jobCategoryNames,
  jobLimits,
  jobTypes,
  modalities,
  subcategoriesOf,
  visaRequirements,
  workLanguages,
} from '@puente/domain/jobs';
import { phoneInCountry } from '@puente/domain/phones';
import { countries, placeOptions, statesOf, usualCountry } from '@puente/domain/places';
import { translateText, useTranslation } from '@puente/platform';
import { Checkbox, CheckboxGroup, Select, TextInput } from '@puente/ui';
import { translatedOptions } from '@puente/section-kit';
import { CityField } from './city-field-late.tsx';
import { hasCities } from './job-form-values.ts';
import styles from './job-form.module.css';
import { LongText } from './long-text.tsx';
import { SalaryFields, type SalaryFieldsProps } from './salary-fields.tsx';
import { type JobPartProps, useJobField } from './use-job-field.ts';
import { ZipCodeField } from './zip-code-field.tsx';

export function JobFormFields({ job, onSalaryTo }: SalaryFieldsProps) {
  return (
    <>
      <AboutWork job={job} onSalaryTo={onSalaryTo} />
      <AboutPlace job={job} />
      <AboutPeople job={job} />
      <AboutContact job={job} />
    </>
  );
}

function AboutWork({ job, onSalaryTo }: SalaryFieldsProps) {
  const { t } = useTranslation('empleo');
  const field = useJobField(job);
  const { category } = job.values;
  return (
    <fieldset className={styles.part}>
      <legend>{t('editor.partJob')}</legend>
      <TextInput {...field('title')} hint={t('editor.titleHint')} className={styles.wide} />
      <Select
        {...field('category')}
        onChange={({ target }) => job.change({ category: target.value, subcategory: '' })}
        options={translatedOptions(jobCategoryNames)}
        placeholder={t('choose')}
      />
      <Select
        {...field('subcategory')}
        disabled={!category}
        options={translatedOptions(subcategoriesOf(category))}
        placeholder={category ? t('choose') : t('editor.categoryFirst')}
      />
      <Select {...field('jobType')} options={translatedOptions(jobTypes)} placeholder={t('choose')} />
      <SalaryFields job={job} onSalaryTo={onSalaryTo} />
      <LongText
        {...field('description')}
        limit={jobLimits.description}
        hint={t('editor.descriptionHint')}
        rows={6}
      />
      <LongText {...field('requirements')} limit={jobLimits.requirements} rows={4} />
      <LongText {...field('benefits')} limit={jobLimits.benefits} rows={4} />
    </fieldset>
  );
}

function AboutPlace({ job }: JobPartProps) {
  const { t } = useTranslation('empleo');
  const field = useJobField(job);
  const { country, phone } = job.values;
  return (
    <fieldset className={styles.part}>
      <legend>{t('editor.partPlace')}</legend>
      <Select
        {...field('country')}
        onChange={({ target: { value } }) =>
          // A postal code typed before any country was chosen is of the one that is.
          job.change({
            country: value,
            province: '',
            city: '',
            phone: country ? phoneInCountry(phone, usualCountry(country), usualCountry(value)) : phone,
            ...(country && { zipCode: '' }),
          })
        }
        options={placeOptions(countries, translateText)}
        placeholder={t('choose')}
      />
      <Select
        {...field('province')}
        onChange={({ target: { value } }) => job.change({ province: value, city: '' })}
        disabled={!country}
        options={placeOptions(statesOf(country), translateText)}
        placeholder={country ? t('choose') : t('editor.countryFirst')}
      />
      {hasCities(country) && <CityField job={job} />}
      <ZipCodeField job={job} />
      <Select {...field('modality')} options={translatedOptions(modalities)} placeholder={t('choose')} />
    </fieldset>
  );
}

function AboutPeople({ job }: JobPartProps) {
  const { t } = useTranslation('empleo');
  const field = useJobField(job);
  // On this form the last affinity is spelled its own way; what is stored is the one spelling.
  const affinityOptions = translatedOptions(affinities, (affinity) =>
    affinity === 'Pueblos Originarios' ? affinityAlias : affinity,
  );
  return (
    <fieldset className={styles.part}>
      <legend>{t('editor.partPeople')}</legend>
      <Select
        {...field('workLanguage')}
        options={translatedOptions(workLanguages)}
        placeholder={t('choose')}
      />
      <Select
        {...field('visaRequirement')}
        hint={t('editor.visaHint')}
        options={translatedOptions(visaRequirements)}
        placeholder={t('choose')}
      />
      <CheckboxGroup
        label={t('editor.affinities')}
        optionalText={t('optional')}
        hint={t('editor.affinitiesHint')}
        options={affinityOptions}
        value={job.values.affinities}
        onValueChange={(chosen) => job.change({ affinities: chosen })}
        className={styles.wide}
      />
    </fieldset>
  );
}

function AboutContact({ job }: JobPartProps) {
  const { t } = useTranslation('empleo');
  const field = useJobField(job);
  return (
    <fieldset className={styles.part}>
      <legend>{t('editor.partContact')}</legend>
      <TextInput {...field('phone')} hint={t('editor.phoneHint')} type="tel" autoComplete="tel" />
      <TextInput {...field('contactEmail')} type="email" autoComplete="email" />
      <TextInput {...field('closesOn')} hint={t('editor.closesOnHint')} type="date" min={closingDay()} />
      <Checkbox
        label={t('editor.highlight')}
        hint={t('editor.highlightHint')}
        {...job.tick('highlight')}
        className={styles.wide}
      />
    </fieldset>
  );
}
