const asked = new Set<string>();

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
    // Read to its end, or the cache would not keep it. Who needs the file tells of its failure.
    fetch(href)
      .then((response) => response.arrayBuffer())
      .catch(() => asked.delete(href));
  }
}
