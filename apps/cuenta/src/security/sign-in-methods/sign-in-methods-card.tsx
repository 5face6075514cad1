import { providerLabels } from '@puente/domain/identity';
import { formatDate, useTranslation } from '@puente/platform';
import { ErrorState, SkeletonList } from '@puente/ui';
import { SecurityCard } from '../security-card.tsx';
import styles from './sign-in-methods.module.css';
import { useSignInMethodsQuery } from './sign-in-methods.endpoints.ts';

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
  if (data) {
    return (
      <>
        <ul className={styles.methods}>
          {data.password && <li>{t('methods.password')}</li>}
          {data.providers.map(({ provider, since }) => (
            <li key={provider + since}>
              {providerLabels[provider]}
              <span className={styles.since}>{t('methods.since', { date: formatDate(since) })}</span>
            </li>
          ))}
        </ul>
        <p className={styles.more}>{t('methods.more')}</p>
      </>
    );
  }
  if (!error || isFetching) return <SkeletonList label={t('loading')} count={2} />;
  return (
    <ErrorState title={t('methods.failedToLoad')} retryLabel={t('profile.retry')} onRetry={refetch}>
      {t('profile.checkConnection')}
    </ErrorState>
  );
}
