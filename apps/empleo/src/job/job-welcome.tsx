import { useLanguage, useTranslation, type Language } from '@puente/platform';
import { Badge, Cluster } from '@puente/ui';
import { HeartHandshake, Plane, ScrollText, Sparkles } from 'lucide-react';
import { type Job } from './job.ts';
import styles from './job-welcome.module.css';

// Made when one is asked for: to make one takes a slow phone some milliseconds, and many a job welcomes nobody by name.
const listFormats: Partial<Record<Language, Intl.ListFormat>> = {};

/** «mujeres, jóvenes y pueblos originarios» */
function listFormat(language: Language): Intl.ListFormat {
  return (listFormats[language] ??= new Intl.ListFormat(language, { type: 'conjunction' }));
}

type Shown = Pick<Job, 'visaRequirement' | 'affinities' | 'highlight'>;

/** Visa and affinities, worded so that nobody is told to stay away. */
export function JobWelcome({ job }: { job: Shown }) {
  const { t } = useTranslation('empleo');
  const language = useLanguage();
  const welcomed = job.affinities.map((name) => t(`job.welcome.${name}`));
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
          {t('job.welcomes', { list: listFormat(language).format(welcomed) })}
        </p>
      )}
    </div>
  );
}
