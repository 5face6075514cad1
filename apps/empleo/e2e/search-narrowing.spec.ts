import { setTimeout as pause } from 'node:timers/promises';
import { expect, expectNoViolations, type Page, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test.use({ tolerated: [] });

const headingOf = (page: Page) => page.getByRole('heading', { name: /empleos? encontrados?/ });
const address = '/empleos?q=cocina&pais=Estados+Unidos&modalidad=Presencial&orden=relevancia';

test('chips take filters away at once, and Back brings them again', async ({ page }) => {
  await page.goto(address);
  const chips = page.getByRole('list', { name: 'Filtros activos' });
  await chips.getByRole('button', { name: 'Quitar: Presencial' }).click();
  await expect(page).not.toHaveURL(/modalidad/);
  await expect(headingOf(page)).toBeFocused();
  await expect(chips.getByRole('button', { name: 'Quitar: Presencial' })).toHaveCount(0);
  await page.goBack();
  await expect(chips.getByRole('button', { name: 'Quitar: Presencial' })).toBeVisible();
  await expect(page.getByLabel('Modalidad')).toHaveValue('Presencial');
  await chips.getByRole('button', { name: 'Limpiar' }).click();
  await expect(page).toHaveURL('/empleos?q=cocina&orden=relevancia');
  await expect(chips).toHaveCount(0);
});

test('each choice says how many jobs it would leave, as many as are found then', async ({ page }) => {
  await page.goto('/empleos?categoria=Hospitalidad+y+turismo&orden=fecha');
  await page.getByLabel('Modalidad').hover();
  const option = page
    .getByLabel('Modalidad')
    .getByRole('option', { name: /^Remoto|^Semi/ })
    .last();
  await expect(option).toHaveText(/\(\d+\)$/);
  const [, label = '', count = ''] = /^(.*) \((\d+)\)$/.exec((await option.textContent()) ?? '') ?? [];
  await page.getByLabel('Modalidad').selectOption(label);
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/modalidad/);
  await expect(headingOf(page)).toHaveText(new RegExp(`^${count} `));
});

test('a search that finds nothing says what to let go of, and shows the nearest', async ({ page }) => {
  // Of a trade that no other test publishes in: its jobs are counted twice.
  await page.goto('/empleos?q=xyzzyqw&categoria=Log%C3%ADstica&orden=relevancia');
  await expect(page.getByText('No hay empleos que coincidan con su búsqueda.')).toBeVisible();
  const loosen = page.getByRole('button', { name: /^Sin «xyzzyqw»: \d+ empleos?$/ });
  await expect(loosen).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lo más parecido, sin «xyzzyqw»' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page, 'with nothing found');
  const count = /(\d+) empleo/.exec((await loosen.textContent()) ?? '')?.[1];
  await loosen.click();
  await expect(page).toHaveURL('/empleos?categoria=Log%C3%ADstica&orden=fecha');
  await expect(headingOf(page)).toHaveText(new RegExp(`^${count} `));
});

test('what was opened is marked, and what came since the last visit', async ({ page, accounts }) => {
  await page.goto('/empleos');
  await page.evaluate(() =>
    localStorage.setItem('jobs-visit', JSON.stringify({ last: Date.now() - 3_600_000 })),
  );
  const title = uniqueTitle('Cocinera');
  await publishJob(accounts, await accounts.create('employer'), title);
  await page.goto(`/empleos?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Nuevo', { exact: true })).toBeVisible();
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(card.getByText('Visto', { exact: true })).toBeVisible();
});

test('the country is there again with the next visit, and the newest jobs are of it', async ({ page }) => {
  await page.goto('/empleos');
  await page.getByLabel('País').selectOption('Panamá');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(headingOf(page)).toBeVisible();
  await page.goto('/empleos');
  await expect(page.getByRole('heading', { name: 'Lo más nuevo en Panamá' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoViolations(page, 'before a search');
  await page.getByRole('button', { name: 'Quitar: Panamá' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lo más nuevo', exact: true })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'block', tolerated: [/ERR_INTERNET_DISCONNECTED|did not come|newest jobs/] });

  const searchOffline = async (page: Page) => {
    await page.goto('/empleos?orden=fecha');
    await expect(headingOf(page)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByLabel('¿Qué?').fill('cocina');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No se pudieron cargar los empleos.')).toBeVisible();
  };

  test('the search says so, keeps what was typed, and goes on when there is one', async ({
    page,
    context,
  }) => {
    await searchOffline(page);
    await expect(page.getByLabel('¿Qué?')).toHaveValue('cocina');
    await context.setOffline(false);
    await expect(headingOf(page)).toBeVisible({ timeout: 30_000 });
  });

  test('a search that fails as the connection comes back is made once more', async ({ page, context }) => {
    await searchOffline(page);
    // Under way while the server answers the question whether it is there.
    await page.route(
      /\/api\/jobs\?/,
      async (route) => {
        await pause(1_500);
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await context.setOffline(false);
    await expect(headingOf(page)).toBeVisible({ timeout: 30_000 });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('the search stays in sight over the results, and unfolds where one is', async ({ page }) => {
    await page.goto(address);
    await expect(headingOf(page)).toBeVisible();
    await page.getByRole('article').nth(6).scrollIntoViewIfNeeded();
    const search = page.getByRole('button', { name: 'Cambiar la búsqueda: cocina' });
    await expect(search).toBeInViewport({ ratio: 1 });
    await search.tap();
    await expect(page.getByLabel('¿Qué?')).toBeFocused();
    await expect(page.getByLabel('¿Qué?')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('¿Qué?').fill('mesera');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=mesera/);
    await expect(page.getByRole('button', { name: 'Cambiar la búsqueda: mesera' })).toBeInViewport();
    await expect(headingOf(page)).toBeInViewport({ ratio: 1 });
  });

  test('chips are pushed sideways, and the one with the focus is in sight', async ({ page }) => {
    await page.goto(`${address}&tipo=Tiempo+completo&idioma=Espa%C3%B1ol&recientes=7d`);
    await expect(headingOf(page)).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const last = page.getByRole('list', { name: 'Filtros activos' }).getByRole('button').last();
    await last.focus();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page, 'with chips');
  });
});
