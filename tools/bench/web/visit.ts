import { type Browser, type BrowserContext, type CDPSession } from '@playwright/test';

/** What one visit of a page cost; times in milliseconds from when the address was opened. */
export interface Visit {
  /** On the wire, headers included. */
  bytes: number;
  /** Answered by the server, not by the browser's cache. */
  requests: number;
  /** Of those until the page was drawn: how many had to wait for each other. */
  roundTrips: number;
  firstPaint: number;
  /** Of what the page is about, as a rule, which stands in the HTML. */
  largestPaint: number;
  /** When its own code had drawn the page, with its data. */
  drawn: number;
  /** Beyond 50 ms in a row, from the first paint until nothing moved any more. */
  blocked: number;
}

/** Chromium's own «Slow 4G», and a processor four times slower. */
const line = { latency: 562.5, kbps: { down: 1440, up: 675 } };
const slower = 4;
/** Nothing has moved for so long: the page is there. Longer than a request takes to begin. In milliseconds. */
const quiet = 1_500;
const longest = 60_000;

interface Sent {
  type: string;
  begin: number;
  /** When something can follow from it: a page from its first line on, all else once it is whole. */
  known?: number;
  bytes: number;
  cached: boolean;
}

/** A visit by somebody who was never there, and their second one, with what the browser kept. */
export async function visits(
  browser: Browser,
  address: string,
  ready: string,
): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'es',
    // It registers seconds after the first page stands, and its requests cannot be slowed down alike.
    serviceWorkers: 'block',
  });
  try {
    return { cold: await visit(context, address, ready), warm: await visit(context, address, ready) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, address: string, ready: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  const log = recordRequests(devtools);
  await page.addInitScript(observePaints, ready);
  await page.goto(address, { waitUntil: 'commit', timeout: longest });
  await page.locator(ready).first().waitFor({ timeout: longest });
  await log.untilQuiet();
  const paints = await page.evaluate(readPaints);
  const sent = log.sent().filter(({ cached }) => !cached);
  await page.close();
  return {
    bytes: sent.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: sent.length,
    roundTrips: chainOf(sent, paints.drawn),
    ...paints,
  };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: (line.kbps.down * 1000) / 8,
    uploadThroughput: (line.kbps.up * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
}

function recordRequests(devtools: CDPSession) {
  const requests = new Map<string, Sent>();
  const open = new Set<string>();
  let moved = performance.now();
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const request = requests.get(requestId);
    open.delete(requestId);
    moved = performance.now();
    if (!request) return;
    request.bytes = bytes;
    request.known ??= timestamp * 1000;
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request: { url } }) => {
    if (!url.startsWith('http')) return;
    requests.set(requestId, { type: type ?? '', begin: timestamp * 1000, bytes: 0, cached: false });
    open.add(requestId);
    moved = performance.now();
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request) request.cached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, timestamp, response }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.cached ||= response.fromDiskCache === true || response.fromPrefetchCache === true;
    if (request.type === 'Document') request.known = timestamp * 1000;
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return {
    sent: () => [...requests.values()],
    untilQuiet: async () => {
      const begun = performance.now();
      while ((open.size > 0 || performance.now() - moved < quiet) && performance.now() - begun < longest)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/**
 * The longest chain of requests each of which began when the one before it was known.
 * @param until in milliseconds after the first request began
 */
function chainOf(sent: readonly Sent[], until: number): number {
  const first = Math.min(...sent.map(({ begin }) => begin));
  const depths: { known: number; depth: number }[] = [];
  for (const { begin, known = Infinity } of sent.toSorted((a, b) => a.begin - b.begin)) {
    if (known - first > until) continue;
    const before = depths.filter((other) => other.known <= begin).map(({ depth }) => depth);
    depths.push({ known, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

interface Paints {
  largest: number;
  drawn: number;
  tasks: { begin: number; length: number }[];
}

/** In the page, before anything of it runs. */
function observePaints(ready: string): void {
  const paints: Paints = { largest: 0, drawn: NaN, tasks: [] };
  Object.assign(globalThis, { paints });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) paints.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      paints.tasks.push({ begin: startTime, length: duration });
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector(ready)) return;
    paints.drawn = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** In the page. */
function readPaints(): Pick<Visit, 'firstPaint' | 'largestPaint' | 'drawn' | 'blocked'> {
  const { paints } = globalThis as unknown as { paints: Paints };
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const firstPaint = first?.startTime ?? NaN;
  const blocked = paints.tasks
    .filter(({ begin, length }) => begin + length > firstPaint)
    .reduce((sum, { length }) => sum + Math.max(0, length - 50), 0);
  return { firstPaint, largestPaint: paints.largest, drawn: paints.drawn, blocked };
}
