import { type MessageSources } from '@puente/platform';
import es from './company.es.json' with { type: 'json' };

/** Of the page of a company alone. */
export const companyMessages: MessageSources = {
  es,
  en: () => import('./company.en.json', { with: { type: 'json' } }),
};
