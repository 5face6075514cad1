import { identityMessages, providerLabels, type SocialProvider } from '@puente/domain/identity';
import { adviceFor, formatDate, translateText, useTranslation } from '@puente/platform';
import { Alert, Button, ErrorState, SkeletonList } from '@puente/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { SecurityCard } from '../security-card.tsx';
import styles from './sign-in-methods.module.css';
import { useSignInMethodsQuery } from './sign-in-methods.endpoints.ts';

// Few ever open it.
const RemoveMethodDialog = lazy(() => import('./remove-method-dialog.tsx'));

/** By what the account can be entered. */
export function SignInMethodsCard() {
  const { t } = useTranslation('cuenta');
  return (
    <SecurityCard id="formas-de-entrar" title={t('methods.title')} lead={t('methods.lead')}>
      <Methods />
    </SecurityCard>
  );
}

function Methods() {
  const { t } = useTranslation('cuenta');
  const { data, error, isFetching, refetch } = useSignInMethodsQuery();
  const [removing, setRemoving] = useState<SocialProvider>();
  const [removed, setRemoved] = useState<SocialProvider>();
  const outcome = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its provider.
  useEffect(() => outcome.current?.focus(), [removed]);
  if (data) {
    // The last way in stays: nobody should lock themselves out.
    const removable = data.password || new Set(data.providers.map(({ provider }) => provider)).size > 1;
    return (
      <>
        {removed && (
          <Alert tone="success" tabIndex={-1} ref={outcome}>
            {t('methods.removed', { provider: providerLabels[removed] })}
          </Alert>
        )}
        <ul className={styles.methods}>
          {data.password && <li>{t('methods.password')}</li>}
          {data.providers.map(({ provider, since }) => (
            <li key={provider + since}>
              {providerLabels[provider]}
              <span className={styles.since}>{t('methods.since', { date: formatDate(since) })}</span>
              {removable && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('methods.removeNamed', { provider: providerLabels[provider] })}
                  onClick={() => {
                    setRemoved(undefined);
                    setRemoving(provider);
                  }}
                >
                  {t('methods.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {!removable && <p className={styles.more}>{translateText(identityMessages.lastSignInMethod)}</p>}
        <p className={styles.more}>{t('methods.more')}</p>
        {removing && (
          <Suspense>
            <RemoveMethodDialog
              provider={removing}
              hasPassword={data.password}
              onRemoved={() => {
                setRemoved(removing);
                setRemoving(undefined);
              }}
              onClose={() => setRemoving(undefined)}
            />
          </Suspense>
        )}
      </>
    );
  }
  if (!error || isFetching) return <SkeletonList label={t('loading')} count={2} />;
  return (
    <ErrorState title={t('methods.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
      {t(adviceFor(error))}
    </ErrorState>
  );
}
