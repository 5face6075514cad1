import { defineSection } from '@puente/platform';
import type candidates from './messages/candidates.es.json';
import type employer from './messages/employer.es.json';
import type company from './messages/company.es.json';
import type es from './messages/es.json';
import type jobPage from './messages/job-page.es.json';
import type saved from './messages/saved.es.json';
import type seeker from './messages/seeker.es.json';
import type search from './messages/search.es.json';
import type stopAlert from './messages/stop-alert.es.json';

declare module '@puente/platform' {
  interface Catalogues {
    empleo: typeof es &
      typeof employer &
      typeof candidates &
      typeof jobPage &
      typeof search &
      typeof company &
      typeof saved &
      typeof seeker &
      typeof stopAlert;
  }
}

export default defineSection({
  name: 'empleo',
  messages: {
    es: () => import('./messages/es.json', { with: { type: 'json' } }),
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
  },
  pages: {
    '/empleos': () => import('./search/search-page.tsx'),
    '/empleos-disponibles': () => import('./search/available-jobs-page.tsx'),
    '/employmentsection': () => import('./older-search/older-search-page.tsx'),
    '/detalle-empleo/:jobId': () => import('./job-detail/job-detail-page.tsx'),
    '/empresa/:username': () => import('./company/company-page.tsx'),
    '/aplicar': () => import('./apply-page/apply-page.tsx'),
    '/mi-cuenta/empleos-aplicados': () => import('./applied-jobs/applied-jobs-page.tsx'),
    '/mi-cuenta/favoritos': () => import('./favorites/favorites-page.tsx'),
    '/mi-cuenta/busquedas-guardadas': () => import('./saved-searches/saved-searches-page.tsx'),
    '/alertas/cancelar': () => import('./stop-alert/stop-alert-page.tsx'),
    '/mi-cuenta/publicar-empleo': () => import('./job-editor/publish-job-page.tsx'),
    '/mi-cuenta/empleos-publicados': () => import('./published-jobs/published-jobs-page.tsx'),
    '/mi-cuenta/empleos-publicados/detalles-empleo/:jobId': () =>
      import('./published-jobs/published-job-page.tsx'),
    '/mi-cuenta/empleos-publicados/editar/:jobId': () => import('./job-editor/edit-job-page.tsx'),
    '/mi-cuenta/candidatos': () => import('./candidates/candidates-page.tsx'),
  },
  contributions: {
    'seeker-overview': () => import('./account-overview/seeker-overview.tsx'),
    'employer-overview': () => import('./account-overview/employer-overview.tsx'),
  },
});
