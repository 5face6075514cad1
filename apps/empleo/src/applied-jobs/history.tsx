import { type ApplicationEvent } from '@puente/domain/jobs';
import { formatDate, translateText, useTranslation } from '@puente/platform';
import styles from './history.module.css';

/** Through which states an application went, and on which day. */
export function History({ events }: { events: readonly ApplicationEvent[] }) {
  const { t } = useTranslation('empleo');
  return (
    <ol aria-label={t('mine.history')} className={styles.history}>
      {events.map(({ status, at }, index) => (
        <li
          key={index}
          className={styles.event}
          aria-current={index === events.length - 1 ? 'step' : undefined}
        >
          <span>{translateText(status)}</span>
          {at && (
            <time dateTime={at} className={styles.day}>
              {formatDate(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
