const asked = new Set<string>();
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

/**
 * Starts fetching files of a page that will be asked for one after another, so that they come in one round trip. The
 * browser's cache keeps them for the scripts that follow. Not `<link rel="preload">`: Chromium hands a preload that
 * failed to the script that needs it, and a page could then not be tried again.
 */
export function preload(files: readonly string[]): void {
  for (const href of files) {
    if (asked.has(href)) continue;
    asked.add(href);
    // Who needs the file tells of its failure.
    read(href).catch(() => asked.delete(href));
  }
}

/** Fetches files past what the browser keeps of them: it may be that which does not work. Fails when one does not come. */
export async function fetchAnew(files: readonly string[], signal: AbortSignal): Promise<void> {
  await Promise.all(files.map((href) => read(href, { cache: 'reload', signal })));
}

/** Calls back whenever a piece of one of these files came, until its answer is called. */
export function followArrival(files: readonly string[], tell: () => void): () => void {
  const follower = (href: string) => files.includes(href) && tell();
  followers.add(follower);
  return () => followers.delete(follower);
}

/** To its end, or the cache would not keep it. */
async function read(href: string, init?: RequestInit): Promise<void> {
  const { body, ok, status } = await fetch(href, init);
  if (!ok) throw new Error(`${href}: ${status}`);
  const tell = () => {
    for (const follow of followers) follow(href);
  };
  tell();
  const reader = body?.getReader();
  while (reader && !(await reader.read()).done) tell();
}
