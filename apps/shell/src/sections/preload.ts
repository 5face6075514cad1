/** What was asked for and has come, or is still coming. */
const asked = new Map<string, Promise<void>>();
/** Of what is still coming: lets go of it, and asks for it once more. */
const coming = new Map<string, () => void>();
const followers = new Set<() => void>();

/**
 * Fetches what the gateway announced of the shell's own, as soon as it is there. Scripts and styles find it in the
 * browser's cache, which does not count as use: of an announcement that nobody takes up Chromium complains on the console.
 */
export function takeUpAnnounced(): void {
  const loaded = performance.now();
  const isAnnounced = ({ initiatorType, startTime, name }: PerformanceResourceTiming) =>
    initiatorType === 'link' &&
    startTime < loaded &&
    /^\w+:\/\/[^/]+\/assets\/(?!main\.).+\.(js|css)$/.test(name);
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    preload(entries.filter(isAnnounced).map(({ name }) => name));
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** Starts fetching what is sure to be asked for. Who needs it tells of its failure. */
export function preload(files: readonly string[], signal?: AbortSignal): void {
  fetchFiles(files, { signal }).catch(() => undefined);
}

export interface FetchOptions {
  signal?: AbortSignal | undefined;
  /** Past what the browser keeps of them: it may be that which does not work. */
  anew?: boolean | undefined;
}

/**
 * Fetches files that will be asked for one after another, so that they come in one round trip. The browser's cache keeps
 * them for the scripts that follow. Not `<link rel="preload">`, which Chromium hands to the script that needs the file
 * also when it failed, and not by the scripts themselves, which nothing stops: hung ones would hold all connections there are.
 * @throws when one does not come
 */
export async function fetchFiles(
  files: readonly string[],
  { signal, anew }: FetchOptions = {},
): Promise<void> {
  await Promise.all(
    files.map((href) => {
      const known = anew ? undefined : asked.get(href);
      if (known) return known;
      const arrival = arrive(href, { signal, anew });
      asked.set(href, arrival);
      arrival.catch(() => asked.get(href) === arrival && asked.delete(href));
      return arrival;
    }),
  );
}

/**
 * Asks once more for the files of a folder that are still coming; what has come is not asked for again, and whoever waits
 * for one of them need not know.
 * @returns whether there are any
 */
export function replaceStalled(folder: string): boolean {
  const stalled = [...coming].filter(([href]) => new URL(href, location.href).pathname.startsWith(folder));
  for (const [, replace] of stalled) replace();
  return stalled.length > 0;
}

/** Calls back whenever a piece of any file came, until its answer is called. */
export function followArrival(tell: () => void): () => void {
  followers.add(tell);
  return () => followers.delete(tell);
}

/** In milliseconds: asked for at once, what comes is not kept by Chromium's cache, which is still busy with the half of it. */
const afterLettingGo = 200;

async function arrive(href: string, { signal, anew }: FetchOptions): Promise<void> {
  for (let again = anew; ; again = true) {
    const attempt = new AbortController();
    const letGo = () => attempt.abort();
    signal?.addEventListener('abort', letGo);
    if (signal?.aborted) letGo();
    let replaced = false;
    coming.set(href, () => {
      replaced = true;
      letGo();
    });
    try {
      // Past the cache: what hangs there holds up who asks for the same.
      await read(href, { signal: attempt.signal, cache: again ? 'reload' : 'default' });
      return;
    } catch (cause) {
      if (!replaced || signal?.aborted) throw cause;
      await new Promise((resolve) => setTimeout(resolve, afterLettingGo));
    } finally {
      coming.delete(href);
      signal?.removeEventListener('abort', letGo);
    }
  }
}

/** To its end, or the cache would not keep it. */
async function read(href: string, init: RequestInit): Promise<void> {
  const { body, ok, status } = await fetch(href, init);
  if (!ok) throw new Error(`${href}: ${status}`);
  const tell = () => {
    for (const follow of followers) follow();
  };
  tell();
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) tell();
}
