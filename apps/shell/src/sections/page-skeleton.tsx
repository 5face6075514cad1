import { useTranslation } from '@puente/platform';
import { Container, SkeletonList } from '@puente/ui';
import { useLayoutEffect } from 'react';
import { awaitPage, firstText, isLead } from './first-text.ts';
import styles from './sections.module.css';

/** Holds a page's room while its code comes, with what there is to read already. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const text = firstText();
  useLayoutEffect(() => (text ? awaitPage(text) : undefined), [text]);
  return (
    <Container className={styles.waiting}>
      {text && <FirstTextRoom text={text} />}
      {(!text || isLead(text)) && <SkeletonList label={t('loading')} />}
    </Container>
  );
}

/** As high as it at any width and in any font: a copy that nobody sees. */
function FirstTextRoom({ text }: { text: HTMLElement }) {
  return (
    <div aria-busy="true" aria-owns={text.id}>
      <div
        className={styles.unseen}
        ref={(room) => room?.replaceChildren(...[...text.children].map((child) => child.cloneNode(true)))}
      />
    </div>
  );
}
