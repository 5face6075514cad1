import { useTranslation } from '@puente/platform';
import { Badge, Checkbox } from '@puente/ui';
import { useState } from 'react';
import { SecurityCard } from './security-card.tsx';

/** A demonstration, and labelled as one: nothing is kept or sent. */
export function TwoFactorToggle() {
  const { t } = useTranslation('cuenta');
  const [on, setOn] = useState(false);
  return (
    <SecurityCard
      id="dos-pasos"
      title={t('security.twoFactor')}
      badge={<Badge tone="info">{t('security.demo')}</Badge>}
    >
      <Checkbox
        role="switch"
        label={t('security.twoFactorLabel')}
        hint={t('security.twoFactorDemo')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
        }}
      />
    </SecurityCard>
  );
}
