import '@puente/ui/tokens.css';
import './shell.css';
import { addMessages, messagesReady, store } from '@puente/platform/host';
import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { BootTrouble } from './boot/boot-trouble.tsx';
import { keepSession } from './boot/keep-session.ts';
import { loadRegistry } from './boot/load-registry.ts';
import messages from './messages/es.json' with { type: 'json' };
import { endWaiting, keepFirstText } from './sections/first-text.ts';
import { mendKeptFiles } from './sections/mend-kept-files.ts';
import { takeUpAnnounced } from './sections/preload.ts';

declare module '@puente/platform' {
  interface Catalogues {
    shell: typeof messages;
  }
}

void addMessages('shell', {
  es: messages,
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
});

mendKeptFiles();
keepFirstText();

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

/** What is drawn first takes the place of what index.html has for it. */
function First({ children }: { children: ReactNode }) {
  useLayoutEffect(endWaiting, []);
  return children;
}

Promise.all([loadRegistry(), messagesReady()]).then(
  ([registry]) => {
    keepSession();
    const site = (
      <StrictMode>
        <Provider store={store}>
          {/* At once, so that nobody who signs out is still on the page that only they may see. */}
          <BrowserRouter useTransitions={false}>
            <First>
              <App registry={registry} />
            </First>
          </BrowserRouter>
        </Provider>
      </StrictMode>
    );
    // In slices: a slow phone answers a finger in between.
    startTransition(() => root.render(site));
  },
  (failure: unknown) => {
    console.error(failure);
    root.render(
      <First>
        <BootTrouble />
      </First>,
    );
  },
);

window.addEventListener('load', () => {
  takeUpAnnounced();
  // Of use only later on, and nobody misses it if it does not come. A page that opens without a connection says so at once.
  const start = (): Promise<void> =>
    import(/* webpackChunkName: "offline" */ './offline/start-offline.tsx').then(
      ({ startOffline }) => startOffline(),
      // Of all code it is this that must not be missing for the rest of the visit.
      () => void setTimeout(() => void start(), 5_000),
    );
  setTimeout(() => void start(), navigator.onLine ? 4_000 : 0);
});
