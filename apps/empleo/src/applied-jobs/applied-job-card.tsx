import { formatDate, Link, useTranslation } from '@puente/platform';
import { Alert, Badge, Button, Card, Cluster, ConfirmDialog } from '@puente/ui';
import { useId, useState } from 'react';
import { type Application, type AppliedJobEntry } from '../applications/application.ts';
import { StatusBadge } from '../applications/status-badge.tsx';
import { placeOf } from '../job/job.ts';
import cards from '../shared/cards.module.css';
import { useWithdrawApplicationMutation } from './withdraw-application.endpoints.ts';

interface AppliedJobCardProps {
  application: Application;
  onWithdrawn: () => void;
}

function employerOf(job: AppliedJobEntry): string | null {
  if (job.withdrawn) return job.nombreEmpresa;
  const employer = job.employer?.data?.attributes;
  return employer ? (employer.nombreEmpresa ?? employer.username) : null;
}

export function AppliedJobCard({ application, onWithdrawn }: AppliedJobCardProps) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading, error }] = useWithdrawApplicationMutation();
  const { job } = application;
  const title = job?.title ?? t('applied.jobGone');

  const confirm = async () => {
    const result = await withdraw(application.id);
    setAsking(false);
    if (!result.error) onWithdrawn();
  };

  return (
    <Card as="article" aria-labelledby={titleId} className={cards.card}>
      <div className={cards.head}>
        <h2 id={titleId} lang={job && 'es'} className={cards.title}>
          {job && !job.withdrawn ? <Link to={`/detalle-empleo/${job.id}`}>{title}</Link> : title}
        </h2>
        <Cluster gap={2}>
          {(!job || job.withdrawn) && <Badge tone="warning">{t('applied.jobWithdrawn')}</Badge>}
          <StatusBadge status={application.status} />
        </Cluster>
      </div>
      {job && <p>{[employerOf(job), placeOf(job)].filter(Boolean).join(' · ')}</p>}
      <p className={cards.soft}>{t('applied.on', { date: formatDate(application.dateApplied) })}</p>
      {application.coverLetter && (
        <details className={cards.letter}>
          <summary>{t('applied.letter')}</summary>
          <p lang="es">{application.coverLetter}</p>
        </details>
      )}
      {error && <Alert tone="error">{t('applied.withdrawFailed')}</Alert>}
      <Cluster>
        <Button variant="secondary" size="small" aria-describedby={titleId} onClick={() => setAsking(true)}>
          {t('applied.withdraw')}
        </Button>
      </Cluster>
      <ConfirmDialog
        open={asking}
        title={t('applied.withdrawTitle')}
        confirmLabel={t('applied.withdraw')}
        cancelLabel={t('cancel')}
        danger
        loading={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('applied.withdrawText', { job: title })}</p>
      </ConfirmDialog>
    </Card>
  );
}
