import { useLanguage, useTranslation } from '@puente/platform';
import { Badge, Cluster } from '@puente/ui';
import { HeartHandshake, Plane, ScrollText, Sparkles } from 'lucide-react';
import { type Job } from './job.ts';
import styles from './job-welcome.module.css';

/** «mujeres, jóvenes y pueblos originarios» */
const inWords = {
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

type Shown = Pick<Job, 'visaRequirement' | 'affinities' | 'highlight'>;

/** Visa and affinities, worded so that nobody is told to stay away. */
export function JobWelcome({ job }: { job: Shown }) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const welcome = inWords[language].format(job.affinities.map((name) => t(`job.welcome.${name}`)));
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
          {t('job.welcomes', { list: welcome })}
        </p>
      )}
    </div>
  );
}
