import { type SessionUser, translateText, useTranslation } from '@puente/platform';
import { apiMessage, isConnectionError } from '@puente/platform/api';
import { fileSize } from '@puente/section-kit';
import { Alert, Button, Cluster, ConfirmDialog } from '@puente/ui';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useTooManyText } from '../session/use-too-many-text.ts';
import styles from './curriculum.module.css';
import { FilePicker } from './file-picker.tsx';
import { type UploadProblem, useCvUpload } from './use-cv-upload.ts';

interface UploadFormProps {
  user: SessionUser;
  /** Whether there is a CV already, which the next one replaces. */
  replaces: boolean;
}

/** A file is chosen, then «Subir» sends it; where it takes another's place, after asking. */
export function UploadForm({ user, replaces }: UploadFormProps) {
  const { t } = useTranslation('cuenta');
  const [asking, setAsking] = useState(false);
  const upload = useCvUpload(user.id);
  const { chosen, problem, progress, saved } = upload;
  const sending = progress !== undefined;
  const { progressBox, alert, submitButton } = useFocusAlong(sending);

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
      {problem && <ProblemAlert ref={alert} problem={problem} />}
      {sending ? (
        <Progress ref={progressBox} share={progress} onCancel={upload.cancel} />
      ) : (
        <Cluster>
          <Button ref={submitButton} type="submit" size="large">
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
        <p>{t(user.userType === 'employer' ? 'cv.replaceTextEmployer' : 'cv.replaceText')}</p>
      </ConfirmDialog>
    </form>
  );
}

interface ProgressProps {
  share: number;
  onCancel: () => void;
  ref: Ref<HTMLDivElement>;
}

function Progress({ share, onCancel, ref }: ProgressProps) {
  const { t } = useTranslation('cuenta');
  const percent = Math.round(share * 100);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={t('cv.sending')} className={styles.progress}>
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

function ProblemAlert({ problem, ref }: { problem: UploadProblem; ref: Ref<HTMLDivElement> }) {
  const { t } = useTranslation('cuenta');
  const tooManyText = useTooManyText();
  const failureText = (error: unknown) => {
    if (isConnectionError(error)) return t('cv.unreachable');
    const text = apiMessage(error);
    return tooManyText(error) ?? (text === undefined ? t('cv.failed') : translateText(text));
  };
  return (
    <Alert ref={ref} tabIndex={-1} tone="error">
      {'error' in problem ? (
        failureText(problem.error)
      ) : (
        <>
          {problem.file !== undefined && <span className={styles.name}>{problem.file}: </span>}
          {translateText(problem.text)}
        </>
      )}
    </Alert>
  );
}

/** What was pressed goes when sending begins, and what says how far it is when it ends: the focus goes on to what came. */
function useFocusAlong(sending: boolean) {
  const progressBox = useRef<HTMLDivElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const was = useRef(sending);
  useEffect(() => {
    if (was.current === sending) return;
    was.current = sending;
    (progressBox.current ?? alert.current ?? submitButton.current)?.focus();
  }, [sending]);
  return { progressBox, alert, submitButton };
}
