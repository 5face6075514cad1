import { type FileAnswer, identityMessages } from '@puente/domain/identity';
import { type SessionUser, translateText, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { fileSize, useDownloadFileMutation } from '@puente/section-kit';
import { Alert, Button, Card, Cluster, ConfirmDialog } from '@puente/ui';
import { useId, useState } from 'react';
import { useAttachCvMutation } from './attach-cv.endpoints.ts';
import styles from './curriculum.module.css';

interface CurrentCvProps {
  user: SessionUser;
  cv: FileAnswer | null;
}

/** The CV that is there, and what can be done with it. */
export function CurrentCv({ user, cv }: CurrentCvProps) {
  const { t } = useTranslation('cuenta');
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  /** Of the CV that was there when it was told; with another one it is over. */
  const [problem, setProblem] = useState<{ cvId: number | undefined; text: string }>();
  const [deleted, setDeleted] = useState(false);
  const [download, { isLoading: downloading }] = useDownloadFileMutation();
  const [attach, { isLoading: deleting }] = useAttachCvMutation();

  const tell = (text: string) => setProblem({ cvId: cv?.id, text });

  const save = async () => {
    setProblem(undefined);
    setDeleted(false);
    if (!cv) return tell(translateText(identityMessages.cvNothingToDownload));
    const { error } = await download(cv);
    if (!error) return;
    // Deleted or replaced in another tab.
    const isGone = apiStatus(error) === 404;
    tell(isGone ? translateText(identityMessages.cvNothingToDownload) : t('cv.downloadFailed'));
  };
  const ask = () => {
    setDeleted(false);
    setProblem(undefined);
    if (cv) setAsking(true);
    else tell(translateText(identityMessages.cvNothingToDelete));
  };
  const remove = async () => {
    const { error } = await attach({ userId: user.id, cv: null });
    setAsking(false);
    if (!error) return setDeleted(true);
    const text = apiMessage(error);
    tell(text === undefined ? t('cv.deleteFailed') : translateText(text));
  };

  return (
    <Card as="section" aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId}>{t('cv.current')}</h2>
      {cv ? (
        <p>
          <span className={styles.name}>{cv.name}</span> ({fileSize(cv.size)})
        </p>
      ) : (
        <p>{t('cv.none')}</p>
      )}
      {deleted && !cv && <Alert tone="success">{t('cv.deleted')}</Alert>}
      {problem && problem.cvId === cv?.id && <Alert tone="error">{problem.text}</Alert>}
      <Cluster>
        <Button variant="secondary" loading={downloading} onClick={() => void save()}>
          {t('cv.download')}
        </Button>
        <Button variant="quiet" onClick={ask}>
          {t('cv.delete')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={asking}
        title={t('cv.deleteTitle')}
        confirmLabel={t('cv.deleteConfirm')}
        cancelLabel={t('cv.cancel')}
        danger
        loading={deleting}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{t(user.userType === 'employer' ? 'cv.deleteTextEmployer' : 'cv.deleteText')}</p>
      </ConfirmDialog>
    </Card>
  );
}
