import { useTranslation } from '@puente/platform';
import { useAccount } from '@puente/section-kit';
import { type Job } from '../job/job.ts';
import { useSimilarJobsQuery } from '../similar-jobs/similar-jobs.endpoints.ts';
import { SimilarList } from '../similar-jobs/similar-list.tsx';
import styles from './after-applying.module.css';
import { useMyApplicationsQuery } from './my-applications.endpoints.ts';

const shown = 3;

/** A few jobs like the one just applied to, none of them applied to already. Without any there is nothing to say. */
export function SimilarJobs({ job }: { job: Job }) {
  const { t } = useTranslation('empleo');
  const seeker = useAccount('user');
  const { data: applications } = useMyApplicationsQuery(seeker?.id ?? 0, { skip: !seeker });
  const { data: similar } = useSimilarJobsQuery(job.id);
  const known = applications?.map((application) => application.job?.id);
  const news = known && similar?.filter(({ id }) => !known.includes(id)).slice(0, shown);
  if (!news?.length) return null;
  return (
    <div className={styles.similar}>
      <h3>{t('apply.similar')}</h3>
      <SimilarList jobs={news} />
    </div>
  );
}
