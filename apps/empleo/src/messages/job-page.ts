import { type MessageSources } from '@puente/platform';
import es from './job-page.es.json' with { type: 'json' };

/** What is said only where one job has a page to itself. */
export const jobPageMessages: MessageSources = {
  es,
  en: () => import('./job-page.en.json', { with: { type: 'json' } }),
};
