import { jobMessages, type JobStatus, mustBeEmployer } from '@puente/domain/jobs';
import { type SessionUser, translateText, useNavigate, useTranslation } from '@puente/platform';
import { Button, Cluster } from '@puente/ui';
import { useState } from 'react';
import { AccountPage } from '../shared/account-page.tsx';
import { useCreateJobMutation } from './create-job.ts';
import { JobForm } from './job-form.tsx';
import { differingFields, emptyJobForm, isEmptyForm, type JobFormValues } from './job-form-values.ts';
import { useSuggestedJobValuesQuery } from './suggested-values.ts';
import { useKeptForm } from './use-kept-form.tsx';

/** A new job, kept as a draft or published at once. */
export default function PublishJobPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      userType="employer"
      denial={translateText(mustBeEmployer(t('editor.denial')))}
      title={t('editor.newTitle')}
      lead={t('editor.newLead')}
    >
      {(employer) => <NewJob key={employer.id} employer={employer} />}
    </AccountPage>
  );
}

/** Today where the employer is, as `yyyy-mm-dd`. */
function today(): string {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

function NewJob({ employer }: { employer: SessionUser }) {
  const { t } = useTranslation('empleo');
  const navigate = useNavigate();
  const { data: suggested } = useSuggestedJobValuesQuery(employer.id);
  const form = useKeptForm(
    `empleo.nuevo.${employer.id}`,
    (values) =>
      isEmptyForm(values) || differingFields(values, { ...emptyJobForm, ...suggested }).length === 0,
  );
  const [sending, setSending] = useState<JobStatus>();
  const [create, { error }] = useCreateJobMutation();

  const saveAs = (status: JobStatus) => async (content: JobFormValues) => {
    setSending(status);
    const result = await create({ ...content, status, employer: employer.id, datePosted: today() });
    setSending(undefined);
    if (result.error) return;
    form.drop();
    void navigate('/mi-cuenta/empleos-publicados', { state: { notice: status } });
  };

  return (
    <>
      {form.notice}
      <JobForm
        key={form.round}
        initial={form.kept ?? emptyJobForm}
        suggested={form.kept ? undefined : suggested}
        error={error}
        failure={jobMessages.saveFailed}
        onChange={form.keep}
      >
        {(send) => (
          <Cluster>
            <Button
              loading={sending === 'Publicado'}
              disabled={sending !== undefined}
              onClick={send(saveAs('Publicado'), 'Publicado')}
            >
              {t('editor.publish')}
            </Button>
            <Button
              variant="secondary"
              loading={sending === 'Borrador'}
              disabled={sending !== undefined}
              onClick={send(saveAs('Borrador'), 'Borrador')}
            >
              {t('editor.saveDraft')}
            </Button>
          </Cluster>
        )}
      </JobForm>
    </>
  );
}
