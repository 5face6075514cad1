import { useSession, useTranslation } from '@puente/platform';
import { Button } from '@puente/ui';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { type Job } from '../job/job.ts';
import { latePart } from '../shared/late-part.tsx';

const ReportDialog = latePart(async () => (await import('./report-dialog.tsx')).ReportDialog);

/** A quiet way to tell Puente that a job is not what it says; not for whoever published it. */
export function ReportButton({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const session = useSession();
  const [open, setOpen] = useState(false);
  if (session.status === 'signed-in' && session.user.id === job.employerId) return null;
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        onFocus={ReportDialog.prepare}
        onPointerOver={ReportDialog.prepare}
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" />
        {t('report.action')}
      </Button>
      {open && <ReportDialog jobId={job.id} onClose={() => setOpen(false)} />}
    </div>
  );
}
