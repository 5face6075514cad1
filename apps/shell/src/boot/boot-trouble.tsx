import { usePageTitle, useTranslation } from '@puente/platform';
import { ErrorState } from '@puente/ui';

/** What is left to show when not even the list of sections could be had. */
export function BootTrouble() {
  const { t } = useTranslation('shell');
  usePageTitle(t('boot.title'));
  return (
    <main>
      <ErrorState
        headingLevel={1}
        title={t('boot.title')}
        retryLabel={t('trouble.retry')}
        onRetry={() => window.location.reload()}
      >
        {t('boot.description')}
      </ErrorState>
    </main>
  );
}
