import { type OpenSession } from '@puente/domain/identity';
import { formatDate, useLanguage, useTranslation } from '@puente/platform';
import { Badge, Button } from '@puente/ui';
import { agoInWords } from './last-use.ts';
import styles from './sessions.module.css';

interface SessionRowProps {
  session: OpenSession;
  /** Whether it is being closed. */
  closing: boolean;
  onClose: () => void;
}

export function SessionRow({ session, closing, onClose }: SessionRowProps) {
  const { t } = useTranslation('cuenta');
  const language = useLanguage();
  const { browser, system } = session.device;
  const device =
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
  const since = t('sessions.since', { date: formatDate(session.createdAt) });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>
          {device}
          {session.current && <Badge tone="success">{t('sessions.now')}</Badge>}
        </p>
        <p className={styles.use}>
          {session.current
            ? t('sessions.here')
            : t('sessions.lastUse', { when: agoInWords(session.lastUsedAt, language) })}
          {' · '}
          {since}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t(session.current ? 'sessions.closeThis' : 'sessions.closeNamed', { device })}
        loading={closing}
        onClick={onClose}
      >
        {t('sessions.close')}
      </Button>
    </li>
  );
}
