import { type MessageSources } from '@puente/platform';
import es from './seeker.es.json' with { type: 'json' };

/** What seekers read in Mi Cuenta: what they applied to and what they saved. */
export const seekerMessages: MessageSources = {
  es,
  en: () => import('./seeker.en.json', { with: { type: 'json' } }),
};
