import { translateText, useTranslation } from '@puente/platform';
import { fileSize } from '@puente/section-kit';
import { Alert, Button, Cluster, ConfirmDialog } from '@puente/ui';
import { type FormEvent, useState } from 'react';
import styles from './curriculum.module.css';
import { FilePicker } from './file-picker.tsx';
import { type UploadProblem, useCvUpload } from './use-cv-upload.ts';

interface UploadFormProps {
  userId: number;
  /** Whether there is a CV already, which the next one replaces. */
  replaces: boolean;
}

/** A file is chosen, then «Subir» sends it; where it takes another's place, after asking. */
export function UploadForm({ userId, replaces }: UploadFormProps) {
  const { t } = useTranslation('cuenta');
  const [asking, setAsking] = useState(false);
  const upload = useCvUpload(userId);
  const { chosen, problem, progress, saved } = upload;
  const sending = progress !== undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!upload.isReady()) return;
    if (replaces) setAsking(true);
    else void upload.upload();
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FilePicker onChoose={(file) => void upload.choose(file)} disabled={sending}>
        {chosen && (
          <div role="status">
            <p>
              {t('cv.chosen')} <span className={styles.name}>{chosen.file.name}</span> (
              {fileSize(chosen.file.size)})
            </p>
            {chosen.shrunk && <p className={styles.soft}>{t('cv.shrunk')}</p>}
          </div>
        )}
      </FilePicker>
      {saved && replaces && <Alert tone="success">{t('cv.saved')}</Alert>}
      {problem && <ProblemAlert problem={problem} />}
      {sending ? (
        <Progress share={progress} onCancel={upload.cancel} />
      ) : (
        <Cluster>
          <Button type="submit" size="large">
            {t('cv.upload')}
          </Button>
          {chosen && (
            <Button variant="quiet" onClick={upload.clear}>
              {t('cv.clear')}
            </Button>
          )}
        </Cluster>
      )}
      <ConfirmDialog
        open={asking}
        title={t('cv.replaceTitle')}
        confirmLabel={t('cv.replace')}
        cancelLabel={t('cv.cancel')}
        onConfirm={() => {
          setAsking(false);
          void upload.upload();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('cv.replaceText')}</p>
      </ConfirmDialog>
    </form>
  );
}

function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation('cuenta');
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress aria-label={t('cv.sending')} max={100} value={percent} />
      <p role="status">{share < 1 ? t('cv.sending') : t('cv.checking')}</p>
      {share < 1 && (
        <div>
          <Button variant="secondary" onClick={onCancel}>
            {t('cv.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

function ProblemAlert({ problem }: { problem: UploadProblem }) {
  const { t } = useTranslation('cuenta');
  return (
    <Alert tone="error">
      {typeof problem === 'object' ? translateText(problem.text) : t(`cv.${problem}`)}
    </Alert>
  );
}
