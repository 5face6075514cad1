import { type BrowserContext, type Page } from '@playwright/test';

/**
 * Holds back what is asked for at such an address until what it answers is called, as on a slow line: for looks at a page
 * that is not whole yet. Then it goes on to a route that was there before, or to the server.
 */
export async function hold(where: Page | BrowserContext, address: string | RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await where.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
