import { providerLabels } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { useOwnProfileQuery } from '../../personal-data/own-profile.endpoints.ts';
import { SecurityCard } from '../security-card.tsx';
import { Sessions } from './sessions.tsx';

export function SessionsCard() {
  const { t } = useTranslation('cuenta');
  const { data: profile } = useOwnProfileQuery();
  // What a password of ours would not help.
  const lead =
    profile && profile.provider !== 'local'
      ? t('sessions.leadSocial', { provider: providerLabels[profile.provider] })
      : t('sessions.lead');
  return (
    <SecurityCard id="sesiones" title={t('sessions.title')} lead={lead}>
      <Sessions />
    </SecurityCard>
  );
}
