import { expect, type Page } from '@puente/e2e-kit';

/** Opens a page and waits until the worker has taken over and kept what the page had fetched without it. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await keptAddresses(page)).includes('/registry.json')).toBe(true);
}

/** What is kept, by its address and as text. */
export async function kept(page: Page): Promise<{ cache: string; address: string; body: string }[]> {
  return page.evaluate(async () => {
    const entries = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname, search } = new URL(request.url);
        const body = (await (await cache.match(request))?.text()) ?? '';
        entries.push({ cache: name, address: pathname + search, body });
      }
    }
    return entries;
  });
}

export const keptAddresses = async (page: Page) => (await kept(page)).map(({ address }) => address);

/** What a browser says of calls that nobody answers, and the shell of pages it cannot open. */
export const ofNoConnection =
  /Failed to load resource|net::ERR|could not be (opened|loaded|refreshed)|did not come|integrity|preload/;
