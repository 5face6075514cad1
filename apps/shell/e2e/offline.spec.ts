import { expect, oldestJob, test, type Page } from '@puente/e2e-kit';
import { keptAddresses, ofNoConnection, visit } from './kept-files.ts';

test.use({ serviceWorkers: 'allow', tolerated: [ofNoConnection] });

const notice = 'Sin conexión. Ves lo último que guardamos; puede haber cambiado.';
const waiting = 'Sin conexión. En cuanto vuelva, lo intentaremos de nuevo.';

async function searchAndOpenJob(page: Page) {
  await page.goto('/empleos');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const title = (await link.innerText()).trim();
  const search = page.url();
  await link.click();
  await expect(page).toHaveURL(/\/detalle-empleo\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return { title, search, detail: page.url() };
}

test('Puente can be installed', async ({ playwright, launchOptions, baseURL }) => {
  // Not in a private window, such as other tests get, where a browser installs nothing.
  const context = await playwright.chromium.launchPersistentContext('', {
    ...launchOptions,
    ...(baseURL && { baseURL }),
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await visit(page, '/');
    const devtools = await context.newCDPSession(page);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);

    const manifest = JSON.parse(data) as {
      name: string;
      lang: string;
      icons: { src: string; type: string }[];
      shortcuts: { name: string; url: string }[];
    };
    expect(manifest).toMatchObject({
      short_name: 'Puente',
      lang: 'es',
      display: 'standalone',
      start_url: '/',
    });
    expect(manifest.shortcuts[0]).toEqual({ name: 'Buscar empleo', url: '/empleos' });
    for (const { src, type } of manifest.icons) {
      const icon = await page.request.get(src);
      expect(icon.headers()['content-type']).toContain(type);
      expect(icon.headers()['cache-control']).toContain('immutable');
    }
  } finally {
    await context.close();
  }
});

test('a search and a job that were seen can be read without a connection, which a notice tells', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const { title, search, detail } = await searchAndOpenJob(page);

  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(notice)).toBeVisible();
  await page.goto(detail);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('status').getByText(notice)).toBeVisible();
  await page.goto(search);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(title);

  await context.setOffline(false);
  await expect(page.getByText(notice)).toBeHidden();
});

test('a job opened first of all, before the worker was there, can be read again, too', async ({
  page,
  context,
  accounts,
}) => {
  const { data } = await accounts.call<{ data: { id: number; attributes: { title: string } }[] }>(oldestJob);
  const { id, attributes } = data[0]!;
  await visit(page, `/detalle-empleo/${id}`);
  await expect.poll(() => keptAddresses(page)).toContain(`/api/jobs/${id}?populate=*`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: attributes.title })).toBeVisible();
});

for (const [what, viewport] of Object.entries({
  'a phone': { width: 390, height: 844 },
  'a low window': { width: 683, height: 384 },
  'a laptop': { width: 1280, height: 800 },
})) {
  test(`on ${what} the notice covers neither the bottom menu nor the end of the page`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, '/terminos');
    await context.setOffline(true);
    const strip = page.getByText(notice);
    await expect(strip).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const box = async (locator: ReturnType<Page['locator']>) => {
      const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const { top, bottom } = await box(strip);
    const menu = page.getByRole('navigation', { name: 'Accesos rápidos' });
    const stays = await page.evaluate(() => innerWidth < 992 && innerHeight > 480);
    const foot = stays ? (await box(menu)).top : viewport.height;
    expect(Math.abs(bottom - foot)).toBeLessThanOrEqual(1);
    const last = stays || viewport.width > 991 ? page.getByRole('contentinfo').locator('p').last() : menu;
    expect((await box(last)).bottom).toBeLessThanOrEqual(top + 1);

    // What pages keep clear for it, and what they may put above it.
    const reserved = () => page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom));
    expect(Math.abs((await reserved()) - (viewport.height - top))).toBeLessThanOrEqual(1);
    await context.setOffline(false);
    await expect(strip).toBeHidden();
    expect(await reserved()).toBe(stays ? 60 : 0);
  });
}

/** Without a connection, a page that was never opened. @returns what says that it cannot be shown */
async function openUnseen(page: Page) {
  await visit(page, '/');
  await page.context().setOffline(true);
  await page.goto('/planes');
  const trouble = page.getByRole('heading', { level: 1, name: /^No pudimos mostrar «/ });
  await expect(trouble).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('status').getByText(waiting)).toBeVisible();
  return trouble;
}

