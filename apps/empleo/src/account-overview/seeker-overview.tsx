import { formatDate, Link, useTranslation } from '@puente/platform';
import { buttonClassName, EmptyState, Grid } from '@puente/ui';
import { type Application } from '../applications/application.ts';
import { StatusBadge } from '../applications/status-badge.tsx';
import { type Favorite } from '../favorites/my-favorites.endpoints.ts';
import { placeOf } from '../job/job.ts';
import { useAccount } from '@puente/section-kit';
import { fresh } from '../shared/fresh.ts';
import { useApplicationCountsQuery } from './application-counts.endpoints.ts';
import { useLatestApplicationsQuery } from './latest-applications.endpoints.ts';
import { useLatestFavoritesQuery } from './latest-favorites.endpoints.ts';
import styles from './overview.module.css';
import { Panel, PanelList, PanelRow } from './panel.tsx';

export { seekerMessages as messages } from '../messages/seeker.ts';

/** On Mi Cuenta: how a job search stands. */
export default function SeekerOverview() {
  const seeker = useAccount('user');
  if (!seeker) return null;
  return (
    <Grid min="19rem">
      <Applications userId={seeker.id} />
      <Favorites userId={seeker.id} />
    </Grid>
  );
}

function SearchLink() {
  const { t } = useTranslation('empleo');
  return (
    <Link to="/empleos" className={buttonClassName()}>
      {t('applied.search')}
    </Link>
  );
}

function Applications({ userId }: { userId: number }) {
  const { t } = useTranslation('empleo');
  return (
    <Panel<Application[]>
      title={t('overview.applications')}
      read={useLatestApplicationsQuery(userId, fresh)}
      failed={t('applied.failed')}
    >
      {(applications) =>
        applications.length > 0 ? (
          <>
            <States />
            <PanelList to="/mi-cuenta/empleos-aplicados" more={t('overview.allApplications')}>
              {applications.map((application) => (
                <ApplicationRow key={application.id} application={application} />
              ))}
            </PanelList>
          </>
        ) : (
          <EmptyState
            className={styles.empty}
            headingLevel={3}
            picture="letter"
            title={t('applied.empty')}
            action={<SearchLink />}
          >
            {t('applied.emptyAdvice')}
          </EmptyState>
        )
      }
    </Panel>
  );
}

/** How many applications stand how. */
function States() {
  const { t } = useTranslation('empleo');
  const { data } = useApplicationCountsQuery(undefined, fresh);
  return (
    <ul aria-label={t('overview.states')} className={styles.states}>
      {data?.byStatus.map(({ status, count }) => (
        <li key={status}>
          <StatusBadge status={status} /> {count}
        </li>
      ))}
    </ul>
  );
}

function ApplicationRow({ application: { job, status, dateApplied } }: { application: Application }) {
  const { t } = useTranslation('empleo');
  return (
    <PanelRow
      title={job?.title ?? t('applied.jobGone')}
      to={job && !job.withdrawn ? `/detalle-empleo/${job.id}` : undefined}
    >
      <StatusBadge status={status} />
      {formatDate(dateApplied)}
    </PanelRow>
  );
}

function Favorites({ userId }: { userId: number }) {
  const { t } = useTranslation('empleo');
  return (
    <Panel<Favorite[]>
      title={t('overview.favorites')}
      read={useLatestFavoritesQuery(userId)}
      failed={t('favorites.failed')}
    >
      {(favorites) =>
        favorites.length > 0 ? (
          <PanelList to="/mi-cuenta/favoritos" more={t('overview.allFavorites')}>
            {favorites.map(({ id, job }) => (
              <PanelRow key={id} title={job.title} to={`/detalle-empleo/${job.id}`}>
                {[job.employerName, placeOf(job)].filter(Boolean).join(' · ')}
              </PanelRow>
            ))}
          </PanelList>
        ) : (
          <EmptyState
            className={styles.empty}
            headingLevel={3}
            picture="heart"
            title={t('favorites.empty')}
            action={<SearchLink />}
          >
            {t('favorites.emptyAdvice')}
          </EmptyState>
        )
      }
    </Panel>
  );
}
