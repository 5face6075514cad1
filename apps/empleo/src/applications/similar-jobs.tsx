import { Link, useTranslation } from '@puente/platform';
import { placeOf, type Job } from '../job/job.ts';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import styles from './after-applying.module.css';
import { useSimilarJobsQuery } from './similar-jobs.endpoints.ts';

/** Three jobs like the one just applied to. Without any, or without an answer, there is nothing to say. */
export function SimilarJobs({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const applied = useJobMarks()?.applied;
  const known = [job.id, ...(applied ?? []).map((mark) => mark.job)];
  const { data: similar } = useSimilarJobsQuery({ job, known }, { skip: !applied });
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
