import { expect, expectNoViolations, test } from '@puente/e2e-kit';

// How the pages are as they open is seen by the tests of every page.
test('a job that is not there has a heading, fits, and axe finds nothing', async ({ page }) => {
  await page.goto('/detalle-empleo/999999');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await main.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true);
    await expectNoViolations(page, `at ${width} px`);
  }
});
