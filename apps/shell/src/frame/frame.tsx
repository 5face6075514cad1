import { useLanguage, useTranslation } from '@puente/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { BottomMenu } from './bottom-menu.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { useLedFocus } from './lead-focus.ts';

/** What stays while pages change. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
    document.querySelector('meta[name=description]')?.setAttribute('content', t('description'));
  }, [language, t]);
  useLedFocus();
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const way = useNavigationType();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Back and Forward lead to where one was on that page: the browser knows.
    if (way !== 'POP') window.scrollTo(0, 0);
    // A new page begins at its beginning, for the keyboard and for a screen reader too.
    main.current?.focus({ preventScroll: true });
  }, [pathname, way]);
  return (
    <>
      <a href="#contenido" className={styles.skip}>
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
