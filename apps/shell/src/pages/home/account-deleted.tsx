import { useTranslation } from '@puente/platform';
import { Alert, Container } from '@puente/ui';
import styles from './account-deleted.module.css';

/** Said once, to whoever has just deleted their account. */
export default function AccountDeleted() {
  const { t } = useTranslation('home');
  return (
    <Container className={styles.notice}>
      <Alert tone="success" title={t('deleted.title')}>
        {t('deleted.text')}
      </Alert>
    </Container>
  );
}
