import { type PageModule } from '@puente/platform';

/** The pages the shell itself owns. A section cannot take their paths. */
export const pages: Record<string, () => Promise<PageModule>> = {
  '/': () => import('./pages/home/home-page.tsx'),
};
