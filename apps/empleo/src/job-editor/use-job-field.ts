import { jobMessages, type JobStatus, requiredJobFields } from '@puente/domain/jobs';
import { restMessages } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { type useForm } from '@puente/platform/forms';
import { type JobFormValues, type JobTextField } from './job-form-values.ts';

export type JobFormState = ReturnType<typeof useForm<JobFormValues, 'salaryTo', JobStatus>>;

/** A part of the form. */
export interface JobPartProps {
  job: JobFormState;
}

/** Label, value, message and change of a field; `format` gives what it keeps of what is typed. */
export function useJobField(job: JobFormState) {
  const { t } = useTranslation('empleo');
  const requiredFields = translateText(jobMessages.requiredFields);
  return (name: JobTextField, format?: (typed: string) => string) => {
    const required = requiredJobFields.some((one) => one === name);
    return {
      ...job.field(name, format),
      label: t(`editor.${name}`),
      required,
      optionalText: required ? undefined : t('optional'),
      // Beside a field its own text is shorter than the one for the whole form.
      error:
        job.errors[name] === requiredFields ? translateText(restMessages.requiredField) : job.errors[name],
    };
  };
}
