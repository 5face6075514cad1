import { test as base } from './fixtures.ts';
import { ReleaseSite } from './release-site.ts';

export { demoAccounts, expect, type Page } from './fixtures.ts';
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
});
