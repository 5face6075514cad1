import { expect, test } from '@puente/e2e-kit';

// What a browser says when a script is refused, is not what its hash promised, or was asked for in vain.
test.use({
  tolerated: [/Failed to load resource|integrity|preload|could not be opened|could not be loaded|net::ERR/],
});

test('a container that was tampered with is not run', async ({ page }) => {
  await page.route('**/sections/planes/**/remote.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;${await response.text()}` });
  });
  await page.goto('/planes');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 12_000 });
  // The file is asked for more than once: the last answer may still be on its way.
  await page.unrouteAll({ behavior: 'wait' });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('without the registry the page says so and recovers by itself when asked', async ({ page }) => {
  await page.route('**/registry.json', (route) => route.abort());
  // Nor with the page.
  await page.route('**/empleos', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script[^>]*data-registry.*?<\/script>/, '') });
  });
  await page.goto('/empleos');
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar Puente' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar empleo' })).toBeVisible();
});
