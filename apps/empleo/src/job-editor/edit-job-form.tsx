import { jobMessages, type JobStatus } from '@puente/domain/jobs';
import { restMessages } from '@puente/domain/rest';
import { Link, useNavigate, useSearchParams, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { Alert, Button, buttonClassName, Cluster } from '@puente/ui';
import { useRef, useState } from 'react';
import { type OwnJob } from '../job/job.ts';
import { latePart } from '../shared/late-part.tsx';
import { useFocusKept } from '../shared/use-focus-kept.ts';
import { JobForm } from './job-form.tsx';
import { formValuesOf, type JobFormValues } from './job-form-values.ts';
import { cameToPublish } from './to-publish.ts';
import { type Saved, useJobSaving } from './use-job-saving.ts';
import { type useKeptForm } from './use-kept-form.tsx';

const GoneJob = latePart(async () => (await import('./changed-meanwhile.ts')).GoneJob);
// At the foot of a long form, seldom pressed.
const DeleteJob = latePart(async () => (await import('../published-jobs/delete-job-button.tsx')).DeleteJob);
const JobConflict = latePart(async () => (await import('./changed-meanwhile.ts')).JobConflict);
const list = '/mi-cuenta/empleos-publicados';

interface EditJobFormProps {
  job: OwnJob;
  /** Somebody deleted it meanwhile. */
  gone: boolean;
  employer: number;
  form: ReturnType<typeof useKeptForm>;
  onChange: (values: JobFormValues) => void;
  /** The employer takes what somebody else saved meanwhile. */
  onUseSaved: (saved: OwnJob, values: JobFormValues) => void;
}

/** The fields of a stored job and what can be done with them; another version of it never goes unseen. */
export function EditJobForm({ job, gone, employer, form, onChange, onUseSaved }: EditJobFormProps) {
  const { t } = useTranslation('empleo');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [done, setDone] = useState<Saved>();
  const [initial] = useState(() => form.kept ?? formValuesOf(job));
  const saving = useJobSaving(job, form.keptBase);
  const { conflict, isLoading, error } = saving;
  const [goneError, setGoneError] = useState<unknown>();
  const draft = job.status === 'Borrador';
  const fill = useRef<(part: Partial<JobFormValues>) => void>(() => undefined);
  const pressed = useFocusKept(isLoading || conflict !== undefined);

  const after = (saved: Saved | undefined, status: JobStatus | undefined) => {
    if (!saved) return;
    if (hasAny(saved.taken)) fill.current(saved.taken);
    form.drop();
    if (status) void navigate(list, { state: { notice: status } });
    else setDone(saved);
  };
  const save =
    (status?: JobStatus) => async (values: JobFormValues, fillIn: (part: Partial<JobFormValues>) => void) => {
      fill.current = fillIn;
      setDone(undefined);
      after(await saving.save(values, status), status);
    };

  const failure = gone ? jobMessages.saveFailed : jobMessages.updateFailed;

  return (
    <JobForm
      initial={initial}
      error={gone ? goneError : error}
      failure={apiStatus(error) === 409 ? restMessages.changedMeanwhile : failure}
      publishedUntil={gone || draft ? undefined : (job.closesOn ?? undefined)}
      marked={cameToPublish(search)}
      onChange={(values) => {
        form.keep(values, saving.base);
        onChange(values);
      }}
    >
      {(send) =>
        gone ? (
          <GoneJob employer={employer} send={send} onSaved={form.drop} onError={setGoneError} />
        ) : (
          <>
            {done && (
              <Alert tone="success">{t(hasAny(done.taken) ? 'editor.savedTogether' : 'editor.saved')}</Alert>
            )}
            <Cluster>
              {draft && (
                <Button loading={isLoading} onClick={pressed(send(save('Publicado'), 'Publicado'))}>
                  {t('editor.saveAndPublish')}
                </Button>
              )}
              <Button
                variant={draft ? 'secondary' : 'primary'}
                loading={isLoading}
                onClick={pressed(send(save(), job.status))}
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
                onMine={async () => after(await saving.saveMine(conflict), conflict.status)}
                onSaved={() => {
                  const values = saving.takeSaved(conflict);
                  fill.current(values);
                  onUseSaved(conflict.saved, values);
                }}
                onClose={saving.forget}
              />
            )}
          </>
        )
      }
    </JobForm>
  );
}

function hasAny(part: object): boolean {
  return Object.keys(part).length > 0;
}
