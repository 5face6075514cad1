import {
  type ProviderSettings,
  type SocialProviders,
  providerLabels,
  type SocialProvider,
  type UserType,
} from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { Button, Skeleton, VisuallyHidden } from '@puente/ui';
import { lazy, Suspense } from 'react';
import { TermsLinks } from '../form/terms-links.tsx';
import { useSocialProvidersQuery } from './social-providers.endpoints.ts';
import styles from './social-buttons.module.css';
import { type SocialPurpose } from './social-flow.ts';

// What they look like comes while the server says which there are. Without it the form is still there.
const OfferedProviders = lazy(() => import('./offered-providers.tsx').catch(() => ({ default: NotOffered })));

const providers = Object.keys(providerLabels) as SocialProvider[];

export interface SocialButtonsProps {
  role: UserType | null;
  purpose: SocialPurpose;
}

/** The ways in that need no password here: those that are configured, and nothing where none is. */
export function SocialButtons({ role, purpose }: SocialButtonsProps) {
  const { t } = useTranslation('cuenta');
  const { data, error, isFetching, refetch } = useSocialProvidersQuery();
  // Services and sections are published apart: one of before knows no providers.
  const offered = apiStatus(error) === 404 ? [] : data && configured(data);
  if (offered?.length === 0) return null;
  return (
    <div className={styles.social}>
      <p aria-hidden="true" className={styles.caption}>
        {t('social.continue')}
      </p>
      {offered ? (
        <Suspense fallback={<Waiting />}>
          <OfferedProviders offered={offered} role={role} purpose={purpose} />
        </Suspense>
      ) : isFetching ? (
        <Waiting />
      ) : (
        <div className={styles.failed}>
          <span>{t('social.unavailable')}</span>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('social.retry')}
          </Button>
        </div>
      )}
      <p className={styles.terms}>
        {t(role ? 'social.terms' : 'social.termsAnyRole')} <TermsLinks />.
      </p>
      <p className={styles.divider}>{t('social.orByEmail')}</p>
    </div>
  );
}

export type Offer = readonly [SocialProvider, ProviderSettings];

function configured(settings: SocialProviders): Offer[] {
  return providers.flatMap((provider) => {
    const its = settings[provider];
    return its ? [[provider, its] as const] : [];
  });
}

function Waiting() {
  const { t } = useTranslation('cuenta');
  return (
    <div role="status" className={styles.row}>
      <VisuallyHidden>{t('social.waiting')}</VisuallyHidden>
      {providers.map((provider) => (
        <Skeleton key={provider} height="auto" className={styles.place} />
      ))}
    </div>
  );
}

function NotOffered() {
  const { t } = useTranslation('cuenta');
  return <p className={styles.failed}>{t('social.unavailable')}</p>;
}
