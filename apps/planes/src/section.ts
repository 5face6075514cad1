import { defineSection } from '@puente/platform';
import type es from './messages/es.json';

declare module '@puente/platform' {
  interface Catalogues {
    planes: typeof es;
  }
}

export default defineSection({
  name: 'planes',
  messages: {
    es: () => import('./messages/es.json', { with: { type: 'json' } }),
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
  },
  pages: {
    '/planes': () => import('./plans/plans-page.tsx'),
    '/cart': () => import('./cart/cart-page.tsx'),
    '/mi-cuenta/suscripciones': () => import('./subscription/subscription-page.tsx'),
    '/mi-cuenta/metodos-pago': () => import('./payment-methods/payment-methods-page.tsx'),
    '/mi-cuenta/facturacion': () => import('./billing/billing-page.tsx'),
  },
});
