import { applicationMessages } from '@puente/domain/jobs';
import { Link, type SessionUser, translateText, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
<<<<<<< HEAD
import { Alert, buttonClassName, EmptyState } from '@puente/ui';
import { useMyApplicationsQuery } from '../applications/my-applications.endpoints.ts';
=======
import { Alert, buttonClassName, EmptyState, Stack } from '@puente/ui';
import { useMyApplicationsQuery } from '../applications/my-applications.ts';
>>>>>>> main
import cards from '../shared/cards.module.css';
import { ListStates } from '../shared/list-states.tsx';
import { useListNotice } from '../shared/use-list-notice.ts';
import { AppliedJobCard } from './applied-job-card.tsx';

/** What the seeker applied to, and how each application stands. */
export default function AppliedJobsPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'user', denial: translateText(applicationMessages.listOnlyForUsers) }}
      title={t('applied.title')}
      lead={t('applied.lead')}
    >
      {(seeker) => <AppliedJobs seeker={seeker} />}
    </AccountPage>
  );
}

function AppliedJobs({ seeker }: { seeker: SessionUser }) {
  const { t } = useTranslation('empleo');
  const applications = useMyApplicationsQuery(seeker.id);
  const [region, withdrawn, showWithdrawn] = useListNotice();
  return (
    <div ref={region} tabIndex={-1} className={cards.region}>
      {withdrawn && (
        <Alert tone="success" className={cards.notice}>
          {t(withdrawn)}
        </Alert>
      )}
      <ListStates
        list={applications}
        failed={t('applied.failed')}
        empty={
          <EmptyState
            picture="letter"
            title={t('applied.empty')}
            action={
              <Link to="/empleos" className={buttonClassName()}>
                {t('applied.search')}
              </Link>
            }
          >
            {t('applied.emptyAdvice')}
          </EmptyState>
        }
      >
        {(items) => (
          <Stack as="ul">
            {items.map((application) => (
              <li key={application.id}>
                <AppliedJobCard
                  application={application}
                  onWithdrawn={() => showWithdrawn('applied.withdrawDone')}
                />
              </li>
            ))}
          </Stack>
        )}
      </ListStates>
    </div>
  );
}
