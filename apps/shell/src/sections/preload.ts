/** What was asked for and has come, or is still coming. */
const asked = new Map<string, Promise<void>>();
const followers = new Set<(href: string) => void>();

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
  anew?: boolean;
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
      const coming = read(href, { ...(signal && { signal }), cache: anew ? 'reload' : 'default' });
      asked.set(href, coming);
      coming.catch(() => asked.get(href) === coming && asked.delete(href));
      return coming;
    }),
  );
}

/** Calls back with its address whenever a piece of a file came, until its answer is called. */
export function followArrival(tell: (href: string) => void): () => void {
  followers.add(tell);
  return () => followers.delete(tell);
}

/** To its end, or the cache would not keep it. */
async function read(href: string, init: RequestInit): Promise<void> {
  const { body, ok, status } = await fetch(href, init);
  if (!ok) throw new Error(`${href}: ${status}`);
  const tell = () => {
    for (const follow of followers) follow(href);
  };
  tell();
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) tell();
}
