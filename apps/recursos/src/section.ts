import { defineSection } from '@puente/platform';
import type es from './messages/es.json';

declare module '@puente/platform' {
  interface Catalogues {
    recursos: typeof es;
  }
}

export default defineSection({
  name: 'recursos',
  messages: {
    es: () => import('./messages/es.json', { with: { type: 'json' } }),
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
  },
  pages: {
    '/asesoria': () => import('./advising/advising-page.tsx'),
    '/educate': () => import('./education/education-page.tsx'),
    '/migration': () => import('./migration/migration-page.tsx'),
    '/emprendimiento': () => import('./entrepreneurship/entrepreneurship-page.tsx'),
    '/pequenosnegocios': () => import('./small-business/small-business-page.tsx'),
    '/posts': () => import('./posts/posts-page.tsx'),
  },
});
