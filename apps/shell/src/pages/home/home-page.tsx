import { usePageTitle, useTranslation } from '@puente/platform';
import { addMessages } from '@puente/platform/host';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { JoinBanners } from '../join/join-banners.tsx';
import { FloatingSocialLinks } from './floating-social-links.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import messages from './messages.es.json' with { type: 'json' };
import { Services } from './services.tsx';

// For the one visit after an account was deleted.
const AccountDeleted = lazy(() => import('./account-deleted.tsx'));

declare module '@puente/platform' {
  interface Catalogues {
    home: typeof messages;
  }
}

void addMessages('home', {
  es: messages,
  en: () => import('./messages.en.json', { with: { type: 'json' } }),
});

export default function HomePage() {
  const { t } = useTranslation('home');
  usePageTitle(t('hero.title'));
  const state = useLocation().state as { notice?: unknown } | null;
  return (
    <>
      {state?.notice === 'account-deleted' && (
        <Suspense>
          <AccountDeleted />
        </Suspense>
      )}
      <div className={styles.page}>
        <Hero />
        <Services />
        <JoinBanners />
        <FloatingSocialLinks />
      </div>
    </>
  );
}
