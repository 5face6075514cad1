import { applicationMessages, applicationStatuses, type ApplicationStatus } from '@puente/domain/jobs';
import { Link, type SessionUser, translateText, useSearchParams, useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { buttonClassName, EmptyState, Select, Stack } from '@puente/ui';
import { useEffect } from 'react';
import { useApplicationCountsQuery } from '../account-overview/application-counts.endpoints.ts';
import { type Application } from '../applications/application.ts';
import { useMyApplicationsQuery } from '../applications/my-applications.endpoints.ts';
import cards from '../shared/cards.module.css';
import { fresh } from '../shared/fresh.ts';
import { ListPages, usePage } from '../shared/list-pages.tsx';
import { ListStates } from '../shared/list-states.tsx';
import { AppliedJobCard } from './applied-job-card.tsx';
import { type AsideApplication, useWithdrawnApplicationsQuery } from './withdrawn-applications.endpoints.ts';

export { seekerMessages as messages } from '../messages/seeker.ts';

export default function AppliedJobsPage() {
  const { t } = useTranslation('empleo');
  return (
    <AccountPage
      only={{ userType: 'user', denial: translateText(applicationMessages.listOnlyForUsers) }}
      title={t('mine.title')}
      lead={t('mine.lead')}
    >
      {(seeker) => <AppliedJobs seeker={seeker} />}
    </AccountPage>
  );
}

const isStatus = (text: string | null): text is ApplicationStatus =>
  applicationStatuses.some((status) => status === text);

function AppliedJobs({ seeker }: { seeker: SessionUser }) {
  const { t } = useTranslation('empleo');
  const [params, setParams] = useSearchParams();
  const asked = params.get('estado');
  const status = isStatus(asked) ? asked : undefined;
  const [page, setPage] = usePage();
  const applications = useMyApplicationsQuery({ user: seeker.id, page, status }, fresh);
  const { data: withdrawn = [], ...aside } = useWithdrawnApplicationsQuery(seeker.id, fresh);
  // Both lists together: an answer that is still on its way would not know of what is withdrawn meanwhile.
  const waiting = aside.isLoading && !aside.error;
  const { data, isFetching, startedTimeStamp = 0 } = applications;
  const items =
    data &&
    !waiting &&
    withWithdrawn(
      data.applications,
      withdrawn.filter((one) => status === undefined || one.status === status),
      isFetching ? 0 : startedTimeStamp,
    );
  const pageCount = data?.pageCount ?? 0;
  useEffect(() => {
    // What was withdrawn may have been all of the last page.
    if (!isFetching && pageCount > 0 && page > pageCount) setPage(pageCount);
  }, [isFetching, page, pageCount, setPage]);

  return (
    <div className={cards.region}>
      <StatusFilter
        chosen={status}
        onChange={(next) => setParams(next === '' ? {} : { estado: next }, { replace: true })}
      />
      <ListStates
        list={{ ...applications, data: items || undefined }}
        failed={t('applied.failed')}
        empty={
          status ? (
            <EmptyState title={t('mine.noneSo')}>{t('mine.noneSoAdvice')}</EmptyState>
          ) : (
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
          )
        }
      >
        {(list) => (
          <Stack as="ul">
            {list.map((application) => (
              <li key={application.id}>
                <AppliedJobCard application={application} user={seeker.id} />
              </li>
            ))}
          </Stack>
        )}
      </ListStates>
      <ListPages page={page} pageCount={pageCount} onChange={setPage} />
    </div>
  );
}

/** By state, where there is more than one; how many there are of each. */
function StatusFilter({
  chosen,
  onChange,
}: {
  chosen: ApplicationStatus | undefined;
  onChange: (status: string) => void;
}) {
  const { t } = useTranslation('empleo');
  const { data: { byStatus } = { byStatus: [] } } = useApplicationCountsQuery();
  if (byStatus.length < 2 && !chosen) return null;
  const counted = applicationStatuses.flatMap((status) => {
    const count = byStatus.find((one) => one.status === status)?.count ?? 0;
    return count > 0 || status === chosen
      ? [{ value: status, label: `${translateText(status)} (${count})` }]
      : [];
  });
  return (
    <div className={cards.filter}>
      <Select
        label={t('mine.byStatus')}
        placeholder={t('mine.allStatuses')}
        options={counted}
        value={chosen ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/**
 * What was just withdrawn stays where it was, for as long as that can be taken back; what was taken back, until a list
 * that was asked for since then is here.
 * @param asked when the list was asked for; 0 while it is on its way
 */
function withWithdrawn(list: Application[], withdrawn: AsideApplication[], asked: number): Application[] {
  const aside = withdrawn.filter(
    ({ id, restorableUntil, back = 0 }) =>
      restorableUntil ?? (asked < back && !list.some((one) => one.id === id)),
  );
  const rest = list.filter(({ id }) => !aside.some((one) => one.id === id));
  return [...rest, ...aside].sort(
    (one, other) => other.dateApplied.localeCompare(one.dateApplied) || other.id - one.id,
  );
}
