import { useTranslation } from '@puente/platform';
import { Badge } from '@puente/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { hasSeen } from '../reader/seen-jobs.ts';
import { cameSince } from '../reader/visits.ts';
import { type Job } from './job.ts';

/** What this reader has to do with a job, as badges: new, seen, saved, applied to. */
export function JobMarks({ job }: { job: Pick<Job, 'id' | 'publishedAt'> }) {
  const { t } = useTranslation('empleo');
  // As it was when the list came: a badge that changes under the eye tells nothing.
  const [mark] = useState((): 'new' | 'seen' | undefined => {
    if (hasSeen(job.id)) return 'seen';
    return cameSince(job.publishedAt) ? 'new' : undefined;
  });
  if (!mark) return null;
  return (
    <Badge tone={mark === 'new' ? 'info' : 'neutral'}>
      {mark === 'seen' && <Check aria-hidden="true" />}
      {t(`job.mark.${mark}`)}
    </Badge>
  );
}
