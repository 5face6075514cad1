import { Link } from '@puente/platform';
import { placeOf, type CardJob } from '../job/job.ts';
import styles from './similar-jobs.module.css';

/** A few jobs to go on with, each a link. */
export function SimilarList({ jobs }: { jobs: CardJob[] }) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={`/detalle-empleo/${job.id}`}>
            <span lang="es">{job.title}</span>
            <span className={styles.about}>
              {job.employerName && <span lang="es">{`${job.employerName} · `}</span>}
              {`${placeOf(job)} · `}
              <span lang="es">{job.salary}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
