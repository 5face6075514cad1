import { useTranslation } from '@puente/platform';
import { useEffect } from 'react';
import { useConnectionLost, watchConnection } from './connection.ts';
import styles from './offline-notice.module.css';

/** Says, without getting in the way, that the connection is gone and what is shown may be old. */
export function OfflineNotice() {
  const { t } = useTranslation('offline');
  const lost = useConnectionLost();
  // Begun once the status stands: what appears in it later is read out.
  useEffect(watchConnection, []);
  return <div role="status">{lost && <p className={styles.strip}>{t('notice')}</p>}</div>;
}
