import { useTranslation } from '@puente/platform';
import { AccountPage } from '@puente/section-kit';
import { DeleteAccountCard } from '../account-deletion/delete-account-card.tsx';
import { DownloadDataCard } from '../download-data/download-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import styles from './security.module.css';
import { SessionsCard } from './sessions/sessions-card.tsx';
import { SignInMethodsCard } from './sign-in-methods/sign-in-methods-card.tsx';
import { TwoFactorCard } from './two-factor/two-factor-card.tsx';

/** How the account is entered and from where, and what is kept of it: a card each. */
export default function SecurityPage() {
  const { t } = useTranslation('cuenta');
  return (
    <AccountPage title={t('security.title')} lead={t('security.lead')} width="text" className={styles.page}>
      <PasswordCard />
      <TwoFactorCard />
      <SignInMethodsCard />
      <SessionsCard />
      <DownloadDataCard />
      <DeleteAccountCard />
    </AccountPage>
  );
}
