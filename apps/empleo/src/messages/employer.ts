import { type MessageSources } from '@puente/platform';
import es from './employer.es.json' with { type: 'json' };

/** What employers read of their jobs, and their editor. Nobody else's page brings it along. */
export const employerMessages: MessageSources = {
  es,
  en: () => import('./employer.en.json', { with: { type: 'json' } }),
};
