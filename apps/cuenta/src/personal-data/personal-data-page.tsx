import { Link, usePageTitle, useSession, useTranslation } from '@puente/platform';
import { Card, Container, ErrorState, PageHeader, SkeletonCards } from '@puente/ui';
import { FixedData } from './fixed-data.tsx';
import { useOwnProfileQuery } from './own-profile.ts';
import { PersonalDataForm } from './personal-data-form.tsx';
import styles from './personal-data.module.css';

/** What people may change of their account, and what of it is fixed. */
export default function PersonalDataPage() {
  const session = useSession();
  const { t } = useTranslation('cuenta');
  usePageTitle(t('profile.title'));
  // The guard is about to leave for the sign-in page.
  if (session.status === 'signed-out') return null;
  const employs = session.user.userType === 'employer';
  return (
    <Container width="text" className={styles.page}>
      <PageHeader
        title={t('profile.title')}
        above={<Link to="/mi-cuenta">{t('profile.back')}</Link>}
        lead={t(employs ? 'profile.leadEmployer' : 'profile.lead')}
      />
      <PersonalData />
    </Container>
  );
}

function PersonalData() {
  const { t } = useTranslation('cuenta');
  const { data: profile, error, isFetching, refetch } = useOwnProfileQuery();
  if (profile) {
    return (
      <>
        <Card className={styles.card}>
          <PersonalDataForm key={profile.id} profile={profile} />
        </Card>
        <FixedData profile={profile} />
      </>
    );
  }
  if (!error || isFetching) return <SkeletonCards label={t('loading')} count={3} />;
  return (
    <ErrorState title={t('profile.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
      {t('profile.checkConnection')}
    </ErrorState>
  );
}
