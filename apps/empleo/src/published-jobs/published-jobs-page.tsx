import { jobStatuses, type JobStatus, mustBeEmployer } from '@puente/domain/jobs';
import {
  Link,
  type SessionUser,
  translateText,
  useLocation,
  useNavigate,
  useTranslation,
} from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, buttonClassName, EmptyState, RadioGroup, Stack } from '@puente/ui';
import { useEffect, useState } from 'react';
import cards from '../shared/cards.module.css';
import { ListStates } from '../shared/list-states.tsx';
import { useListNotice } from '../shared/use-list-notice.ts';
import { fresh } from '../shared/fresh.ts';
import { useOwnJobsQuery } from './own-jobs.endpoints.ts';
import { PublishedJobCard } from './published-job-card.tsx';

export { employerMessages as messages } from '../messages/employer.ts';

const editor = '/mi-cuenta/publicar-empleo';

/** The employer's jobs, drafts too. */
export default function PublishedJobsPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'employer', denial: translateText(mustBeEmployer(t('published.denial'))) }}
      title={t('published.title')}
      lead={t('published.lead')}
      actions={
        <Link to={editor} className={buttonClassName()}>
          {t('editor.publish')}
        </Link>
      }
    >
      {(employer) => <PublishedJobs employer={employer} />}
    </AccountPage>
  );
}

const notices = ['Publicado', 'Borrador', 'deleted'] as const;

/** What just happened to a job on the page one comes from. */
function noticeOf(state: unknown): (typeof notices)[number] | undefined {
  if (typeof state !== 'object' || state === null || !('notice' in state)) return undefined;
  return notices.find((notice) => notice === state.notice);
}

function PublishedJobs({ employer }: { employer: SessionUser }) {
  const { t } = useTranslation('empleo');
  const navigate = useNavigate();
  const { state } = useLocation();
  const jobs = useOwnJobsQuery(employer.id, fresh);
  const [status, setStatus] = useState<JobStatus | ''>('');
  const [region, said, say] = useListNotice();
  const notice = noticeOf(state);

  useEffect(() => {
    if (!notice) return;
    say(`published.notice.${notice}`);
    // Reloading the page does not make it happen again.
    void navigate('.', { replace: true, state: null });
  }, [notice, say, navigate]);

  return (
    <div ref={region} tabIndex={-1} className={cards.region}>
      {said && <Alert tone="success">{t(said)}</Alert>}
      <ListStates
        list={jobs}
        failed={t('published.failed')}
        empty={
          <EmptyState
            picture="stall"
            title={t('published.empty')}
            action={
              <Link to={editor} className={buttonClassName()}>
                {t('published.first')}
              </Link>
            }
          >
            {t('published.emptyAdvice')}
          </EmptyState>
        }
      >
        {(items) => {
          const shown = items.filter((job) => !status || job.status === status);
          return (
            <>
              <RadioGroup
                label={t('published.show')}
                segmented
                value={status}
                onValueChange={(value) => setStatus(jobStatuses.find((one) => one === value) ?? '')}
                options={[
                  { value: '', label: t('published.all', { total: items.length }) },
                  ...jobStatuses.map((one) => ({
                    value: one,
                    label: t(`published.only.${one}`, {
                      total: items.filter((job) => job.status === one).length,
                    }),
                  })),
                ]}
              />
              {shown.length === 0 && <p>{t('published.noneHere')}</p>}
              <Stack as="ul">
                {shown.map((job) => (
                  <li key={job.id}>
                    <PublishedJobCard job={job} onNotice={(notice) => say(`published.notice.${notice}`)} />
                  </li>
                ))}
              </Stack>
            </>
          );
        }}
      </ListStates>
    </div>
  );
}
