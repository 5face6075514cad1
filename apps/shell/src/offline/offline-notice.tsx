import { useTranslation } from '@puente/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './offline-notice.module.css';
import { useConnectionLost } from './use-connection-lost.ts';
import { useTrouble } from './trouble.ts';

/** Says, without getting in the way, that the connection is gone: what is shown may be old, or what failed is tried again. */
export function OfflineNotice() {
  const { t } = useTranslation('offline');
  const lost = useConnectionLost();
  const trouble = useTrouble();
  return <div role="status">{lost && <Strip>{t(trouble ? 'waiting' : 'notice')}</Strip>}</div>;
}

/** Tells the page how high it is, which depends on the width and on the size of the text. */
function Strip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { current: element } = strip;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--offline-strip', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--offline-strip');
    };
  }, []);
  return (
    <p ref={strip} className={styles.strip}>
      {children}
    </p>
  );
}
