import { useTranslation } from '@puente/platform';
import { SecurityCard } from '../security-card.tsx';
import { Sessions } from './sessions.tsx';

export function SessionsCard() {
  const { t } = useTranslation('cuenta');
  return (
    <SecurityCard id="sesiones" title={t('sessions.title')} lead={t('sessions.lead')}>
      <Sessions />
    </SecurityCard>
  );
}
