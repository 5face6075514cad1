import { restMessages } from '@puente/domain/rest';
import { translateText, useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { useEffect, useRef } from 'react';
import styles from './candidates.module.css';
import { type Opinion } from './opinion.ts';

interface ApplicationConflictProps {
  theirs: Partial<Opinion>;
  onUse: () => void;
}

/** What somebody else saved of an application, beside what stands in the form above: where both changed the same. */
export function ApplicationConflict({ theirs, onUse }: ApplicationConflictProps) {
  const { t } = useTranslation('empleo');
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <div ref={region} tabIndex={-1}>
      <Alert
        tone="warning"
        actions={
          <Button size="small" variant="secondary" onClick={onUse}>
            {t('conflict.useSaved')}
          </Button>
        }
      >
        <p>{translateText(restMessages.changedMeanwhile)}</p>
        <p>
          <b>{t('conflict.saved')}</b>
          {theirs.status && `: ${translateText(theirs.status)}`}
        </p>
        {theirs.notes !== undefined && (
          <p lang="es" className={styles.theirs}>
            {theirs.notes || '—'}
          </p>
        )}
      </Alert>
    </div>
  );
}
