import { unanswered } from '@puente/platform/host';
import { followTrouble } from './trouble.ts';

/** How long to wait for an answer, and between two questions: at first, and at most. */
const patience = 5_000;
const shortestPause = 2_000;
const longestPause = 60_000;

/**
 * Tells whenever the network is lost or found again. A browser believes to be online on a Wi-Fi that leads nowhere: so
 * what it, the worker, failed calls and pages say is a reason to ask the server, and its answer is what counts. While nothing
 * answers it is asked again, and once it does, a browser's own `online` is sent to all who wait for it.
 */
export function watchConnection(tell: (lost: boolean) => void): () => void {
  let lost = false;
  let ended = false;
  let asking = false;
  let pause = shortestPause;
  let next: ReturnType<typeof setTimeout> | undefined;

  const learn = (now: boolean) => {
    if (now === lost) return;
    lost = now;
    tell(lost);
    if (!lost) window.dispatchEvent(new Event('online'));
  };
  const askLater = () => {
    clearTimeout(next);
    next = setTimeout(() => void ask(), pause);
    pause = Math.min(2 * pause, longestPause);
  };
  const ask = async () => {
    if (asking) return;
    asking = true;
    clearTimeout(next);
    const answered = await isAnswered();
    asking = false;
    if (ended) return;
    learn(!answered);
    if (answered) pause = shortestPause;
    else askLater();
  };
  const onLost = () => {
    learn(true);
    askLater();
  };
  const onHope = () => {
    if (!lost || document.hidden) return;
    pause = shortestPause;
    void ask();
  };

  const onMessage = ({ data }: MessageEvent<{ connected?: unknown } | undefined>) => {
    if (data?.connected === lost) void ask();
  };
  // Not there on plain http.
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const heard: [EventTarget | undefined, string, (event: never) => void][] = [
    [window, 'offline', onLost],
    [window, 'online', onHope],
    [document, 'visibilitychange', onHope],
    [window, unanswered, () => void ask()],
    [worker, 'message', onMessage],
  ];
  for (const [target, name, listener] of heard) target?.addEventListener(name, listener as EventListener);
  worker?.controller?.postMessage('connected?');
  let troubled = false;
  const forgetTrouble = followTrouble((trouble) => {
    if (trouble && !troubled) void ask();
    troubled = trouble;
  });
  if (!navigator.onLine) onLost();

  return () => {
    ended = true;
    forgetTrouble();
    clearTimeout(next);
    for (const [target, name, listener] of heard)
      target?.removeEventListener(name, listener as EventListener);
  };
}

/** Whether anything at all answers, past every copy: the worker leaves `HEAD` alone. */
async function isAnswered(): Promise<boolean> {
  try {
    await fetch('/registry.json', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    return true;
  } catch {
    return false;
  }
}
