import { useTranslation } from '@puente/platform';
import { errorTexts, useForm } from '@puente/platform/forms';
import { FormErrorSummary, Stack } from '@puente/ui';
import { type MouseEvent, type ReactNode } from 'react';
import { jobFormProblems } from './check-job.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { type JobFormValues, jobTextFields } from './job-form-values.ts';
import styles from './job-form.module.css';

type Save = (values: JobFormValues) => Promise<void>;

interface JobFormProps {
  initial: JobFormValues;
  /** What the server answered to the last attempt. */
  failure: string | undefined;
  /** Hears of every change, so that a draft can be kept. */
  onChange?: (values: JobFormValues) => void;
  /** The buttons; `send` checks the form and hands its values to `save`, or shows what is wrong. */
  children: (send: (save: Save) => (event: MouseEvent) => Promise<void>) => ReactNode;
}

/** Everything an employer says of a job. What was typed stays, whatever comes of sending it. */
export function JobForm({ initial, failure, onChange, children }: JobFormProps) {
  const { t } = useTranslation('empleo');
  const job = useForm<JobFormValues>({ initial, rules: jobFormProblems, ...(onChange && { onChange }) });
  const labels = Object.fromEntries(jobTextFields.map((name) => [name, t(`editor.${name}`)]));

  return (
    <form {...job.form} className={styles.form}>
      <JobFormFields job={job} />
      <Stack>
        <FormErrorSummary message={{ parts: errorTexts(job.errors, labels) }} />
        <FormErrorSummary message={failure} />
        {children(job.submitBy)}
      </Stack>
    </form>
  );
}
