import { adviceFor, useSignOut, useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { Alert, Button, ErrorState, SkeletonList } from '@puente/ui';
import { useEffect, useRef, useState } from 'react';
import { useTooManyText } from '../../session/use-too-many-text.ts';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useOpenSessionsQuery,
} from './open-sessions.endpoints.ts';
import { SessionRow } from './session-row.tsx';
import styles from './sessions.module.css';

/** Where the account is open, and how to close it there. */
export function Sessions() {
  const { t } = useTranslation('cuenta');
  const { data: sessions, error, isFetching, refetch } = useOpenSessionsQuery();
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const signOut = useSignOut();
  const tooMany = useTooManyText();
  /** Which one is being closed: an id, or all others. */
  const [closing, setClosing] = useState<string>();
  const [outcome, setOutcome] = useState<'closed' | 'closedOthers' | { error: unknown }>();
  const outcomeElement = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone with its session.
  useEffect(() => outcomeElement.current?.focus(), [outcome]);

  if (!sessions) {
    if (!error || isFetching) return <SkeletonList label={t('loading')} count={2} />;
    return (
      <ErrorState title={t('sessions.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
        {t(adviceFor(error))}
      </ErrorState>
    );
  }

  const close = async (what: string, end: () => Promise<{ error?: unknown }>) => {
    setClosing(what);
    setOutcome(undefined);
    const failure = (await end()).error;
    // One that is not there any more is what was wanted.
    if (failure && apiStatus(failure) !== 404) {
      setOutcome({ error: failure });
    } else {
      await refetch();
      setOutcome(what === 'others' ? 'closedOthers' : 'closed');
    }
    setClosing(undefined);
  };

  return (
    <>
      {outcome && (
        <Alert ref={outcomeElement} tabIndex={-1} tone={typeof outcome === 'object' ? 'error' : 'success'}>
          {typeof outcome === 'object'
            ? (tooMany(outcome.error) ?? t('sessions.failed'))
            : t(`sessions.${outcome}`)}
        </Alert>
      )}
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            closing={closing === session.id}
            onClose={() =>
              session.current ? signOut() : void close(session.id, () => endSession(session.id))
            }
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button
            variant="secondary"
            loading={closing === 'others'}
            onClick={() => void close('others', () => endOthers())}
          >
            {t('sessions.closeOthers')}
          </Button>
        </div>
      ) : (
        <p className={styles.none}>{t('sessions.none')}</p>
      )}
    </>
  );
}
