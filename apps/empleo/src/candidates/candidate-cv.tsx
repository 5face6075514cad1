import { type FileAnswer } from '@puente/domain/identity';
import { useTranslation } from '@puente/platform';
import { apiStatus } from '@puente/platform/api';
import { fileSize, useDownloadFileMutation } from '@puente/section-kit';
import { Alert, Button } from '@puente/ui';

/** A candidate's CV, to be kept by the employer they applied to. */
export function CandidateCv({ cv, describedBy }: { cv: FileAnswer; describedBy: string }) {
  const { t } = useTranslation('empleo');
  const [download, { isLoading, error }] = useDownloadFileMutation();
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={isLoading}
          aria-describedby={describedBy}
          onClick={() => void download(cv)}
        >
          {t('candidates.downloadCv')} ({fileSize(cv.size)})
        </Button>
      </div>
      {error && (
        <Alert tone="error">
          {t(apiStatus(error) === 404 ? 'candidates.cvGone' : 'candidates.cvFailed')}
        </Alert>
      )}
    </>
  );
}
