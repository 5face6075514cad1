import { FormErrorSummary, Stack } from '@puente/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type JobFormProblems, jobFormProblems } from './check-job.ts';
import { JobFormFields } from './job-form-fields.tsx';
import { type JobFormValues } from './job-form-values.ts';
import styles from './job-form.module.css';

type Save = (values: JobFormValues) => Promise<void>;

interface JobFormProps {
  initial: JobFormValues;
  /** What the server answered to the last attempt. */
  failure: string | undefined;
  /** Hears of every change, so that a draft can be kept. */
  onChange?: (values: JobFormValues) => void;
  /** The buttons; `send` checks the form and hands its values to `save`, or shows what is wrong. */
  children: (send: (save: Save) => () => void) => ReactNode;
}

/** Everything an employer says of a job. What was typed stays, whatever comes of sending it. */
export function JobForm({ initial, failure, onChange, children }: JobFormProps) {
  const [values, setValues] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // Nothing is called wrong before somebody tried to send it; from then on each field is judged as it changes.
  const problems: JobFormProblems = attempts > 0 ? jobFormProblems(values) : {};
  const summary = [...new Set(Object.values(problems))].join(' | ');

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [attempts]);

  const change = (part: Partial<JobFormValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    onChange?.(next);
  };
  const send = (save: Save) => () => {
    setAttempts(attempts + 1);
    if (Object.keys(jobFormProblems(values)).length === 0) void save(values);
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <JobFormFields values={values} problems={problems} onChange={change} />
      <Stack>
        <FormErrorSummary message={summary} />
        <FormErrorSummary message={failure} />
        {children(send)}
      </Stack>
    </form>
  );
}
