import { providerLabels } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { ProviderMark } from './provider-mark.tsx';
import { type Offer, type SocialButtonsProps } from './social-buttons.tsx';
import styles from './social-buttons.module.css';
import { useSocialStart } from './use-social-start.ts';

interface OfferedProvidersProps extends SocialButtonsProps {
  offered: Offer[];
}

export default function OfferedProviders({ offered, role, purpose }: OfferedProvidersProps) {
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
