import { socialPasswordFixed, type SocialProvider } from '@puente/domain/identity';
import { translateText, useTranslation, type SessionUser } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { Alert, Card } from '@puente/ui';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './security.module.css';
import { TwoFactorToggle } from './two-factor-toggle.tsx';

export default function SecurityPage() {
  const { t } = useTranslation('cuenta');
  return (
    <AccountPage title={t('security.title')} width="text" className={styles.page}>
      {(user) => (
        <>
          <Card as="section" className={styles.card}>
            <h2>{t('security.change')}</h2>
            <PasswordChange user={user} />
          </Card>
          <Card as="section" className={styles.card}>
            <TwoFactorToggle />
          </Card>
        </>
      )}
    </AccountPage>
  );
}

function PasswordChange({ user }: { user: SessionUser }) {
  const { provider } = user;
  if (!provider || provider === 'local') return <ChangePasswordForm user={user} />;
  return <Alert>{translateText(socialPasswordFixed(provider as SocialProvider))}</Alert>;
}
