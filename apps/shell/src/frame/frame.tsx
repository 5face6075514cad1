import { useLanguage, useTranslation } from '@puente/platform';
import { visuallyHiddenClassName } from '@puente/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BottomMenu } from './bottom-menu.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';

/** What stays while pages change. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    // A new page begins at its beginning, for the keyboard and for a screen reader too.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a href="#contenido" className={visuallyHiddenClassName}>
        {t('skip')}
      </a>
      <Header />
      <main id="contenido" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <BottomMenu />
    </>
  );
}
