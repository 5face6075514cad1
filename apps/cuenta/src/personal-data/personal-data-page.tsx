import { adviceFor, useTranslation } from '@puente/platform';
import { AccountPage, useAccount } from '@puente/section-kit';
import { Card, ErrorState, SkeletonCards } from '@puente/ui';
import { FixedData } from './fixed-data.tsx';
import { useOwnProfileQuery } from './own-profile.endpoints.ts';
import { PersonalDataForm } from './personal-data-form.tsx';
import styles from './personal-data.module.css';

/** What people may change of their account, and what of it is fixed. */
export default function PersonalDataPage() {
  const { t } = useTranslation('cuenta');
  const employs = useAccount()?.userType === 'employer';
  return (
    <AccountPage
      title={t('profile.title')}
      lead={t(employs ? 'profile.leadEmployer' : 'profile.lead')}
      width="text"
      className={styles.page}
    >
      <PersonalData />
    </AccountPage>
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
      {t(adviceFor(error))}
    </ErrorState>
  );
}
