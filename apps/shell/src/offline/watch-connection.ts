import { unanswered } from '@puente/platform/host';
import { followTrouble } from './trouble.ts';

/** How long to wait for an answer, and between two questions: at first, and at most. */
const patience = 5_000;
const shortestPause = 2_000;
const longestPause = 60_000;
/** So long after the connection is found, or the page was opened, what was asked for when it was hardly there may still fail. */
const settling = 30_000;

/**
 * Tells whenever the network is lost or found again. A browser believes to be online on a Wi-Fi that leads nowhere: so
 * what it, the worker, failed calls and pages say is a reason to ask the server, and its answer is what counts. While nothing
 * answers it is asked again, and once it does, a browser's own `online` is sent to all who wait for it; and again where a
 * call, or a page's files, fail soon after that.
 */
export function watchConnection(tell: (lost: boolean) => void): () => void {
  let lost = false;
  let ended = false;
  let asking = false;
  let pause = shortestPause;
  let next: ReturnType<typeof setTimeout> | undefined;
  let foundAt = Date.now();
  let wasLost = false;
  /** Whether something has failed since the server was asked last. */
  let hasFailed = false;
  let onceMore: ReturnType<typeof setTimeout> | undefined;

  const tellFound = () => window.dispatchEvent(new Event('online'));
  const learn = (now: boolean) => {
    if (now === lost) return;
    lost = now;
    clearTimeout(onceMore);
    tell(lost);
    wasLost = true;
    if (lost) return;
    foundAt = Date.now();
    tellFound();
  };
  const askLater = () => {
    clearTimeout(next);
    next = setTimeout(() => {
      // Only what was waited for in vain is waited for longer: a page with ten calls hears of ten failures at once.
      pause = Math.min(2 * pause, longestPause);
      void ask();
    }, pause);
  };
  const ask = async () => {
    if (asking) return;
    asking = true;
    clearTimeout(next);
    const answered = await isAnswered();
    asking = false;
    if (ended) return;
    // Whoever failed while it was lost is told of its return anyway.
    const failedSince = hasFailed && !lost;
    hasFailed = false;
    learn(!answered);
    if (answered && failedSince && Date.now() - foundAt < settling) {
      clearTimeout(onceMore);
      onceMore = setTimeout(tellFound, shortestPause);
    }
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

  const onFailed = () => {
    hasFailed = true;
    // Else the next question is on its way.
    if (!lost) void ask();
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
    [window, unanswered, onFailed],
    [worker, 'message', onMessage],
  ];
  for (const [target, name, listener] of heard) target?.addEventListener(name, listener as EventListener);
  worker?.controller?.postMessage('connected?');
  let troubled: boolean | undefined;
  const forgetTrouble = followTrouble((trouble) => {
    if (trouble && !troubled) {
      // What failed before anybody watched was heard by nobody; of a page whose files did not come nobody hears, either. On
      // a line that was never lost they are not there; on one that was just found another try may bring them.
      hasFailed ||= troubled === undefined || wasLost;
      if (!lost) void ask();
    }
    troubled = trouble;
  });
  if (!navigator.onLine) onLost();

  return () => {
    ended = true;
    forgetTrouble();
    clearTimeout(next);
    clearTimeout(onceMore);
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
