import { expect, type Page, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

type Locator = ReturnType<Page['locator']>;

test.use({ tolerated: [/^Failed to load resource/] });

const press = {
  'by keyboard': async (button: Locator) => {
    await button.focus();
    await button.page().keyboard.press('Enter');
  },
  'by mouse': (button: Locator) => button.click(),
};
const ways = Object.keys(press) as (keyof typeof press)[];

/** What has the focus now, as a text; nothing where it fell to the page's beginning. */
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? '' : document.activeElement?.textContent));

/** What has come since keeps it: nothing is drawn any more. */
async function expectFocusIn(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => focused(page)).toMatch(text);
  await page.waitForLoadState('networkidle');
  expect(await focused(page)).toMatch(text);
}

test.describe('who tries again is led to what comes', () => {
  const places: [string, string][] = [
    ['the results', '/empleos?q=cocina'],
    ['the first screen', '/empleos'],
    ['the available jobs', '/empleos-disponibles'],
    ['the jobs of a company', '/empresa/empresa'],
  ];
  const call = '**/api/jobs?*';
  for (const way of ways) {
    for (const [name, path] of places) {
      test(`${name}, ${way}`, async ({ page }) => {
        await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
        await page.goto(path);
        const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
        await expect(retry.first()).toBeVisible();
        await page.unroute(call);
        await press[way](retry.first());
        await expect(retry).toHaveCount(0);
        await expectFocusIn(page, /./);
        await expect(page.locator(':focus')).toHaveRole('heading');
      });
    }

    test(`what to let go of, ${way}`, async ({ page }) => {
      const call = '**/api/jobs/alternatives?*';
      await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.goto('/empleos?q=soldador&modalidad=Remoto&pais=Panam%C3%A1&visa=S%C3%AD');
      const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
      await expect(retry).toBeVisible();
      await page.unroute(call);
      await press[way](retry);
      await expect(page.getByRole('button', { name: /^Sin «/ }).first()).toBeVisible();
      await expectFocusIn(page, /Sin «|Lo más parecido/);
    });

    test(`a job, ${way}`, async ({ page, accounts }) => {
      const title = uniqueTitle('Cocinera');
      const id = await publishJob(accounts, await accounts.create('employer'), title);
      const call = `**/api/jobs/${id}?*`;
      await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
      // As somebody comes from a list: what the page brings itself is not asked for.
      await page.goto(`/empleos?q=${encodeURIComponent(title)}`);
      await page.getByRole('link', { name: title }).click();
      const retry = page.getByRole('button', { name: 'Reintentar' });
      await expect(retry).toBeVisible();
      await page.unroute(call);
      await press[way](retry);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    });

    test(`lists of Mi Cuenta, ${way}`, async ({ page, accounts }) => {
      await accounts.signIn(page, await accounts.create('user'));
      for (const [path, call] of [
        ['favoritos', '**/api/favorites*'],
        ['empleos-aplicados', '**/api/applications?*'],
        ['busquedas-guardadas', '**/api/saved-searches*'],
      ] as const) {
        await page.route(call, (route) => route.fulfill({ status: 500, body: '{}' }));
        await page.goto(`/mi-cuenta/${path}`);
        const retry = page.getByRole('button', { name: 'Reintentar' });
        await expect(retry).toBeVisible();
        await page.unroute(call);
        await press[way](retry);
        await expect(retry).toHaveCount(0);
        await expectFocusIn(page, /./);
      }
    });
  }
});

test.describe('an undo keeps the focus', () => {
  for (const way of ways) {
    test(`of a withdrawn application, ${way}`, async ({ page, accounts }) => {
      const seeker = await accounts.create('user');
      const title = uniqueTitle('Soldadora');
      const job = await publishJob(accounts, await accounts.create('employer'), title);
      await accounts.call('POST /api/applications', { jwt: seeker.jwt, body: { data: { job } } });
      await accounts.signIn(page, seeker);
      await page.goto('/mi-cuenta/empleos-aplicados');
      const card = page.getByRole('article', { name: title });
      await press[way](card.getByRole('button', { name: 'Retirar aplicación' }));
      await expectFocusIn(page, /^Tu aplicación fue retirada/);
      await press[way](card.getByRole('button', { name: 'Deshacer' }));
      await expect(card.getByText('Listo: la empresa vuelve a ver tu aplicación.')).toBeVisible();
      await expect(card.getByRole('heading', { name: title })).toBeFocused();
      // Also when what was said is gone.
      await expect(card.getByText('Listo: la empresa vuelve a ver tu aplicación.')).toBeHidden();
      await expect(card.getByRole('heading', { name: title })).toBeFocused();
    });

    test(`of a removed favourite, ${way}`, async ({ page, accounts }) => {
      const seeker = await accounts.create('user');
      const title = uniqueTitle('Pintora');
      const job = await publishJob(accounts, await accounts.create('employer'), title);
      await accounts.call('POST /api/favorites', { jwt: seeker.jwt, body: { data: { job } } });
      await accounts.signIn(page, seeker);
      await page.goto('/mi-cuenta/favoritos');
      const card = page.getByRole('article', { name: title });
      await press[way](card.getByRole('button', { name: 'Quitar de favoritos' }));
      await expectFocusIn(page, /^Empleo eliminado de tus favoritos/);
      await press[way](page.getByRole('button', { name: 'Deshacer' }));
      await expect(card.getByRole('link', { name: title })).toBeFocused();
      await page.waitForLoadState('networkidle');
      await expect(card.getByRole('link', { name: title })).toBeFocused();
    });
  }
});

for (const [language, sent, stays, button] of [
  ['es', 'Has aplicado con éxito al empleo.', 'Aplicación enviada', 'Enviar aplicación'],
  ['en', 'You have applied for the job.', 'Application sent', 'Send application'],
] as const) {
  test(`what was sent on /aplicar is told, in ${language}`, async ({ page, accounts }) => {
    const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Mesera'));
    await accounts.signIn(page, await accounts.create('user'));
    await page.addInitScript((it) => localStorage.setItem('language', it), language);
    await page.goto(`/aplicar?jobId=${id}`);
    await page.getByRole('button', { name: button }).press('Enter');
    await expect(page.getByText(sent)).toBeVisible();
    // What it says first is gone after three seconds.
    const told = page.getByRole('region', { name: new RegExp(`${sent}|${stays}`) });
    await expect(told).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(told.getByRole('link').first()).toBeFocused();
  });
}
