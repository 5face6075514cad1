import { useTranslation } from '@puente/platform';
import { useId, useLayoutEffect, useRef } from 'react';
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
  const applied = new Set(useJobMarks().applied?.map((mark) => mark.job));
  const similar = data?.filter((job) => !applied.has(job.id));
  const section = useRef<HTMLElement>(null);
  const there = !!similar?.length;
  useLayoutEffect(() => {
    if (there && section.current) keepFocusBelow(section.current);
  }, [there]);
  if (!there) return null;
  return (
    <section ref={section} aria-labelledby={titleId} className={styles.similar}>
      <h2 id={titleId}>{t(known ? 'apply.similar' : 'job.recent')}</h2>
      <SimilarList jobs={similar.slice(0, shown)} />
    </section>
  );
}

/** Whoever went by Tab to what follows it before it came still sees where they are: the browser keeps what is above it in its place, not what is below. */
function keepFocusBelow(section: HTMLElement) {
  const focused = document.activeElement;
  if (!focused) return;
  const follows = section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = focused.getBoundingClientRect().top - section.offsetHeight;
  if (follows && before < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
}
