import { Link, translateText, useTranslation } from '@puente/platform';
import { Badge, buttonClassName, Card, Cluster } from '@puente/ui';
import { useId } from 'react';
import { type Job, placeOf } from '../job/job.ts';
import cards from '../shared/cards.module.css';
import { JobDate } from './job-date.tsx';
import { DeleteJob } from './delete-job-button.tsx';

export function PublishedJobCard({ job, onDeleted }: { job: Job; onDeleted: () => void }) {
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
        <Badge tone={published ? 'success' : 'neutral'}>{translateText(job.status)}</Badge>
      </div>
      <p>
        {`${placeOf(job)} · ${translateText(job.modality)} · `}
        <span lang="es">{job.salary}</span>
      </p>
      <JobDate job={job} />
      <Cluster gap={2}>
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
          {t('published.edit')}
        </Link>
        <Link
          to={details}
          aria-describedby={titleId}
          className={buttonClassName({ size: 'small', variant: 'secondary' })}
        >
          {t('published.details')}
        </Link>
        <DeleteJob job={job} size="small" describedBy={titleId} onDeleted={onDeleted} />
      </Cluster>
    </Card>
  );
}
