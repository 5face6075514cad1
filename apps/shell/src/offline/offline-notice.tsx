import { useTranslation } from '@puente/platform';
import styles from './offline-notice.module.css';
import { useConnectionLost } from './use-connection-lost.ts';

/** Says, without getting in the way, that the connection is gone and what is shown may be old. */
export function OfflineNotice() {
  const { t } = useTranslation('offline');
  const lost = useConnectionLost();
  return <div role="status">{lost && <p className={styles.strip}>{t('notice')}</p>}</div>;
}
