import { useTranslation } from '@puente/platform';
import { useId } from 'react';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import styles from './similar-jobs.module.css';
import { useSimilarJobsQuery } from './similar-jobs.endpoints.ts';
import { SimilarList } from './similar-list.tsx';

const shown = 6;

/** Where a page about a job goes on, with none that was applied to; to one that nobody knows nothing is like. Without any, or without an answer, there is nothing to say. */
export function SimilarSection({ id, known }: { id: number; known: boolean }) {
  const { t } = useTranslation('empleo');
  const titleId = useId();
  const { data } = useSimilarJobsQuery(id);
  const applied = new Set(useJobMarks()?.applied.map((mark) => mark.job));
  const similar = data?.filter((job) => !applied.has(job.id));
  if (!similar?.length) return null;
  return (
    <section aria-labelledby={titleId} className={styles.similar}>
      <h2 id={titleId}>{t(known ? 'apply.similar' : 'job.recent')}</h2>
      <SimilarList jobs={similar.slice(0, shown)} />
    </section>
  );
}
