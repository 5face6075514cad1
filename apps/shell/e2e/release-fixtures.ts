import { type Page, test as base } from '@puente/e2e-kit';
import { ReleaseSite } from './release-site.ts';

export { demoAccounts, expect, type Page } from '@puente/e2e-kit';
export { type Disturb, distOf, type ReleaseSite } from './release-site.ts';

/** Playwright's test on a site of its own, one for each worker, whose releases and failures are the test's to make. */
export const test = base.extend<object, { site: ReleaseSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from the pattern.
    async ({}, use) => {
      const { E2E_STORE_DIR: storeDir = '', E2E_URL: url = '' } = process.env;
      const site = new ReleaseSite({ storeDir, url });
      await site.start();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
  // What a browser says when a script is refused, is not what its hash promised, or throws.
  tolerated: [
    [
      /Failed to load resource|integrity|preload|could not be opened|could not be loaded|net::ERR|broken when|MIME type|React version|shared module|did not come/,
    ],
    { scope: 'test' },
  ],
});

/** What a page shows that could not be had. */
export const trouble = (page: Page) => page.getByRole('heading', { level: 1, name: /^No pudimos mostrar «/ });

export const titled = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

/** With one bit of it changed. */
export function changed(body: Buffer): Buffer {
  const copy = Buffer.from(body);
  const at = Math.floor(copy.length / 2);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
