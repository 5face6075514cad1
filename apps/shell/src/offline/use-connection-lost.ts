import { useEffect, useState } from 'react';

/**
 * Whether the network is gone, as far as the browser or the worker can tell. Never at the first drawing, so that a
 * status it appears in is there before, and is read out.
 */
export function useConnectionLost(): boolean {
  const [lost, setLost] = useState(false);
  useEffect(() => {
    // Not there on plain http.
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const judge = (answered: boolean) => setLost(!navigator.onLine || !answered);
    const onChange = () => judge(true);
    const onMessage = ({ data }: MessageEvent<{ connected?: unknown } | undefined>) => {
      if (typeof data?.connected === 'boolean') judge(data.connected);
    };
    window.addEventListener('offline', onChange);
    window.addEventListener('online', onChange);
    worker?.addEventListener('message', onMessage);
    worker?.controller?.postMessage('connected?');
    onChange();
    return () => {
      window.removeEventListener('offline', onChange);
      window.removeEventListener('online', onChange);
      worker?.removeEventListener('message', onMessage);
    };
  }, []);
  return lost;
}
