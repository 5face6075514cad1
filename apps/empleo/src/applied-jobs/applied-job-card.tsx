import { applicationMessages } from '@puente/domain/jobs';
import { formatDate, Link, translateText, useLanguage, useTranslation } from '@puente/platform';
import { apiMessage, apiStatus } from '@puente/platform/api';
import { Alert, Badge, Button, Card, Cluster } from '@puente/ui';
import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { type Application, type AppliedJobEntry } from '../applications/application.ts';
import { StatusBadge } from '../applications/status-badge.tsx';
import { placeOf } from '../job/job.ts';
import cards from '../shared/cards.module.css';
import { useFocusKept } from '../shared/use-focus-kept.ts';
import { useVanishing } from '../shared/use-vanishing.ts';
import { History } from './history.tsx';
import {
  useRestoreApplicationMutation,
  useWithdrawApplicationMutation,
} from './withdrawn-applications.endpoints.ts';

interface AppliedJobCardProps {
  application: Application;
  /** Id of whose it is. */
  user: number;
}

function employerOf(job: AppliedJobEntry): string | null {
  if (job.withdrawn) return job.nombreEmpresa;
  const employer = job.employer?.data?.attributes;
  return employer ? (employer.nombreEmpresa ?? employer.username) : null;
}

/** «14:32» or «2:32 PM», where the reader is. */
const timeOf = (instant: string, language: string) =>
  new Date(instant).toLocaleTimeString(language === 'es' ? 'es-US' : 'en-US', {
    hour: 'numeric',
    minute: '2-digit',
  });

export function AppliedJobCard({ application, user }: AppliedJobCardProps) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const titleId = useId();
  const told = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [withdraw, withdrawing] = useWithdrawApplicationMutation();
  const [restore, restoring] = useRestoreApplicationMutation();
  const [restored, showRestored] = useVanishing<true>();
  const { job, history = [], restorableUntil } = application;
  const title = job?.title ?? t('applied.jobGone');
  // Then it is not offered any more, either.
  const refused = refusedToRestore(restoring.error);
  const busy = withdrawing.isLoading || restoring.isLoading;
  // That it is back is said for a moment only, which keeps no focus.
  const pressed = useFocusKept(busy, restorableUntil && 'withdrawn', restorableUntil ? told : heading);

  const takeBack = async () => {
    withdrawing.reset();
    const { error } = await restore({ application, user });
    if (!error) showRestored(true);
  };
  const takeAway = () => {
    restoring.reset();
    showRestored(undefined);
    return withdraw({ application, user });
  };

  return (
    <Card as="article" aria-labelledby={titleId} className={cards.card}>
      <div className={cards.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} lang={job && 'es'} className={cards.title}>
          {job && !job.withdrawn ? <Link to={`/detalle-empleo/${job.id}`}>{title}</Link> : title}
        </h2>
        <Cluster gap={2}>
          {(!job || job.withdrawn) && <Badge tone="warning">{t('mine.jobWithdrawn')}</Badge>}
          {restorableUntil ? (
            <Badge>{t('mine.withdrawn')}</Badge>
          ) : (
            <StatusBadge status={application.status} />
          )}
        </Cluster>
      </div>
      {job && <p>{[employerOf(job), placeOf(job)].filter(Boolean).join(' · ')}</p>}
      <p className={cards.soft}>{t('applied.on', { date: formatDate(application.dateApplied) })}</p>
      {history.length > 1 && !restorableUntil && <History events={history} />}
      {application.coverLetter && (
        <details className={cards.letter}>
          <summary>{t('mine.letter')}</summary>
          <p lang="es">{application.coverLetter}</p>
        </details>
      )}
      <p ref={told} tabIndex={-1} role="status" className={cards.told}>
        {restorableUntil && t('mine.withdrawDone')}
        {restorableUntil &&
          !refused &&
          ` ${t('mine.undoUntil', { time: timeOf(restorableUntil, language) })}`}
        {restored && t('mine.restored')}
      </p>
      {withdrawing.error && <Alert tone="error">{t('mine.withdrawFailed')}</Alert>}
      {restoring.error && <Alert tone="error">{refused ?? t('mine.undoFailed')}</Alert>}
      <Cluster>
        {refused ? undefined : restorableUntil ? (
          <Button
            key="undo"
            size="small"
            aria-describedby={titleId}
            loading={restoring.isLoading}
            onClick={pressed(takeBack)}
          >
            <Undo2 aria-hidden="true" />
            {t('undo')}
          </Button>
        ) : (
          <Button
            key="withdraw"
            variant="secondary"
            size="small"
            aria-describedby={titleId}
            loading={withdrawing.isLoading}
            onClick={pressed(takeAway)}
          >
            {t('mine.withdraw')}
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

/** That its time is over, or that one has applied again since: in the server's words. */
function refusedToRestore(error: unknown): string | undefined {
  const status = apiStatus(error);
  if (status !== 404 && status !== 409) return undefined;
  return translateText(apiMessage(error) ?? applicationMessages.restoreTooLate);
}
