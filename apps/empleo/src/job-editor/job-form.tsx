import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type JobInput, jobInputSchema } from '@puente/domain/jobs';
import { FormErrorSummary, Stack } from '@puente/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { JobFormFields } from './job-form-fields.tsx';
import { type JobContent, type JobFormValues } from './job-form-values.ts';
import styles from './job-form.module.css';

// The fields begin empty, which the schema's own input type cannot say: finding that out is its task.
const resolver = standardSchemaResolver(jobInputSchema) as unknown as Resolver<
  JobFormValues,
  unknown,
  JobInput
>;

interface JobFormProps {
  initial: JobFormValues;
  /** What the server answered to the last attempt. */
  failure: string | undefined;
  /** Hears of every change, so that a draft can be kept. */
  onChange?: (values: JobFormValues) => void;
  /** The buttons; `send` checks the form and hands its content to `save`, or shows what is wrong. */
  children: (send: (save: (content: JobContent) => Promise<void>) => () => Promise<void>) => ReactNode;
}

/** Everything an employer says of a job. What was typed stays, whatever comes of sending it. */
export function JobForm({ initial, failure, onChange, children }: JobFormProps) {
  const form = useForm<JobFormValues, unknown, JobInput>({ resolver, defaultValues: initial });
  const { subscribe, handleSubmit, formState } = form;
  const failed = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!onChange) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) });
  }, [subscribe, onChange]);

  useEffect(() => {
    if (failure) failed.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);

  const send = (save: (content: JobContent) => Promise<void>) =>
    handleSubmit(({ status: _status, ...content }) => save(content));

  const problems = Object.values(formState.errors).flatMap(({ message }) => message ?? []);
  const summary = [...new Set(problems.map(String))].join(' | ');

  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <JobFormFields />
        <Stack gap={4}>
          <FormErrorSummary message={summary} />
          <div ref={failed}>
            <FormErrorSummary message={failure} />
          </div>
          {children(send)}
        </Stack>
      </form>
    </FormProvider>
  );
}
