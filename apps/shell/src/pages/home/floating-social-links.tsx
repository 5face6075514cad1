import { useTranslation } from '@puente/platform';
import clsx from 'clsx';
import { SocialLinks } from '../../frame/social-links.tsx';
import { useScrolledPast } from '../../frame/use-scrolled-past.ts';
import styles from './floating-social-links.module.css';

/** Scrolled further than this, the links fade away where the window is 991 px wide or narrower. */
const fadeAfter = 300;

export function FloatingSocialLinks() {
  const { t } = useTranslation('home');
  const scrolled = useScrolledPast(fadeAfter);
  return (
    <div className={clsx(styles.float, scrolled && styles.scrolled)}>
      <SocialLinks label={t('social')} className={styles.list} />
    </div>
  );
}
