import { defineSection } from '@puente/platform';
import type es from './messages/es.json';

declare module '@puente/platform' {
  interface Catalogues {
    cuenta: typeof es;
  }
}

export default defineSection({
  name: 'cuenta',
  messages: {
    es: () => import('./messages/es.json', { with: { type: 'json' } }),
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
  },
  pages: {
    '/choice': () => import('./choice/choice-page.tsx'),
    '/login': () => import('./login/login-page.tsx'),
    '/register': () => import('./register/register-page.tsx'),
    '/auth/verificacion': () => import('./second-step/second-step-page.tsx'),
    '/auth/google/callback': () => import('./social/callback/social-callback-page.tsx'),
    '/auth/facebook/callback': () => import('./social/callback/social-callback-page.tsx'),
    '/auth/microsoft/callback': () => import('./social/callback/social-callback-page.tsx'),
    '/auth/link': () => import('./social/link/link-page.tsx'),
    '/email-confirmation': () => import('./email-confirmation/email-confirmation-page.tsx'),
    '/confirm': () => import('./confirm/confirm-page.tsx'),
    '/correo-confirmado': () => import('./confirmed/confirmed-page.tsx'),
    '/forgot-password': () => import('./forgot-password/forgot-password-page.tsx'),
    '/reset-password': () => import('./reset-password/reset-password-page.tsx'),
    '/mi-cuenta': () => import('./account-home/account-home-page.tsx'),
    '/mi-cuenta-empleador': () => import('./account-home/account-home-page.tsx'),
    '/mi-cuenta-usuario': () => import('./account-home/account-home-page.tsx'),
    '/mi-cuenta/curriculum': () => import('./curriculum/curriculum-page.tsx'),
    '/mi-cuenta/datos-personales': () => import('./personal-data/personal-data-page.tsx'),
    '/mi-cuenta/configuracion-seguridad': () => import('./security/security-page.tsx'),
  },
});
