import { jobMessages } from '@puente/domain/jobs';
import { restMessages } from '@puente/domain/rest';
import { Link, useNavigate, useSearchParams, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { Alert, Button, buttonClassName, Cluster } from '@puente/ui';
import { useState } from 'react';
import { type OwnJob } from '../job/job.ts';
import { DeleteJob } from '../published-jobs/delete-job-button.tsx';
import { latePart } from '../shared/late-part.tsx';
import { JobForm } from './job-form.tsx';
import { formValuesOf } from './job-form-values.ts';
import { cameToPublish } from './to-publish.ts';
import { type Conflict, useJobSaving } from './use-job-saving.ts';
import { type useKeptForm } from './use-kept-form.tsx';

const JobConflict = latePart(async () => (await import('./job-conflict.tsx')).JobConflict);
const list = '/mi-cuenta/empleos-publicados';

interface EditJobFormProps {
  job: OwnJob;
  form: ReturnType<typeof useKeptForm>;
  /** The employer takes what somebody else saved meanwhile. */
  onUseSaved: (saved: OwnJob) => void;
}

/** The fields of a stored job and what can be done with them; another version of it never goes unseen. */
export function EditJobForm({ job, form, onUseSaved }: EditJobFormProps) {
  const { t } = useTranslation('empleo');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [done, setDone] = useState(false);
  const [initial] = useState(() => form.kept ?? formValuesOf(job));
  const saving = useJobSaving(job, form.keptVersion);
  const { conflict, isLoading, error } = saving;
  const draft = job.status === 'Borrador';

  const save = async (mine: Conflict['mine'], over?: number) => {
    setDone(false);
    if (!(await saving.save(mine, over))) return;
    form.drop();
    if (mine.status) void navigate(list, { state: { notice: mine.status } });
    else setDone(true);
  };

  return (
    <JobForm
      initial={initial}
      error={error}
      failure={apiStatus(error) === 409 ? restMessages.changedMeanwhile : jobMessages.updateFailed}
      marked={cameToPublish(search)}
      onChange={(values) => form.keep(values, saving.version)}
    >
      {(send) => (
        <>
          {done && <Alert tone="success">{t('editor.saved')}</Alert>}
          <Cluster>
            {draft && (
              <Button
                loading={isLoading}
                onClick={send((values) => save({ ...values, status: 'Publicado' }), 'Publicado')}
              >
                {t('editor.saveAndPublish')}
              </Button>
            )}
            <Button
              variant={draft ? 'secondary' : 'primary'}
              loading={isLoading}
              onClick={send((values) => save(values), job.status)}
            >
              {t('editor.save')}
            </Button>
            <Link
              to={`${list}/detalles-empleo/${job.id}`}
              className={buttonClassName({ variant: 'secondary' })}
            >
              {t('published.details')}
            </Link>
            <DeleteJob job={job} onDeleted={() => void navigate(list, { state: { notice: 'deleted' } })} />
          </Cluster>
          {conflict && (
            <JobConflict
              conflict={conflict}
              loading={isLoading}
              onMine={() => void save(conflict.mine, conflict.saved.version)}
              onSaved={() => onUseSaved(conflict.saved)}
              onClose={saving.forget}
            />
          )}
        </>
      )}
    </JobForm>
  );
}
