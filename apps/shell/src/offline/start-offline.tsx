import { addMessages } from '@puente/platform/host';
import { createRoot } from 'react-dom/client';
import en from './messages.en.json' with { type: 'json' };
import es from './messages.es.json' with { type: 'json' };
import { OfflineNotice } from './offline-notice.tsx';
import { registerWorker } from './register-worker.ts';

declare module '@puente/platform' {
  interface Catalogues {
    offline: typeof es;
  }
}

/** What makes the site work without a connection. It comes when the first page stands, so as to be in nobody's way. */
export function startOffline(): void {
  // Both languages: English could not be fetched once it is needed.
  void addMessages('offline', { es, en });
  // Beside the page, not in it: it also stands where the page could not be opened.
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<OfflineNotice />);
  registerWorker().catch((failure: unknown) => console.warn('nothing is kept for later', failure));
}
