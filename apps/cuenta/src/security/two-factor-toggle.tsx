import { useTranslation } from '@puente/platform';
import { Badge, Checkbox } from '@puente/ui';
import { useState } from 'react';
import styles from './security.module.css';

/** A demonstration, and labelled as one: nothing is kept or sent. */
export function TwoFactorToggle() {
  const { t } = useTranslation('cuenta');
  const [on, setOn] = useState(false);
  return (
    <>
      <div className={styles.heading}>
        <h2>{t('security.twoFactor')}</h2>
        <Badge tone="info">{t('security.demo')}</Badge>
      </div>
      <Checkbox
        role="switch"
        label={t('security.twoFactorLabel')}
        hint={t('security.twoFactorDemo')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
        }}
      />
    </>
  );
}
