import { useTranslation } from '@puente/platform';
import { type CardJob } from '../job/job.ts';
import { useJobMarks } from '../marks/job-marks.endpoints.ts';
import { useSimilarJobsQuery } from '../similar-jobs/similar-jobs.endpoints.ts';
import { SimilarList } from '../similar-jobs/similar-list.tsx';
import styles from './after-applying.module.css';

const shown = 3;

/** A few jobs like the one just applied to, none of them applied to already. Without any there is nothing to say. */
export function SimilarJobs({ job }: { job: CardJob }) {
  const { t } = useTranslation('empleo');
  const applied = useJobMarks().applied;
  const { data: similar } = useSimilarJobsQuery(job.id);
  const known = applied?.map((mark) => mark.job);
  const news = known && similar?.filter(({ id }) => !known.includes(id)).slice(0, shown);
  if (!news?.length) return null;
  return (
    <div className={styles.similar}>
      <h3>{t('apply.similar')}</h3>
      <SimilarList jobs={news} />
    </div>
  );
}
