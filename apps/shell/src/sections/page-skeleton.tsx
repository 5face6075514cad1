import { useTranslation } from '@puente/platform';
import { Container, SkeletonList } from '@puente/ui';
import { firstText, isLead } from './first-text.ts';
import styles from './sections.module.css';

/** Holds a page's room while its code comes, with what there is to read already. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const text = firstText();
  return (
    <Container className={styles.waiting}>
      {text && <div aria-busy="true" ref={(place) => place?.replaceChildren(text)} />}
      {(!text || isLead(text)) && <SkeletonList label={t('loading')} />}
    </Container>
  );
}
