import { expect, expectNoViolations, type Page, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test.use({ tolerated: [] });

test('a search is made by filters, shared by its address, and left by Back', async ({ page, browser }) => {
  await page.goto('/empleos');
  await expect(page.getByRole('region', { name: 'Lo más nuevo' }).getByRole('article')).toHaveCount(10);
  // Other tests publish elsewhere meanwhile.
  await page.getByLabel('País').selectOption('México');
  await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
  await page.getByLabel('Modalidad').selectOption('Presencial');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const heading = page.getByRole('heading', { name: /empleos? encontrados?/ });
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  const found = await heading.textContent();
  for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Presencial');

  const friend = await browser.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { name: found ?? '' })).toBeVisible();
  await expect(friend.getByLabel('Categoría', { exact: true })).toHaveValue('Hospitalidad y turismo');
  await friend.close();

  await page.getByLabel('Ordenar por').selectOption('Título');
  await expect(page).toHaveURL(/orden=titulo/);
  await page.goBack();
  await expect(page).toHaveURL(/orden=fecha/);
  await expect(page.getByLabel('Ordenar por')).toHaveValue('fecha');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Búsquedas frecuentes' })).toBeVisible();
  // The country is remembered, and told.
  await expect(page.getByLabel('País')).toHaveValue('México');
  await page.getByRole('button', { name: 'Quitar: México' }).click();
  await expect(page.getByLabel('País')).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Lo más nuevo', exact: true })).toBeVisible();
});

test('a search by text finds a job by its title, its employer or with an accent missing', async ({
  page,
  accounts,
}) => {
  const employer = await accounts.create('employer', {});
  const title = uniqueTitle('Panadería');
  await publishJob(accounts, employer, title);
  await page.goto('/empleos');
  await page.getByLabel('¿Qué?').fill(title.replace('í', 'i'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(page.getByRole('article', { name: title })).toContainText('La Casita');
});

test('a reader comes back from a job to the page of results they left', async ({ page }) => {
  await page.goto('/empleos?orden=titulo&pagina=2');
  const title = page.getByRole('article').first().getByRole('link');
  const name = await title.textContent();
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a los resultados' }).click();
  await expect(page).toHaveURL('/empleos?orden=titulo&pagina=2');
  await expect(page.getByRole('article').first().getByRole('link')).toHaveText(name ?? '');
});

test('a reader comes back by «Back» to the place in the results they left', async ({ page }) => {
  await page.goto('/empleos?orden=titulo');
  const title = page.getByRole('article').nth(9).getByRole('link');
  await title.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await title.click();
  await expect(page.getByRole('heading', { name: 'Requisitos' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a search that finds nothing offers a way out', async ({ page }) => {
  await page.goto('/empleos?q=xyzzyqw');
  await expect(page.getByText('No hay empleos que coincidan con su búsqueda.')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos los empleos' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('when the server refuses', () => {
  test.use({ tolerated: [/404/] });

  test('a failing search says so, and Reintentar recovers', async ({ page, context }) => {
    await context.route('**/api/jobs?*', (route) => route.fulfill({ status: 404, body: '{}' }), { times: 1 });
    await page.goto('/empleos?orden=fecha');
    await expect(page.getByText('No se pudieron cargar los empleos.')).toBeVisible();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('the whole search works by the keyboard alone', async ({ page }) => {
  await page.goto('/empleos');
  await page.getByLabel('¿Qué?').focus();
  await page.keyboard.type('cocina');
  // The column of filters comes a moment after the box: before, Tab goes past the place where it will be.
  await expect(page.getByRole('button', { name: 'Limpiar' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('¿Dónde?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Usar mi ubicación' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Limpiar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('País')).toBeFocused();
  // The first country that begins so.
  await page.keyboard.type('Est');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Estado/Provincia')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Ver (\d+ )?empleos$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pais=Estados\+Unidos/);
  await expect(page.getByRole('heading', { name: /empleos? encontrados?/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Guardar búsqueda' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar por')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Aplicar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Debes iniciar sesión o registrarse')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const openSheet = async (page: Page) => {
    await page.getByRole('button', { name: /^Filtros/ }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet).toBeVisible();
    return sheet;
  };

  test('the filters are in a sheet that says how many jobs there are for them', async ({ page }) => {
    await page.goto('/empleos');
    await expect(page.getByLabel('País')).toHaveCount(0);
    const sheet = await openSheet(page);
    await sheet.getByLabel('País').selectOption('México');
    await sheet.getByLabel('Mujeres').check();
    const show = sheet.getByRole('button', { name: /^Ver \d+ empleos$/ });
    await expect(show).toBeVisible();
    await expectNoViolations(page, 'with the filters open');
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    await show.tap();
    await expect(sheet).toBeHidden();
    const heading = page.getByRole('heading', { name: `${count} empleos encontrados` });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect((await openSheet(page)).getByLabel('País')).toHaveValue('México');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Filtros (2)' })).toBeFocused();
    // The sheet is no page of its own on the way back.
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Búsquedas frecuentes' })).toBeVisible();
  });

  for (const way of ['the cross', 'Escape', 'Back'] as const) {
    test(`${way} leaves the sheet, keeps what was chosen and applies nothing`, async ({ page }) => {
      await page.goto('/empleos?orden=fecha');
      const heading = page.getByRole('heading', { name: /empleos encontrados/ });
      const found = (await heading.textContent()) ?? '';
      const sheet = await openSheet(page);
      await sheet.getByLabel('Visa').selectOption('Sí');
      if (way === 'the cross') await sheet.getByRole('button', { name: 'Cerrar' }).tap();
      else if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL('/empleos?orden=fecha');
      await expect(heading).toHaveText(found);
      await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeFocused();
      await expect(page.getByText('Elegiste filtros que todavía no se aplican')).toBeVisible();
      await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
      await expect(page).toHaveURL(/visa=S%C3%AD/);
      await expect(page.getByText('Elegiste filtros que todavía no se aplican')).toBeHidden();
    });
  }

  test('nothing is wider than the screen', async ({ page }) => {
    for (const path of ['/empleos', '/empleos?orden=fecha', '/employmentsection']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const main = page.getByRole('main');
      expect(await main.evaluate((element) => element.scrollWidth <= window.innerWidth)).toBe(true);
    }
  });
});
