import { mustBeEmployer } from '@puente/domain/jobs';
import { Link, type SessionUser, translateText, useSearchParams, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Button, buttonClassName, EmptyState, Select, Stack } from '@puente/ui';
import { useOwnJobsQuery } from '../published-jobs/own-jobs.endpoints.ts';
import { ListStates } from '../shared/list-states.tsx';
import { fresh } from '../shared/fresh.ts';
import { CandidateCard } from './candidate-card.tsx';
import styles from './candidates.module.css';
import { type ReceivedApplication, useReceivedApplicationsQuery } from './received-applications.endpoints.ts';

export { candidatesMessages as messages } from '../messages/candidates.ts';

/** Who applied, job by job; the address may name one job. */
export default function CandidatesPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'employer', denial: translateText(mustBeEmployer(t('candidates.denial'))) }}
      title={t('candidates.title')}
      lead={t('candidates.lead')}
    >
      {(employer) => <Candidates employer={employer} />}
    </AccountPage>
  );
}

function Candidates({ employer }: { employer: SessionUser }) {
  const { t } = useTranslation('empleo');
  const [params, setParams] = useSearchParams();
  const received = useReceivedApplicationsQuery(employer.id, fresh);
  const { data: jobs } = useOwnJobsQuery(employer.id);
  const jobId = params.get('jobId') ?? '';
  return (
    <>
      <Select
        label={t('candidates.job')}
        className={styles.filter}
        placeholder={t('candidates.allJobs')}
        options={(jobs ?? []).map(({ id, title }) => ({ value: String(id), label: title, lang: 'es' }))}
        value={jobs?.some(({ id }) => String(id) === jobId) ? jobId : ''}
        onChange={({ target }) => setParams(target.value ? { jobId: target.value } : {})}
      />
      <ListStates
        list={received}
        failed={t('candidates.failed')}
        empty={
          <EmptyState
            picture="people"
            title={t('candidates.empty')}
            action={
              <Link to="/mi-cuenta/empleos-publicados" className={buttonClassName()}>
                {t('published.title')}
              </Link>
            }
          >
            {t('candidates.emptyAdvice')}
          </EmptyState>
        }
      >
        {(applications) => {
          const shown = jobId ? applications.filter(({ job }) => String(job?.id) === jobId) : applications;
          if (shown.length > 0) return <CandidatesByJob applications={shown} />;
          return (
            <EmptyState
              title={t('candidates.emptyJob')}
              action={
                <Button variant="secondary" onClick={() => setParams({})}>
                  {t('candidates.seeAll')}
                </Button>
              }
            />
          );
        }}
      </ListStates>
    </>
  );
}

function CandidatesByJob({ applications }: { applications: ReceivedApplication[] }) {
  const { t } = useTranslation('empleo');
  const byJob = new Map<number | undefined, ReceivedApplication[]>();
  for (const application of applications) {
    const id = application.job?.id;
    byJob.set(id, [...(byJob.get(id) ?? []), application]);
  }
  return [...byJob].map(([id, ofJob]) => (
    <section key={id} className={styles.job}>
      <h2>
        {ofJob[0]?.job ? <span lang="es">{ofJob[0].job.title}</span> : t('applied.jobGone')}{' '}
        <span className={styles.count}>{t('published.applications', { count: ofJob.length })}</span>
      </h2>
      <Stack as="ul">
        {ofJob.map((application) => (
          <li key={application.id}>
            <CandidateCard application={application} />
          </li>
        ))}
      </Stack>
    </section>
  ));
}
