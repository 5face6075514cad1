import { Link, translateText, useTranslation } from '@puente/platform';
import { buttonClassName, Card, Cluster } from '@puente/ui';
import { Fragment, useId } from 'react';
import { type OwnJob, placeOf } from '../job/job.ts';
import { JobGaps } from '../job-editor/job-gaps.tsx';
import cards from '../shared/cards.module.css';
import { JobDate } from './job-date.tsx';
import { DeleteJob } from './delete-job-button.tsx';
import { JobStatusBadge } from './job-status-badge.tsx';
import { PublishDraft } from './publish-draft.tsx';

interface PublishedJobCardProps {
  job: OwnJob;
  /** What just happened to it, as the list says it. */
  onNotice: (notice: 'deleted' | 'Publicado') => void;
}

export function PublishedJobCard({ job, onNotice }: PublishedJobCardProps) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const published = job.status === 'Publicado';
  const count = job.applicationsCount ?? 0;
  const details = `/mi-cuenta/empleos-publicados/detalles-empleo/${job.id}`;
  return (
    <Card as="article" aria-labelledby={titleId} className={cards.card}>
      <div className={cards.head}>
        <h2 id={titleId} lang="es" className={cards.title}>
          <Link to={details}>{job.title}</Link>
        </h2>
        <JobStatusBadge job={job} />
      </div>
      <JobLine job={job} />
      <JobDate job={job} />
      <JobGaps job={job} />
      <Cluster gap={2}>
        {!published && (
          <PublishDraft job={job} describedBy={titleId} onPublished={() => onNotice('Publicado')} />
        )}
        <Link
          to={`/mi-cuenta/candidatos?jobId=${job.id}`}
          className={buttonClassName({ size: 'small', variant: count > 0 ? 'primary' : 'secondary' })}
        >
          {t('published.applications', { count })}
        </Link>
        <Link
          to={`/mi-cuenta/empleos-publicados/editar/${job.id}`}
          aria-describedby={titleId}
          className={buttonClassName({ size: 'small', variant: 'secondary' })}
        >
          {t('job.edit')}
        </Link>
        <Link
          to={details}
          aria-describedby={titleId}
          className={buttonClassName({ size: 'small', variant: 'secondary' })}
        >
          {t('published.details')}
        </Link>
        <DeleteJob job={job} size="small" describedBy={titleId} onDeleted={() => onNotice('deleted')} />
      </Cluster>
    </Card>
  );
}

/** Place, modality and pay: of a draft, those that are written. */
function JobLine({ job: { country, province, modality, salary } }: { job: OwnJob }) {
  const parts = [
    country && province && placeOf({ country, province }),
    modality && translateText(modality),
    salary && <span lang="es">{salary}</span>,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
