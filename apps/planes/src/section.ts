import { defineSection } from '@puente/platform';

export default defineSection({
  name: 'planes',
  messages: { es: () => import('./messages/es.json', { with: { type: 'json' } }) },
  pages: {
    '/planes': () => import('./plans/plans-page.tsx'),
    '/cart': () => import('./cart/cart-page.tsx'),
  },
});
