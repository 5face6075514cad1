import { type JobReportInput, reportDetailsMax, reportReasons } from '@puente/domain/jobs';
import { tooLong } from '@puente/domain/rest';
import { translateText, useSession, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { keepDraft, readDraftFields, useForm } from '@puente/platform/forms';
import { Alert, Button, Dialog, Select, Stack, TextArea } from '@puente/ui';
import { useId, useState } from 'react';
import { translatedOptions } from '@puente/section-kit';
import { useReportJobMutation } from './report-job.endpoints.ts';

interface ReportDialogProps {
  jobId: number;
  onClose: () => void;
}

const empty = { reason: '', details: '' };

/** Asks what is wrong with a job, and tells Puente. What is not sent waits in the tab. */
export function ReportDialog({ jobId, onClose }: ReportDialogProps) {
  const { t } = useTranslation('empleo');
  const formId = useId();
  const session = useSession();
  const draftKey = `denuncia.${session.status === 'signed-in' ? session.user.id : ''}.${jobId}`;
  const [initial] = useState(() => readDraftFields(draftKey, empty) ?? empty);
  const [report, { error, isSuccess }] = useReportJobMutation();
  const { errors, form, field, sending } = useForm({
    initial,
    rules: ({ reason, details }) => ({
      reason: reason ? undefined : t('report.reasonMissing'),
      details: details.trim().length > reportDetailsMax ? tooLong(reportDetailsMax) : undefined,
    }),
    send: async ({ reason, details }) => {
      const sent = await report({
        job: jobId,
        report: { reason: reason as JobReportInput['reason'], details: details.trim() || null },
      });
      if (!sent.error) keepDraft(draftKey, '');
    },
    onChange: (values) => keepDraft(draftKey, JSON.stringify(values)),
  });

  if (isSuccess) {
    return (
      // Another dialog: the focus begins anew.
      <Dialog
        key="sent"
        open
        onClose={onClose}
        title={t('report.sentTitle')}
        closeLabel={t('report.close')}
        actions={<Button onClick={onClose}>{t('report.close')}</Button>}
      >
        <p>{t('report.sent')}</p>
      </Dialog>
    );
  }

  const failure = () => {
    const status = apiStatus(error);
    if (status === 429) return t('report.tooMany');
    // These the person should know: the job is gone, or what of the report is wrong.
    const said = status === 400 || status === 404 ? apiMessage(error) : undefined;
    return said ? translateText(said) : t('report.failed');
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      closeLabel={t('report.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={sending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form {...form} id={formId}>
        <Stack>
          <p>{t('report.lead')}</p>
          <Select
            {...field('reason')}
            label={t('report.reason')}
            required
            error={errors.reason}
            options={translatedOptions(reportReasons)}
            placeholder={t('choose')}
          />
          <TextArea
            {...field('details')}
            label={t('report.details')}
            optionalText={t('optional')}
            hint={t('report.detailsHint')}
            error={errors.details}
            rows={4}
          />
          {error && <Alert tone="error">{failure()}</Alert>}
        </Stack>
      </form>
    </Dialog>
  );
}
