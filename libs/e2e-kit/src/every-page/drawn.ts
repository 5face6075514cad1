/// <reference lib="dom" />
import { type Page } from '@playwright/test';

/** Until what the page has to draw by now is to be seen. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
