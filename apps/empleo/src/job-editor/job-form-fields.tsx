import {
  affinities,
  affinityAlias,
  jobCategoryNames,
  jobMessages,
  jobTypes,
  modalities,
  sanitizeZipCode,
  subcategoriesOf,
  visaRequirements,
  workLanguages,
} from '@puente/domain/jobs';
import { countries, statesOf } from '@puente/domain/places';
import { restMessages } from '@puente/domain/rest';
import { useTranslation } from '@puente/platform';
import { Checkbox, CheckboxGroup, Select, TextArea, TextInput } from '@puente/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styles from './job-form.module.css';
import { type JobFormValues, type JobTextField } from './job-form-values.ts';

// On this form the last affinity is spelled its own way; what is stored is the one spelling.
const affinityOptions = affinities.map((value) => ({
  value,
  label: value === 'Pueblos Originarios' ? affinityAlias : value,
}));

export function JobFormFields() {
  const { t } = useTranslation('empleo');
  const { register, setValue, control, formState } = useFormContext<JobFormValues>();
  const [country, category] = useWatch({ control, name: ['country', 'category'] });

  const errorOf = (name: JobTextField) => {
    const message = formState.errors[name]?.message;
    // Beside a field its own text is shorter than the one for the whole form.
    return message === jobMessages.requiredFields ? restMessages.requiredField : message;
  };
  const shown = (name: JobTextField) => ({ label: t(`editor.${name}`), error: errorOf(name) });
  const required = (name: JobTextField) => ({ ...register(name), ...shown(name), required: true });
  const optional = (name: JobTextField) => ({
    ...register(name),
    ...shown(name),
    optionalText: t('optional'),
  });

  return (
    <>
      <fieldset className={styles.part}>
        <legend>{t('editor.partJob')}</legend>
        <TextInput {...required('title')} className={styles.wide} hint={t('editor.titleHint')} />
        <Select
          {...required('category')}
          {...register('category', { onChange: () => setValue('subcategory', '') })}
          options={jobCategoryNames}
          placeholder={t('choose')}
        />
        <Select
          {...required('subcategory')}
          options={subcategoriesOf(category)}
          placeholder={category ? t('choose') : t('search.categoryFirst')}
        />
        <Select {...required('jobType')} options={jobTypes} placeholder={t('choose')} />
        <TextInput {...required('salary')} hint={t('editor.salaryHint')} />
        <TextArea
          {...required('description')}
          className={styles.wide}
          rows={6}
          hint={t('editor.descriptionHint')}
        />
        <TextArea {...required('requirements')} className={styles.wide} rows={4} />
        <TextArea {...required('benefits')} className={styles.wide} rows={4} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partPlace')}</legend>
        <Select
          {...required('country')}
          {...register('country', { onChange: () => setValue('province', '') })}
          options={countries}
          placeholder={t('choose')}
        />
        <Select
          {...required('province')}
          options={statesOf(country)}
          placeholder={country ? t('choose') : t('search.countryFirst')}
        />
        <TextInput
          {...required('zipCode')}
          {...register('zipCode', {
            onChange: ({ target }: { target: HTMLInputElement }) =>
              setValue('zipCode', sanitizeZipCode(target.value)),
          })}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Select {...required('modality')} options={modalities} placeholder={t('choose')} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partPeople')}</legend>
        <Select {...required('workLanguage')} options={workLanguages} placeholder={t('choose')} />
        <Select {...required('visaRequirement')} options={visaRequirements} placeholder={t('choose')} />
        <CheckboxGroup
          {...register('affinities')}
          label={t('search.affinities')}
          optionalText={t('optional')}
          hint={t('editor.affinitiesHint')}
          options={affinityOptions}
          className={styles.wide}
        />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('editor.partContact')}</legend>
        <TextInput {...optional('phone')} type="tel" autoComplete="tel" />
        <TextInput {...optional('contactEmail')} type="email" autoComplete="email" />
        <Checkbox
          {...register('highlight')}
          label={t('editor.highlight')}
          hint={t('editor.highlightHint')}
          className={styles.wide}
        />
      </fieldset>
    </>
  );
}
