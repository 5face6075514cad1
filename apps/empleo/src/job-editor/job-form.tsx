import { jobMessages, type JobStatus } from '@puente/domain/jobs';
import { translateText, useTranslation } from '@puente/platform';
import { errorTexts, serverFieldErrors, useForm } from '@puente/platform/forms';
import { useParsePhone } from '@puente/section-kit';
import { FormErrorSummary, Stack } from '@puente/ui';
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { failureText } from '../shared/failure-text.ts';
import { jobFormProblems } from './check-job.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { type JobFormValues, jobTextFields } from './job-form-values.ts';
import { MissingFields } from './job-gaps.tsx';
import styles from './job-form.module.css';

/** `fill` writes into the form what is known better since. */
type Save = (values: JobFormValues, fill: (part: Partial<JobFormValues>) => void) => Promise<void>;

export type Send = (save: Save, as: JobStatus) => (event: SyntheticEvent) => Promise<void>;

interface JobFormProps {
  initial: JobFormValues;
  /** What came of the last attempt, and what to say of it where the server does not. */
  error: unknown;
  failure: string;
  /** Place and phone, for a form in which nothing of them is written yet. */
  suggested?: Partial<JobFormValues> | undefined;
  /** Last day of a job that is published as it is, which may stay although it is over. */
  publishedUntil?: string | undefined;
  /** Says at once what is missing, to somebody who came to publish. */
  marked?: boolean;
  /** Hears of every change, so that a draft can be kept. */
  onChange?: (values: JobFormValues) => void;
  /** The buttons; `send` checks the form and hands its values to `save`, or shows what is wrong. */
  children: (send: Send) => ReactNode;
}

/** Everything an employer says of a job. What was typed stays, whatever comes of sending it. */
export function JobForm({
  initial,
  error,
  failure,
  suggested,
  publishedUntil,
  marked = false,
  onChange,
  children,
}: JobFormProps) {
  const { t } = useTranslation('empleo');
  const parsePhone = useParsePhone();
  const [salaryTo, setSalaryTo] = useState<string>();
  const job = useForm<JobFormValues, 'salaryTo', JobStatus>({
    initial,
    rules: (values, as = 'Publicado') => ({
      ...jobFormProblems(values, as, parsePhone, publishedUntil),
      salaryTo,
    }),
    ...(onChange && { onChange }),
  });
  const labels = Object.fromEntries(
    [...jobTextFields, 'salaryTo' as const].map((name) => [name, t(`editor.${name}`)]),
  );
  const requiredText = translateText(jobMessages.requiredFields);
  const missing = jobTextFields.filter((name) => job.errors[name] === requiredText);
  const refused = error === undefined ? undefined : serverFieldErrors(error, jobTextFields);

  const suggest = useEffectEvent(() => {
    const { country, province, zipCode, phone } = job.values;
    if (suggested && ![country, province, zipCode, phone].some(Boolean)) job.change(suggested);
  });
  useEffect(() => suggest(), [suggested]);

  const refuse = useEffectEvent(() => refused && job.refuse(refused));
  useEffect(() => void refuse(), [error]);
  const mark = useEffectEvent(() => {
    const press = { preventDefault: () => undefined } as SyntheticEvent;
    void job.submitBy(() => Promise.resolve(), 'Publicado')(press);
  });
  useEffect(() => {
    if (marked) mark();
  }, [marked]);

  return (
    <form {...job.form} className={styles.form}>
      <JobFormFields job={job} onSalaryTo={setSalaryTo} />
      <Stack>
        <FormErrorSummary message={{ parts: errorTexts(job.errors, labels) }} />
        {missing.length > 1 && <MissingFields fields={missing} />}
        <FormErrorSummary message={refused ? undefined : failureText(error, failure)} />
        {children((save, as) => job.submitBy((values) => save(values, job.change), as))}
      </Stack>
    </form>
  );
}
