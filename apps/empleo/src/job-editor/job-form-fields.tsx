import {
  affinities,
  affinityAlias,
  jobCategoryNames,
  jobMessages,
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
import { useTranslation } from '@puente/platform';
import { Checkbox, CheckboxGroup, Select, TextArea, TextInput } from '@puente/ui';
import { type JobFormProblems } from './check-job.ts';
import styles from './job-form.module.css';
import { type JobFormValues, type JobTextField } from './job-form-values.ts';

// On this form the last affinity is spelled its own way; what is stored is the one spelling.
const affinityOptions = affinities.map((value) => ({
  value,
  label: value === 'Pueblos Originarios' ? affinityAlias : value,
}));

interface JobFormFieldsProps {
  values: JobFormValues;
  problems: JobFormProblems;
  onChange: (part: Partial<JobFormValues>) => void;
}

export function JobFormFields({ values, problems, onChange }: JobFormFieldsProps) {
  const { t } = useTranslation('empleo');
  const { country, category } = values;

  /** Label, value, message and change of a field; `also` is what changes with it. */
  const field = (name: JobTextField, also?: Partial<JobFormValues>) => {
    const required = requiredJobFields.some((one) => one === name);
    return {
      name,
      label: t(`editor.${name}`),
      value: values[name],
      required,
      optionalText: required ? undefined : t('optional'),
      // Beside a field its own text is shorter than the one for the whole form.
      error: problems[name] === jobMessages.requiredFields ? restMessages.requiredField : problems[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value, ...also }),
    };
  };

  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('editor.partJob')}</legend>
        <TextInput {...field('title')} hint={t('editor.titleHint')} className={styles.wide} />
        <Select
          {...field('category', { subcategory: '' })}
          options={jobCategoryNames}
          placeholder={t('choose')}
        />
        <Select
          {...field('subcategory')}
          options={subcategoriesOf(category)}
          placeholder={category ? t('choose') : t('search.categoryFirst')}
        />
        <Select {...field('jobType')} options={jobTypes} placeholder={t('choose')} />
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
        <Select {...field('country', { province: '' })} options={countries} placeholder={t('choose')} />
        <Select
          {...field('province')}
          options={statesOf(country)}
          placeholder={country ? t('choose') : t('search.countryFirst')}
        />
        <TextInput
          {...field('zipCode')}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={({ target }) => onChange({ zipCode: sanitizeZipCode(target.value) })}
        />
        <Select {...field('modality')} options={modalities} placeholder={t('choose')} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partPeople')}</legend>
        <Select {...field('workLanguage')} options={workLanguages} placeholder={t('choose')} />
        <Select {...field('visaRequirement')} options={visaRequirements} placeholder={t('choose')} />
        <CheckboxGroup
          label={t('search.affinities')}
          optionalText={t('optional')}
          hint={t('editor.affinitiesHint')}
          options={affinityOptions}
          value={values.affinities}
          onValueChange={(chosen) => onChange({ affinities: chosen })}
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
          checked={values.highlight}
          onChange={({ target }) => onChange({ highlight: target.checked })}
          className={styles.wide}
        />
      </fieldset>
    </>
  );
}
