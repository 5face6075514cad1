import { expect, test, type Page } from '@puente/e2e-kit';

// The budget itself is checked by tools/checks/weight.ts on the built files; here, that a browser really gets no more
async function firstVisit(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    // What a style brings with itself is announced as if it were asked for, too.
    if (!url || url.startsWith('data:')) return;
    // The budget is of contents; a connection that compresses headers, as HTTP/2 does, sends them but once.
    const content = encodedDataLength - (headers.get(requestId) ?? 0);
    sizes.set(url, (sizes.get(url) ?? 0) + content);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const bytes = (ending: string) =>
    [...sizes].reduce((sum, [url, size]) => (new URL(url).pathname.endsWith(ending) ? sum + size : sum), 0);
  return {
    javascript: bytes('.js'),
    styles: bytes('.css'),
    scripts: [...sizes.keys()].filter((url) => new URL(url).pathname.endsWith('.js')).length,
    hosts: [...new Set([...sizes.keys()].map((url) => new URL(url).host))],
  };
}

test('a first visit of the home page is light, and asks nobody else', async ({ page, baseURL }) => {
  const visit = await firstVisit(page, '/');
  expect(visit.javascript).toBeGreaterThan(50_000);
  expect(visit.javascript).toBeLessThanOrEqual(125_000);
  expect(visit.scripts).toBeLessThanOrEqual(4);
  expect(visit.styles).toBeLessThanOrEqual(15_000);
  expect(visit.hosts).toEqual([new URL(baseURL ?? '').host]);
});

test('a first visit of the search is light', async ({ page }) => {
  const visit = await firstVisit(page, '/empleos');
  expect(visit.javascript).toBeLessThanOrEqual(150_000);
});
