import { socialPasswordFixed } from '@puente/domain/identity';
import { translateText, useTranslation } from '@puente/platform';
import { useAccount } from '@puente/section-kit';
import { Alert, ErrorState, SkeletonList } from '@puente/ui';
import { useState } from 'react';
import { useOwnProfileQuery } from '../personal-data/own-profile.endpoints.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SecurityCard } from './security-card.tsx';

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
  if (!error || isFetching) return <SkeletonList label={t('loading')} count={3} />;
  return (
    <ErrorState title={t('profile.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
      {t('profile.checkConnection')}
    </ErrorState>
  );
}
