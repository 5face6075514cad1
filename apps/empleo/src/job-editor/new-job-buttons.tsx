import { useTranslation } from '@puente/platform';
import { Button, Cluster } from '@puente/ui';
import { type Send } from './job-form.tsx';
import { type useNewJob } from './use-new-job.ts';

type NewJobButtonsProps = Pick<ReturnType<typeof useNewJob>, 'saveAs' | 'sending'> & { send: Send };

export function NewJobButtons({ send, saveAs, sending }: NewJobButtonsProps) {
  const { t } = useTranslation('empleo');
  return (
    <Cluster>
      <Button
        loading={sending === 'Publicado'}
        disabled={sending === 'Borrador'}
        onClick={send(saveAs('Publicado'), 'Publicado')}
      >
        {t('editor.publish')}
      </Button>
      <Button
        variant="secondary"
        loading={sending === 'Borrador'}
        disabled={sending === 'Publicado'}
        onClick={send(saveAs('Borrador'), 'Borrador')}
      >
        {t('editor.saveDraft')}
      </Button>
    </Cluster>
  );
}
