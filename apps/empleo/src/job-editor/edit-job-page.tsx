import { jobMessages } from '@puente/domain/jobs';
import {
  Link,
  Navigate,
  useNavigate,
  useParams,
  usePageTitle,
  useSearchParams,
  useTranslation,
} from '@puente/platform';
import { Alert, Button, buttonClassName, Cluster, Container, PageHeader } from '@puente/ui';
import { useState } from 'react';
import { type OwnJob } from '../job/job.ts';
import { DeleteJob } from '../published-jobs/delete-job-button.tsx';
import { OwnJobLoader } from '../published-jobs/own-job-loader.tsx';
import { useUserOf } from '../session/use-user-of.ts';
import pageStyles from '../shared/account-page.module.css';
import { JobForm } from './job-form.tsx';
import { formValuesOf, type JobFormValues } from './job-form-values.ts';
import { StatusSwitch } from './status-switch.tsx';
import { cameToPublish } from './to-publish.ts';
import { type JobChange, useUpdateJobMutation } from './update-job.ts';
import { useKeptForm } from './use-kept-form.tsx';

/** The employer's own job, to change. Anybody else is sent to their account. */
export default function EditJobPage() {
  const { jobId } = useParams();
  const employer = useUserOf('employer');
  if (!employer) return <Navigate replace to="/mi-cuenta" />;
  return (
    <OwnJobLoader jobId={jobId} employer={employer}>
      {(job) => <EditJob key={job.id} job={job} />}
    </OwnJobLoader>
  );
}

function EditJob({ job }: { job: OwnJob }) {
  const { t } = useTranslation('empleo');
  usePageTitle(t('editor.editTitle'));
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [update, { isLoading, error }] = useUpdateJobMutation();
  const [saved, setSaved] = useState(false);
  const stored = formValuesOf(job);
  const form = useKeptForm(
    `empleo.editar.${job.id}`,
    (values) => JSON.stringify(values) === JSON.stringify(stored),
  );
  const details = `/mi-cuenta/empleos-publicados/detalles-empleo/${job.id}`;

  const send = async (change: JobChange) => {
    setSaved(false);
    const result = await update({ id: job.id, change });
    if (result.error) return false;
    form.drop();
    return true;
  };
  const save = async (values: JobFormValues) => setSaved(await send(values));
  const publish = async (values: JobFormValues) => {
    if (await send({ ...values, status: 'Publicado' })) {
      void navigate('/mi-cuenta/empleos-publicados', { state: { notice: 'Publicado' } });
    }
  };

  return (
    <Container className={pageStyles.page}>
      <PageHeader
        title={t('editor.editTitle')}
        lead={<span lang="es">{job.title}</span>}
        above={<Link to="/mi-cuenta/empleos-publicados">{t('published.title')}</Link>}
      />
      <StatusSwitch job={job} />
      {form.notice}
      <JobForm
        key={form.round}
        initial={form.kept ?? stored}
        error={error}
        failure={jobMessages.updateFailed}
        marked={cameToPublish(search)}
        onChange={form.keep}
      >
        {(sendBy) => (
          <>
            {saved && <Alert tone="success">{t('editor.saved')}</Alert>}
            <Cluster>
              {job.status === 'Borrador' && (
                <Button loading={isLoading} onClick={sendBy(publish, 'Publicado')}>
                  {t('editor.saveAndPublish')}
                </Button>
              )}
              <Button
                variant={job.status === 'Borrador' ? 'secondary' : 'primary'}
                loading={isLoading}
                onClick={sendBy(save, job.status)}
              >
                {t('editor.save')}
              </Button>
              <Link to={details} className={buttonClassName({ variant: 'secondary' })}>
                {t('published.details')}
              </Link>
              <DeleteJob
                job={job}
                onDeleted={() =>
                  void navigate('/mi-cuenta/empleos-publicados', { state: { notice: 'deleted' } })
                }
              />
            </Cluster>
          </>
        )}
      </JobForm>
    </Container>
  );
}
