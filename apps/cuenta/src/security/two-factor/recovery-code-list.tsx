import { useTranslation } from '@puente/platform';
import { saveAs } from '@puente/section-kit';
import { Alert, Button, Cluster } from '@puente/ui';
import { CopyButton } from './copy-button.tsx';
import { TaskStep } from './task.tsx';
import styles from './two-factor.module.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const { t } = useTranslation('cuenta');
  const text = [t('twoFactor.codes.fileTitle'), '', ...codes, ''].join('\r\n');
  const download = () => saveAs(t('twoFactor.codes.file'), new Blob([text], { type: 'text/plain' }));
  return (
    <TaskStep title={t('twoFactor.codes.title')}>
      <p>{t('twoFactor.codes.lead')}</p>
      <Alert tone="warning">{t('twoFactor.codes.once')}</Alert>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster>
        <CopyButton text={codes.join('\n')} label={t('twoFactor.codes.copy')} />
        <Button variant="secondary" size="small" onClick={download}>
          {t('twoFactor.codes.download')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          {t('twoFactor.codes.print')}
        </Button>
      </Cluster>
      <div>
        <Button onClick={onDone}>{t('twoFactor.codes.done')}</Button>
      </div>
    </TaskStep>
  );
}
