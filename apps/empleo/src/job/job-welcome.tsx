import { type Affinity } from '@puente/domain/jobs';
import { useTranslation } from '@puente/platform';
import { Badge, Cluster } from '@puente/ui';
import { HeartHandshake, Plane, ScrollText, Sparkles } from 'lucide-react';
import { type Job } from './job.ts';
import styles from './job-welcome.module.css';

const inWords = new Intl.ListFormat('es', { type: 'conjunction' });

/** «mujeres, jóvenes y pueblos originarios» */
function listOf(affinities: readonly Affinity[]): string {
  return inWords.format(affinities.map((name) => name.toLocaleLowerCase('es')));
}

type Shown = Pick<Job, 'visaRequirement' | 'affinities' | 'highlight'>;

/** Visa and affinities, worded so that nobody is told to stay away. */
export function JobWelcome({ job }: { job: Shown }) {
  const { t } = useTranslation('empleo');
  const sponsors = job.visaRequirement === 'Patrocinio disponible';
  return (
    <div className={styles.welcome}>
      <Cluster gap={2}>
        {job.highlight && (
          <Badge tone="accent">
            <Sparkles aria-hidden="true" />
            {t('job.highlight')}
          </Badge>
        )}
        <Badge tone={sponsors ? 'success' : 'neutral'}>
          {sponsors ? <Plane aria-hidden="true" /> : <ScrollText aria-hidden="true" />}
          {t(`job.visa.${job.visaRequirement}`)}
        </Badge>
      </Cluster>
      {job.affinities.length > 0 && (
        <p className={styles.affinities}>
          <HeartHandshake aria-hidden="true" />
          {t('job.welcomes', { list: listOf(job.affinities) })}
        </p>
      )}
    </div>
  );
}
