import {
  type ProviderSettings,
  type SocialProviders,
  providerLabels,
  type SocialProvider,
  type UserType,
} from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { Alert, Button, Skeleton, VisuallyHidden } from '@puente/ui';
import { ProviderMark } from './provider-mark.tsx';
import { useSocialProvidersQuery } from './social-providers.endpoints.ts';
import styles from './social-buttons.module.css';
import { type SocialPurpose } from './social-flow.ts';
import { useSocialStart } from './use-social-start.ts';

const providers = Object.keys(providerLabels) as SocialProvider[];

interface SocialButtonsProps {
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
        <Offered offered={offered} role={role} purpose={purpose} />
      ) : isFetching ? (
        <div role="status" className={styles.row}>
          <VisuallyHidden>{t('social.waiting')}</VisuallyHidden>
          {providers.map((provider) => (
            <Skeleton key={provider} height="auto" className={styles.place} />
          ))}
        </div>
      ) : (
        <div className={styles.failed}>
          <span>{t('social.unavailable')}</span>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('social.retry')}
          </Button>
        </div>
      )}
      <p className={styles.terms}>{t(role ? 'social.terms' : 'social.termsAnyRole')}</p>
      <p className={styles.divider}>{t('social.orByEmail')}</p>
    </div>
  );
}

type Offer = readonly [SocialProvider, ProviderSettings];

function configured(settings: SocialProviders): Offer[] {
  return providers.flatMap((provider) => {
    const its = settings[provider];
    return its ? [[provider, its] as const] : [];
  });
}

function Offered({ offered, role, purpose }: SocialButtonsProps & { offered: Offer[] }) {
  const { t } = useTranslation('cuenta');
  const { start, leavingTo, failure } = useSocialStart(role, purpose);
  return (
    <>
      <div className={styles.row}>
        {offered.map(([provider, settings]) => (
          <Button
            key={provider}
            variant="secondary"
            className={styles.place}
            aria-label={t('social.continueWith', { provider: providerLabels[provider] })}
            aria-busy={leavingTo === provider || undefined}
            disabled={leavingTo !== undefined}
            onClick={() => void start(provider, settings)}
          >
            <ProviderMark provider={provider} />
            <span>{providerLabels[provider]}</span>
          </Button>
        ))}
      </div>
      {failure && (
        <Alert tone="error">
          {t(`social.trouble.${failure.trouble}`, { provider: providerLabels[failure.provider] })}
        </Alert>
      )}
    </>
  );
}
