import { Link, useTranslation } from '@puente/platform';
import { placeOf, type Job } from '../job/job.ts';
import { useAccount } from '@puente/section-kit';
import styles from './after-applying.module.css';
import { useMyApplicationsQuery } from './my-applications.endpoints.ts';
import { useSimilarJobsQuery } from './similar-jobs.endpoints.ts';

/** Three jobs like the one just applied to. Without any, or without an answer, there is nothing to say. */
export function SimilarJobs({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const seeker = useAccount('user');
  const { data: applications } = useMyApplicationsQuery(seeker?.id ?? 0, { skip: !seeker });
  const known = [job.id, ...(applications ?? []).flatMap((application) => application.job?.id ?? [])];
  const { data: similar } = useSimilarJobsQuery({ job, known }, { skip: !applications });
  if (!similar?.length) return null;
  return (
    <div className={styles.similar}>
      <h3>{t('apply.similar')}</h3>
      <ul>
        {similar.map((one) => (
          <li key={one.id}>
            <Link to={`/detalle-empleo/${one.id}`}>
              <span lang="es">{one.title}</span>
              <span className={styles.about}>
                {[one.employerName, placeOf(one)].filter(Boolean).join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
