import {
  affinities,
  affinityAlias,
  jobCategoryNames,
  jobMessages,
  type JobStatus,
  jobTypes,
  modalities,
  requiredJobFields,
  sanitizeZipCode,
  subcategoriesOf,
  visaRequirements,
  workLanguages,
} from '@puente/domain/jobs';
import { countries, statesOf } from '@puente/domain/places';
import { restMessages } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { type useForm } from '@puente/platform/forms';
import { Checkbox, CheckboxGroup, Select, TextArea, TextInput } from '@puente/ui';
import { translatedOptions } from '../shared/translated-options.ts';
import styles from './job-form.module.css';
import { type JobFormValues, type JobTextField } from './job-form-values.ts';

interface JobFormFieldsProps {
  job: ReturnType<typeof useForm<JobFormValues, never, JobStatus>>;
}

export function JobFormFields({ job }: JobFormFieldsProps) {
  const { t } = useTranslation('empleo');
  const { values, errors, change } = job;
  const { country, category } = values;
  const requiredFields = translateText(jobMessages.requiredFields);
  // On this form the last affinity is spelled its own way; what is stored is the one spelling.
  const affinityOptions = affinities.map((value) => ({
    value,
    label: translateText(value === 'Pueblos Originarios' ? affinityAlias : value),
  }));

  /** Label, value, message and change of a field; `format` gives what it keeps of what is typed. */
  const field = (name: JobTextField, format?: (typed: string) => string) => {
    const required = requiredJobFields.some((one) => one === name);
    return {
      ...job.field(name, format),
      label: t(`editor.${name}`),
      required,
      optionalText: required ? undefined : t('optional'),
      // Beside a field its own text is shorter than the one for the whole form.
      error: errors[name] === requiredFields ? translateText(restMessages.requiredField) : errors[name],
    };
  };

  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('editor.partJob')}</legend>
        <TextInput {...field('title')} hint={t('editor.titleHint')} className={styles.wide} />
        <Select
          {...field('category')}
          onChange={({ target }) => change({ category: target.value, subcategory: '' })}
          options={translatedOptions(jobCategoryNames)}
          placeholder={t('choose')}
        />
        <Select
          {...field('subcategory')}
          options={translatedOptions(subcategoriesOf(category))}
          placeholder={category ? t('choose') : t('search.categoryFirst')}
        />
        <Select {...field('jobType')} options={translatedOptions(jobTypes)} placeholder={t('choose')} />
        <TextInput {...field('salary')} hint={t('editor.salaryHint')} />
        <TextArea
          {...field('description')}
          hint={t('editor.descriptionHint')}
          rows={6}
          className={styles.wide}
        />
        <TextArea {...field('requirements')} rows={4} className={styles.wide} />
        <TextArea {...field('benefits')} rows={4} className={styles.wide} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partPlace')}</legend>
        <Select
          {...field('country')}
          onChange={({ target }) => change({ country: target.value, province: '' })}
          options={translatedOptions(countries)}
          placeholder={t('choose')}
        />
        <Select
          {...field('province')}
          options={translatedOptions(statesOf(country))}
          placeholder={country ? t('choose') : t('search.countryFirst')}
        />
        <TextInput {...field('zipCode', sanitizeZipCode)} inputMode="numeric" autoComplete="postal-code" />
        <Select {...field('modality')} options={translatedOptions(modalities)} placeholder={t('choose')} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partPeople')}</legend>
        <Select
          {...field('workLanguage')}
          options={translatedOptions(workLanguages)}
          placeholder={t('choose')}
        />
        <Select
          {...field('visaRequirement')}
          options={translatedOptions(visaRequirements)}
          placeholder={t('choose')}
        />
        <CheckboxGroup
          label={t('search.affinities')}
          optionalText={t('optional')}
          hint={t('editor.affinitiesHint')}
          options={affinityOptions}
          value={values.affinities}
          onValueChange={(chosen) => change({ affinities: chosen })}
          className={styles.wide}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partContact')}</legend>
        <TextInput {...field('phone')} type="tel" autoComplete="tel" />
        <TextInput {...field('contactEmail')} type="email" autoComplete="email" />
        <Checkbox
          label={t('editor.highlight')}
          hint={t('editor.highlightHint')}
          {...job.tick('highlight')}
          className={styles.wide}
        />
      </fieldset>
    </>
  );
}
