import { useTranslation } from '@puente/platform';
import { useAccount } from '@puente/section-kit';
import { Button } from '@puente/ui';
import { lazy, Suspense, useState } from 'react';
import { SecurityCard } from '../security/security-card.tsx';

// Few ever open it.
const DeleteAccountDialog = lazy(() => import('./delete-account-dialog.tsx'));

export function DeleteAccountCard() {
  const { t } = useTranslation('cuenta');
  const account = useAccount();
  const [asking, setAsking] = useState(false);
  return (
    <SecurityCard id="eliminar-cuenta" title={t('deletion.title')} lead={t('deletion.lead')}>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('deletion.open')}
        </Button>
      </div>
      {asking && account && (
        <Suspense>
          <DeleteAccountDialog account={account} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </SecurityCard>
  );
}
