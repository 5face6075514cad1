import { socialPasswordFixed } from '@puente/domain/identity';
import { adviceFor, translateText, useTranslation } from '@puente/platform';
import { useAccount } from '@puente/section-kit';
import { Alert, ErrorState, Skeleton, VisuallyHidden } from '@puente/ui';
import { useState } from 'react';
import formStyles from '../form/form.module.css';
import { useOwnProfileQuery } from '../personal-data/own-profile.endpoints.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SecurityCard } from './security-card.tsx';
import styles from './security.module.css';

/** The password, where the account has one: those of a provider are entered without. */
export function PasswordCard() {
  const { t } = useTranslation('cuenta');
  const account = useAccount();
  return (
    <SecurityCard id="contrasena" title={t('security.change')}>
      <PasswordChange key={account?.id} />
    </SecurityCard>
  );
}

function PasswordChange() {
  const { t } = useTranslation('cuenta');
  const { data, error, isFetching, refetch } = useOwnProfileQuery();
  // A changed password begins a new session, with which everything is asked anew: the form stays, and says that it is done.
  const [profile, setProfile] = useState(data);
  if (data && data !== profile) setProfile(data);
  if (profile?.provider === 'local') return <ChangePasswordForm user={profile} />;
  if (profile) return <Alert>{translateText(socialPasswordFixed(profile.provider))}</Alert>;
  if (!error || isFetching) return <Waiting />;
  return (
    <ErrorState title={t('profile.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
      {t(adviceFor(error))}
    </ErrorState>
  );
}

/** The places of the form's fields and its button, so that the cards below stay where they are. */
function Waiting() {
  const { t } = useTranslation('cuenta');
  return (
    <div role="status" className={formStyles.form}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <FieldPlace />
      <FieldPlace hint />
      <FieldPlace />
      <Skeleton width="13rem" height="3.375rem" />
    </div>
  );
}

function FieldPlace({ hint = false }: { hint?: boolean }) {
  return (
    <span className={styles.fieldPlace}>
      <Skeleton width="45%" height="auto" className={styles.labelPlace} />
      <Skeleton height="3rem" />
      {hint && <Skeleton width="80%" height="auto" className={styles.hintPlace} />}
    </span>
  );
}
