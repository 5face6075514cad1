import { jobMessages, type JobStatus, mustBeEmployer } from '@puente/domain/jobs';
import { type SessionUser, useNavigate, useTranslation } from '@puente/platform';
import { Alert, Button, Cluster } from '@puente/ui';
import { useCallback, useState } from 'react';
import { AccountPage } from '../shared/account-page.tsx';
import { keepDraft, readDraft } from '../shared/draft.ts';
import { failureText } from '../shared/failure-text.ts';
import { useCreateJobMutation } from './create-job.ts';
import { JobForm } from './job-form.tsx';
import { emptyJobForm, formValuesFromDraft, isEmptyForm, type JobFormValues } from './job-form-values.ts';

/** A new job, kept as a draft or published at once. */
export default function PublishJobPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      userType="employer"
      denial={mustBeEmployer(t('editor.denial'))}
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
  const draftKey = `empleo.nuevo.${employer.id}`;
  const [kept, setKept] = useState(() => formValuesFromDraft(readDraft(draftKey)));
  const [sending, setSending] = useState<JobStatus>();
  const [create, { error }] = useCreateJobMutation();

  const keep = useCallback(
    (values: JobFormValues) => keepDraft(draftKey, isEmptyForm(values) ? '' : JSON.stringify(values)),
    [draftKey],
  );
  const saveAs = (status: JobStatus) => async (content: JobFormValues) => {
    setSending(status);
    const result = await create({ ...content, status, employer: employer.id, datePosted: today() });
    setSending(undefined);
    if (result.error) return;
    keepDraft(draftKey, '');
    void navigate('/mi-cuenta/empleos-publicados', { state: { notice: status } });
  };

  return (
    <>
      {kept && (
        <Alert
          actions={
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                keepDraft(draftKey, '');
                setKept(undefined);
              }}
            >
              {t('editor.startAnew')}
            </Button>
          }
        >
          {t('editor.restored')}
        </Alert>
      )}
      <JobForm
        key={kept ? 'kept' : 'new'}
        initial={kept ?? emptyJobForm}
        failure={failureText(error, jobMessages.saveFailed)}
        onChange={keep}
      >
        {(send) => (
          <Cluster>
            <Button
              loading={sending === 'Publicado'}
              disabled={sending !== undefined}
              onClick={send(saveAs('Publicado'))}
            >
              {t('editor.publish')}
            </Button>
            <Button
              variant="secondary"
              loading={sending === 'Borrador'}
              disabled={sending !== undefined}
              onClick={send(saveAs('Borrador'))}
            >
              {t('editor.saveDraft')}
            </Button>
          </Cluster>
        )}
      </JobForm>
    </>
  );
}
