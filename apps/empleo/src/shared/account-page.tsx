import { Link, usePageTitle, useTranslation, type SessionUser } from '@puente/platform';
import { Alert, buttonClassName, Container, PageHeader } from '@puente/ui';
import { type ReactNode } from 'react';
import { useUserOf } from '../session/use-user-of.ts';
import styles from './account-page.module.css';

interface AccountPageProps {
  userType: SessionUser['userType'];
  /** Said to anybody of another kind, should the frame let them come here. */
  denial: string;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: (person: SessionUser) => ReactNode;
}

/** A page of Mi Cuenta for one kind of account. */
export function AccountPage({ userType, denial, title, lead, actions, children }: AccountPageProps) {
  const { t } = useTranslation('empleo');
  usePageTitle(title);
  const person = useUserOf(userType);
  const back = <Link to="/mi-cuenta">{t('account.back')}</Link>;
  return (
    <Container className={styles.page}>
      <PageHeader title={title} above={back} lead={person && lead} actions={person && actions} />
      {person ? (
        children(person)
      ) : (
        <Alert
          tone="error"
          actions={
            <Link to="/mi-cuenta" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
              {t('account.go')}
            </Link>
          }
        >
          {denial}
        </Alert>
      )}
    </Container>
  );
}
