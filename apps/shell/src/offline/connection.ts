import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let lost = false;
/** As the worker last told. */
let answered = true;

/** Notices when the connection goes and comes, until stopped by what it returns. Before, it is taken to be there. */
export function watchConnection(): () => void {
  const end = new AbortController();
  const { signal } = end;
  const update = () => {
    lost = !navigator.onLine || !answered;
    for (const listener of listeners) listener();
  };
  const hear = (connected: boolean) => {
    answered = connected;
    update();
  };
  window.addEventListener('offline', update, { signal });
  window.addEventListener('online', () => hear(true), { signal });
  // Not there on plain http.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const listen = ({ data }: MessageEvent<{ connected?: unknown } | undefined>) => {
    if (typeof data?.connected === 'boolean') hear(data.connected);
  };
  worker?.addEventListener('message', listen, { signal });
  worker?.controller?.postMessage('connected?');
  update();
  return () => end.abort();
}

/** Whether the network is gone, as far as the browser or the worker can tell. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(listen, () => lost);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
