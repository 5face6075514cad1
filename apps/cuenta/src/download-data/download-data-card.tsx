import { useTranslation } from '@puente/platform';
import { Alert, Button } from '@puente/ui';
import { SecurityCard } from '../security/security-card.tsx';
import { useTooManyText } from '../session/use-too-many-text.ts';
import { useDownloadData } from './use-download-data.ts';

export function DownloadDataCard() {
  const { t } = useTranslation('cuenta');
  const tooMany = useTooManyText();
  const { state, download } = useDownloadData();
  return (
    <SecurityCard id="descargar-datos" title={t('data.title')} lead={t('data.lead')}>
      {state === 'done' && <Alert tone="success">{t('data.done')}</Alert>}
      {typeof state === 'object' && <Alert tone="error">{tooMany(state.error) ?? t('data.failed')}</Alert>}
      <div>
        <Button variant="secondary" loading={state === 'preparing'} onClick={() => void download()}>
          {t('data.download')}
        </Button>
      </div>
    </SecurityCard>
  );
}
