import { socialPasswordFixed, type SocialProvider } from '@puente/domain/identity';
import {
  Link,
  translateText,
  usePageTitle,
  useSession,
  useTranslation,
  type SessionUser,
} from '@puente/platform';
import { Alert, Card, Container, PageHeader } from '@puente/ui';
import { ChangePasswordForm } from './change-password-form.tsx';
import styles from './security.module.css';
import { TwoFactorToggle } from './two-factor-toggle.tsx';

export default function SecurityPage() {
  const session = useSession();
  const { t } = useTranslation('cuenta');
  usePageTitle(t('security.title'));
  // The guard is about to leave for the sign-in page.
  if (session.status === 'signed-out') return null;
  return (
    <Container width="text" className={styles.page}>
      <PageHeader title={t('security.title')} above={<Link to="/mi-cuenta">{t('security.back')}</Link>} />
      <Card as="section" className={styles.card}>
        <h2>{t('security.change')}</h2>
        <PasswordChange user={session.user} />
      </Card>
      <Card as="section" className={styles.card}>
        <TwoFactorToggle />
      </Card>
    </Container>
  );
}

function PasswordChange({ user }: { user: SessionUser }) {
  const { provider } = user;
  if (!provider || provider === 'local') return <ChangePasswordForm user={user} />;
  return <Alert>{translateText(socialPasswordFixed(provider as SocialProvider))}</Alert>;
}
