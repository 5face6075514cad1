import { useTranslation } from '@puente/platform';
import { Container, SkeletonList } from '@puente/ui';
import { useLayoutEffect, useRef } from 'react';
import { awaitPage, firstText, isLead } from './first-text.ts';
import styles from './sections.module.css';

/** Holds a page's room while its code comes, with what there is to read already. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const text = firstText();
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (text && room.current ? awaitPage(room.current) : undefined), [text]);
  return (
    <Container className={styles.waiting}>
      {text && <div ref={room} aria-busy="true" aria-owns={text.id} />}
      {(!text || isLead(text)) && <SkeletonList label={t('loading')} />}
    </Container>
  );
}
