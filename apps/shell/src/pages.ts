import { type PageModule } from '@puente/platform';

/** The pages the shell itself owns. A section cannot take their paths. */
export const pages: Record<string, () => Promise<PageModule>> = {
  '/': () => import('./pages/home/home-page.tsx'),
  '/contacto': () => import('./pages/contact/contact-page.tsx'),
  '/nosotros': () => import('./pages/about/about-page.tsx'),
  '/terminos': () => import('./pages/legal/terms-page.tsx'),
  '/politicas-de-privacidad': () => import('./pages/legal/privacy-page.tsx'),
};
