import { usePageTitle, useSession, useTranslation } from '@puente/platform';
import { buttonClassName, Cluster, Container, EmptyState } from '@puente/ui';
import { Link } from 'react-router-dom';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  const signedIn = useSession().status === 'signed-in';
  usePageTitle(t('notFound.title'));
  return (
    <Container className={styles.page}>
      <EmptyState
        headingLevel={1}
        picture="broken-bridge"
        title={t('notFound.title')}
        action={
          <Cluster className={styles.ways}>
            <Link to="/" className={buttonClassName()}>
              {t('notFound.home')}
            </Link>
            <Link
              to={signedIn ? '/mi-cuenta' : '/choice'}
              className={buttonClassName({ variant: 'secondary' })}
            >
              {signedIn ? t('notFound.account') : t('notFound.enter')}
            </Link>
          </Cluster>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Container>
  );
}