test('a page that was never opened says that it cannot be shown, and comes by itself with the connection', async ({
  page,
  context,
}) => {
  await openUnseen(page);
  await expect(page.getByText(notice)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Planes/ })).toBeVisible();
  await expect(page.getByText(waiting)).toBeHidden();
});

test('a page whose files do not come when the connection is hardly back is tried again by itself', async ({
  page,
  context,
}) => {
  const trouble = await openUnseen(page);
  const refused = new Set<string>();
  await context.route(/\/sections\/planes\//, (route) => {
    refused.add(route.request().url());
    return route.abort('connectionrefused');
  });
  await context.setOffline(false);
  await expect(page.getByText(waiting)).toBeHidden();
  await expect.poll(() => refused.size).toBeGreaterThan(0);
  await expect(trouble).toBeVisible();
  await context.unrouteAll();
  await expect(page.getByRole('heading', { level: 1, name: /^Planes/ })).toBeVisible();
});

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`when the server stops, which the browser does not know (workers: ${serviceWorkers})`, () => {
    test.use({ serviceWorkers });

    test('a search that nobody answered is told of and made again by itself', async ({ page, context }) => {
      await page.goto('/empleos');
      // The frame watches the connection from then on.
      await page.locator('body > div:not(#root) > [role=status]').waitFor({ state: 'attached' });
      if (serviceWorkers === 'allow')
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const results = page.getByRole('main').getByRole('article');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await expect(results.first()).toBeVisible();
      await context.route('**/*', (route) => route.abort('connectionrefused'));
      await page.getByLabel('¿Qué?').fill('cocina');
      await page.getByRole('button', { name: 'Buscar', exact: true }).click();
      await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
      await expect(page.getByRole('status').getByText(waiting)).toBeVisible();

      await context.unrouteAll();
      await expect(results.first()).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(waiting)).toBeHidden();
    });
  });
}

test.describe('when the first search of a visit finds no connection', () => {
  test.use({ serviceWorkers: 'block' });

  test('it is made by itself once there is one, though the code for it had not come', async ({
    page,
    context,
  }) => {
    await page.goto('/empleos');
    await page.locator('body > div:not(#root) > [role=status]').waitFor({ state: 'attached' });
    const word = page.getByLabel('¿Qué?');
    await word.waitFor();
    await context.route('**/*', (route) => route.abort('connectionrefused'));
    await word.fill('cocina');
    await word.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(page.getByRole('status').getByText(waiting)).toBeVisible();
    await context.unrouteAll();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 30_000 });
  });
});

test('what watches the connection comes, though its code did not at first', async ({ page, context }) => {
  let asked = 0;
  await context.route('**/assets/offline.*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.abort('connectionrefused') : route.continue();
  });
  await page.goto('/');
  await page.locator('body > div:not(#root) > [role=status]').waitFor({ state: 'attached', timeout: 20_000 });
  expect(asked).toBeGreaterThan(1);
  // Without a connection the worker could not be fetched, of which the console tells.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(notice)).toBeVisible();
});

test('with a connection no old registry is used, however slowly it comes', async ({ page, context }) => {
  await visit(page, '/');
  await page.reload();
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeVisible();
  let asked = 0;
  // The page comes from the copy, and so without a registry in it.
  await context.route(
    ({ pathname }) => pathname === '/',
    () => undefined,
  );
  await context.route('**/registry.json', async (route) => {
    asked += 1;
    const text = await (await route.fetch()).text();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ contentType: 'application/json', body: text.replaceAll('"Empleo"', '"Trabajo"') });
  });
  // The page as it is kept: every other one brings the registry.
  await page.goto('/shell.html');
  await expect(menu.getByRole('link', { name: 'Trabajo', exact: true })).toBeVisible();
  expect(asked).toBeGreaterThan(0);

  await context.unrouteAll();
  await context.setOffline(true);
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Trabajo', exact: true })).toBeVisible();
});

test('an unknown page keeps its status, and a page that hangs gives way to the kept shell', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  const unknown = await page.goto('/no-existe');
  expect(unknown?.status()).toBe(404);
  expect(unknown?.fromServiceWorker()).toBe(true);
  await context.route('**/nosotros', () => undefined);
  await page.goto('/nosotros');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
