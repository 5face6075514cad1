import { expect, hold, oldestJob, test, type Page } from '@puente/e2e-kit';

// «Nothing jumps while loading», as a browser counts it: each test holds back what a page is made of, and lets it come in
// the order of a slow line.

// As on a computer, where a scrollbar takes room of the window; a phone has none that does.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Tells of what has jumped so far, by how much of the window, and from where to where. */
async function jumps(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { jumps: told });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const where = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} «${node?.textContent?.slice(0, 30)}» ${where(previousRect)} to ${where(currentRect)}`,
        );
        told.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // What is on its way to being painted has been told of by then.
  const told = (): Promise<string[]> =>
    new Promise((done) =>
      requestAnimationFrame(() =>
        setTimeout(() => done((window as unknown as { jumps: string[] }).jumps), 100),
      ),
    );
  return () => page.evaluate(told);
}

/** What can be read first stands where the page will show it, below the header. */
async function expectInItsRoom(page: Page): Promise<void> {
  const text = await page.locator('.firstText').boundingBox();
  const room = await page.locator('[aria-owns=first-text]').boundingBox();
  expect.soft(text?.y).toBeCloseTo(room?.y ?? NaN, 0);
}

const pages = ['/', '/empleos?q=cocina', '/planes', '/login', '/nosotros'];

for (const width of [320, 360, 390, 768, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 }, isMobile: width < 400 });

    test('nothing jumps while a page comes', async ({ page, accounts }) => {
      const { data } = await accounts.call<{ data: { id: number }[] }>(oldestJob);
      const jumped = await jumps(page);
      const text = page.locator('.firstText');
      for (const path of [...pages, `/detalle-empleo/${data[0]?.id}`]) {
        await test.step(path, async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          const releaseFonts = await hold(page, /\.woff2/);
          const releaseShell = await hold(page, /\/assets\/main\.\w+\.js/);
          const releasePage = await hold(page, /\/sections\/\w+\/[^/]+\/remote\.js|\/assets\/\d+\.\w+\.js/);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(text).toBeVisible();
          expect.soft(await jumped(), 'what can be read first').toEqual([]);
          releaseFonts();
          await page.evaluate(() => document.fonts.ready);
          expect.soft(await jumped(), 'in its own letters').toEqual([]);
          releaseShell();
          await expect(page.getByRole('banner')).toBeVisible();
          expect.soft(await jumped(), 'the frame around it').toEqual([]);
          await expectInItsRoom(page);
          releasePage();
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          await expect(text).toHaveCount(0);
          expect(await jumped(), 'the page').toEqual([]);
        });
      }
    });
  });
}

test('beside the scrollbar of a narrow window the page has room for what can be read first', async ({
  page,
}) => {
  const jumped = await jumps(page);
  for (const width of [320, 360, 375, 390]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const releasePage = await hold(page, /\/sections\/planes\/[^/]+\/remote\.js/);
      await page.goto('/planes', { waitUntil: 'commit' });
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width);
      await expectInItsRoom(page);
      releasePage();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await jumped()).toEqual([]);
    });
  }
});
