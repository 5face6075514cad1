import { type MessageSources } from '@puente/platform';
import es from './stop-alert.es.json' with { type: 'json' };

/** Of the page that a mailed alert is stopped on. */
export const stopAlertMessages: MessageSources = {
  es,
  en: () => import('./stop-alert.en.json', { with: { type: 'json' } }),
};
