import { Link, usePageTitle, useTranslation } from '@puente/platform';
import { PageColumn, PageHeader } from '@puente/ui';
import { useState } from 'react';
import { type OwnJob } from '../job/job.ts';
import { EditJobForm } from './edit-job-form.tsx';
import { formValuesOf, type JobFormValues } from './job-form-values.ts';
import { StatusSwitch } from './status-switch.tsx';
import { useKeptForm } from './use-kept-form.tsx';

interface EditJobProps {
  job: OwnJob;
  gone: boolean;
  employer: number;
}

/** Whether a job is published, and all that it says, to change. */
export function EditJob({ job, gone, employer }: EditJobProps) {
  const { t } = useTranslation('empleo');
  usePageTitle(t('editor.editTitle'));
  // A refusal may tell of a newer job than the one that was read.
  const [told, setTold] = useState<OwnJob>();
  const current = told && (told.version ?? 0) > (job.version ?? 0) ? told : job;
  const stored = JSON.stringify(formValuesOf(current));
  const form = useKeptForm(`empleo.editar.${job.id}`, (values) => JSON.stringify(values) === stored);
  const [typed, setTyped] = useState<{ round: number; values: JobFormValues }>();
  const values = typed?.round === form.round ? typed.values : (form.kept ?? formValuesOf(current));

  return (
    <PageColumn gap={4} tall>
      <PageHeader
        title={t('editor.editTitle')}
        lead={<span lang="es">{job.title}</span>}
        above={<Link to="/mi-cuenta/empleos-publicados">{t('published.title')}</Link>}
      />
      {!gone && <StatusSwitch job={job} edited={values} />}
      {form.notice}
      <EditJobForm
        key={form.round}
        job={current}
        gone={gone}
        employer={employer}
        form={form}
        onChange={(now) => setTyped({ round: form.round, values: now })}
        onUseSaved={(saved, now) => {
          setTold(saved);
          form.keepOver(now, { values: formValuesOf(saved), version: saved.version });
        }}
      />
    </PageColumn>
  );
}
