import { expect, expectNoViolations, type Page, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test('the older search wants all three and leads on to all available jobs', async ({ page }) => {
  await page.goto('/employmentsection');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Por favor, selecciona Estado, Categoría y Subcategoría antes de buscar.',
  );
  await page.goto('/empleos?categoria=Hospitalidad+y+turismo&subcategoria=Cocina&orden=fecha');
  const place = await page
    .getByRole('article')
    .filter({ hasNotText: /, (México|Panamá)/ })
    .first()
    .locator('p')
    .first()
    .locator('span')
    .textContent();
  const state = place?.split(', ').at(-1) ?? '';
  await page.goto('/employmentsection');
  await page.getByLabel('Estado', { exact: true }).selectOption(state);
  await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
  await page.getByLabel('Subcategoría').selectOption('Cocina');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ver más resultados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empleos disponibles' })).toBeVisible();
  await expect(page.getByLabel('Estado/Provincia')).toHaveValue(state);
  await expect(page.getByRole('article').first()).toContainText(state);
});

test('the older search goes on from what the browser keeps', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  for (let count = 0; count < 11; count += 1) {
    await publishJob(accounts, employer, uniqueTitle('Pastelera'), { subcategory: 'Meseros y bar' });
  }
  await page.goto('/employmentsection');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(
    page.getByText('Por favor, selecciona Estado, Categoría y Subcategoría antes de buscar.'),
  ).toBeInViewport();
  await page.getByLabel('Estado').selectOption('Texas');
  await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
  await page.getByLabel('Subcategoría').selectOption('Meseros y bar');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expectNoViolations(page, 'the results');
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  await page.getByRole('link', { name: 'Ver más resultados' }).click();
  await expect(page).toHaveURL(/^[^?]*\/empleos-disponibles\?/);
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10);
  await expectNoViolations(page, 'the rest');
  expect(calls.filter((url) => url.includes('/api/jobs?') && url.includes('pageSize%5D=50'))).toEqual([]);
});

/** A state that no other test publishes in: the older search shows the ten newest jobs. */
const wyoming = { province: 'Wyoming', zipCode: '82001' };

async function searchCooks(page: Page) {
  await page.goto('/employmentsection');
  await page.getByLabel('Estado').selectOption(wyoming.province);
  await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
  await page.getByLabel('Subcategoría').selectOption('Cocina');
  await page.getByRole('button', { name: 'Buscar' }).click();
}

test('who reads a job and goes back finds the older search as they left it', async ({ page, accounts }) => {
  const title = uniqueTitle('Tortillera');
  await publishJob(accounts, await accounts.create('employer'), title, wyoming);
  await searchCooks(page);
  await page.getByRole('article', { name: title }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: title })).toBeInViewport();
  await expect(page.getByLabel('Subcategoría')).toHaveValue('Cocina');
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByLabel('Subcategoría')).toHaveValue('');
});

test('a visitor is told to sign in, taken there, and finds their favourite when they come back', async ({
  page,
  accounts,
}) => {
  const title = uniqueTitle('Churrera');
  await publishJob(accounts, await accounts.create('employer'), title, wyoming);
  const seeker = await accounts.create('user');
  await searchCooks(page);
  const job = page.getByRole('article', { name: title });
  await job.getByRole('button', { name: 'Guardar en favoritos' }).click();
  await expect(job.getByText('Debes iniciar sesión como usuario para agregar favoritos.')).toBeVisible();
  await expect(page).toHaveURL('/login?role=user');
  const { from } = await page.evaluate(() => (history.state as { usr: { from: string } }).usr);
  expect(from).toMatch(/^\/employmentsection\?.*subcategoria=Cocina/);
  await accounts.signIn(page, seeker);
  await page.goto(from);
  await expect(job.getByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
  await expect(job.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
});
