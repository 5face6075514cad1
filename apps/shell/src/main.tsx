import '@puente/ui/tokens.css';
import './shell.css';
import { addMessages, store } from '@puente/platform/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { BootTrouble } from './boot/boot-trouble.tsx';
import { keepSession } from './boot/keep-session.ts';
import { loadRegistry } from './boot/load-registry.ts';
import messages from './messages/es.json' with { type: 'json' };

addMessages('shell', messages);

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

loadRegistry().then(
  (registry) => {
    keepSession();
    root.render(
      <StrictMode>
        <Provider store={store}>
          <BrowserRouter>
            <App registry={registry} />
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    );
  },
  (failure: unknown) => {
    console.error(failure);
    root.render(<BootTrouble />);
  },
);
