import { type MessageSources } from '@puente/platform';
import es from './search.es.json' with { type: 'json' };

/** What the search screens alone say. */
export const searchMessages: MessageSources = {
  es,
  en: () => import('./search.en.json', { with: { type: 'json' } }),
};
