import { useTranslation } from '@puente/platform';
import { Container, SkeletonList } from '@puente/ui';
import { firstText } from './first-text.ts';
import styles from './sections.module.css';

/** Holds a page's room while its code comes, with what there is to read already. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  const text = firstText();
  if (text)
    return (
      <Container className={styles.waiting}>
        <div aria-busy="true" ref={(place) => place?.replaceChildren(text)} />
      </Container>
    );
  return (
    <Container className={styles.waiting}>
      <SkeletonList label={t('loading')} />
    </Container>
  );
}
