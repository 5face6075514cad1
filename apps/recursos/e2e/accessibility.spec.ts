import { expect, expectNoViolations, test } from '@puente/e2e-kit';

test.use({ tolerated: [] });

// How the pages are as they open is seen by the tests of every page.
for (const page of ['/educate', '/migration', '/emprendimiento']) {
  for (const [state, search] of [
    ['found', 'tipo=todos'],
    ['not found', 'pais=Panamá&estado=Darién'],
  ]) {
    test(`${page}: what was ${state} is accessible and fits`, async ({ page: tab }) => {
      await tab.goto(`${page}?${search}`);
      await expect(tab.locator('#results')).toBeVisible();
      for (const width of [1280, 390]) {
        await tab.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await tab.emulateMedia({ colorScheme });
          await expectNoViolations(tab, `at ${width} px, ${colorScheme}`);
        }
      }
      await tab.getByRole('button', { name: /^Filtros/ }).click();
      await expectNoViolations(tab, 'with the filters open');
      await tab.setViewportSize({ width: 320, height: 640 });
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  }
}
