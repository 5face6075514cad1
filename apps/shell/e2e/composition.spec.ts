import { expect, test, type Page } from '../../../tools/checks/e2e/fixtures.ts';

// What a browser says when a script is refused, is not what its hash promised, or was asked for in vain.
test.use({
  tolerated: [/Failed to load resource|integrity|preload|could not be opened|could not be loaded|net::ERR/],
});

const bundle = '**/sections/planes/**';

/** Ways in which one section's files fail to come. */
const failures: Record<string, (page: Page) => Promise<unknown>> = {
  'whose connection is refused': (page) => page.route(bundle, (route) => route.abort('connectionrefused')),
  'whose files are gone': (page) =>
    page.route(bundle, (route) => route.fulfill({ status: 404, body: 'not found' })),
  'whose address answers with a web page': (page) =>
    page.route(bundle, (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    ),
  'whose server never answers': (page) => page.route(bundle, () => undefined),
};

for (const [what, block] of Object.entries(failures)) {
  test(`a section ${what} leaves the frame and the other sections standing, and can be tried again`, async ({
    page,
  }) => {
    await block(page);
    await page.goto('/planes');
    await expect(page.getByRole('heading', { level: 1, name: /^No pudimos mostrar «/ })).toBeVisible({
      timeout: 12_000,
    });
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();

    await page
      .getByRole('navigation', { name: 'Secciones' })
      .getByRole('link', { name: 'Empleo', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Buscar empleo' })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 12_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Planes/ })).toBeVisible();
  });
}

test('a container that was tampered with is not run', async ({ page }) => {
  await page.route('**/sections/planes/**/remote.js*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.stolen = true;${await response.text()}` });
  });
  await page.goto('/planes');
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 12_000 });
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('without the registry the page says so and recovers by itself when asked', async ({ page }) => {
  await page.route('**/registry.json', (route) => route.abort());
  await page.goto('/empleos');
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos cargar Puente' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buscar empleo' })).toBeVisible();
});
