import { adviceFor, type SessionUser, useTranslation } from '@puente/platform';
import { AccountPage, useAccount } from '@puente/section-kit';
import { Card, ErrorState, SkeletonCards } from '@puente/ui';
import { useOwnProfileQuery } from '../personal-data/own-profile.endpoints.ts';
import { CurrentCv } from './current-cv.tsx';
import styles from './curriculum.module.css';
import { UploadForm } from './upload-form.tsx';

/** One's CV: sent, replaced, downloaded, deleted. */
export default function CurriculumPage() {
  const { t } = useTranslation('cuenta');
  const account = useAccount();
  return (
    <AccountPage
      title={t('cv.title')}
      lead={t(account?.userType === 'employer' ? 'cv.leadEmployer' : 'cv.lead')}
      width="text"
      className={styles.page}
    >
      {(user) => <Curriculum user={user} />}
    </AccountPage>
  );
}

function Curriculum({ user }: { user: SessionUser }) {
  const { t } = useTranslation('cuenta');
  const { data: profile, error, isFetching, refetch } = useOwnProfileQuery();
  if (profile) {
    const { cv } = profile;
    return (
      <>
        <CurrentCv user={user} cv={cv} />
        <Card as="section" className={styles.card}>
          <h2>{t(cv ? 'cv.another' : 'cv.first')}</h2>
          <UploadForm user={user} replaces={cv !== null} />
        </Card>
      </>
    );
  }
  if (!error || isFetching) return <SkeletonCards label={t('loading')} count={2} />;
  return (
    <ErrorState title={t('cv.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
      {t(adviceFor(error))}
    </ErrorState>
  );
}
