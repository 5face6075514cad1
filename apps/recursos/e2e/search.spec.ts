import { expect, type Page, test } from '@puente/e2e-kit';

test.use({ tolerated: [], viewport: { width: 390, height: 844 } });

const search = (page: Page) => page.getByRole('button', { name: 'Buscar' }).click();
const unfold = (page: Page) => page.getByRole('button', { name: /^Filtros/ }).click();
const found = (page: Page) => page.getByRole('article');
const empty = 'No se encontraron recursos que coincidan.';

test('capital to grow is found with the keyboard alone', async ({ page }) => {
  await page.goto('/emprendimiento');
  await page.getByRole('button', { name: 'Filtros' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Servicio')).toBeFocused();
  await page.keyboard.type('Acceso');
  await expect(page.getByLabel('Etapa')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Crec');
  for (const stop of ['País', 'Buscar']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(stop);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 resultado' })).toBeFocused();
  await expect(found(page)).toContainText('Accion Opportunity Fund');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Página oficial: Accion Opportunity Fund');
});

test('the list is on the first screen of a phone, and a search passes through its states', async ({
  page,
}) => {
  await page.goto('/emprendimiento');
  await expect(page.getByRole('heading', { name: 'Todos los recursos' })).toBeInViewport();
  await expect(found(page).first().getByRole('heading')).toBeInViewport();
  await expect(found(page)).toHaveCount(6);
  await search(page);
  await expect(found(page)).toHaveCount(6);
  await expect(page.getByRole('heading', { name: '6 resultados' })).toBeInViewport();
  await unfold(page);
  await page.getByLabel('Servicio').selectOption('Acceso a capital');
  await page.getByLabel('País').selectOption('Estados Unidos');
  await page.getByLabel('Estado/Provincia').selectOption('Ohio');
  await expect(found(page)).toHaveCount(6);
  await search(page);
  await expect(page.getByText(empty)).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Lo que hay en Estados Unidos' })).toBeInViewport();
  await expect(found(page)).toHaveText([/^Acceso a capital.*Nueva York/, /^Acceso a capital.*California/]);
  await page.getByRole('button', { name: 'Ver toda la lista' }).press('Enter');
  await expect(page.getByRole('heading', { name: '6 resultados' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Filtros' })).toHaveText('Filtros');
});

test('the filters fold away after a search and say how many are set; where there is room they stay', async ({
  page,
}) => {
  await page.goto('/migration');
  await expect(page.getByLabel('País')).toBeHidden();
  await unfold(page);
  await page.getByLabel('Servicio').selectOption('Organizaciones relacionadas');
  await page.getByLabel('País').selectOption('México');
  await search(page);
  await expect(page.getByRole('button', { name: 'Filtros (2)' })).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('País')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('País')).toHaveValue('México');
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeHidden();
});

test.describe('what a search found takes the focus', () => {
  const outline = (page: Page) =>
    page.locator('#results').evaluate((heading) => getComputedStyle(heading).outlineStyle);

  for (const path of ['/educate', '/migration', '/emprendimiento']) {
    test(`${path}: with a ring for who came by key, without one for who pressed`, async ({ page }) => {
      await page.goto(path);
      await search(page);
      await expect(page.locator('#results')).toBeFocused();
      expect(await outline(page)).toBe('none');
      await page.getByRole('button', { name: 'Buscar' }).press('Enter');
      await expect(page.locator('#results')).toBeFocused();
      expect(await outline(page)).toBe('solid');
    });
  }
});

test('filters come, go and clear with what they depend on', async ({ page }) => {
  await page.goto('/educate');
  await unfold(page);
  await expect(page.getByLabel('Duración')).toBeHidden();
  await page.getByLabel('Tipo de recurso').selectOption('Carreras universitarias');
  await page.getByLabel('Duración').selectOption('4 años');
  await page.getByLabel('Tipo de recurso').selectOption('Certificaciones cortas');
  await expect(page.getByLabel('Duración')).toBeHidden();
  const state = page.getByLabel('Estado/Provincia');
  await expect(state).toBeDisabled();
  await page.getByLabel('País').selectOption('Estados Unidos');
  await expect(state.getByRole('option')).toHaveCount(1 + 51);
  await state.selectOption('Illinois');
  await page.getByLabel('País').selectOption('México');
  await expect(state).toHaveValue('');
  await expect(state.getByRole('option')).toHaveCount(1 + 32);
  await page.getByLabel('País').selectOption('Estados Unidos');
  await page.getByLabel('¿Necesitas validar créditos?').selectOption('No');
  await search(page);
  await expect(found(page)).toHaveText(/City Colleges of Chicago/);
});

test('a search is shared by its address, and Back returns to the one before', async ({ page, context }) => {
  await page.goto('/migration');
  await unfold(page);
  await page.getByLabel('Servicio').selectOption('Organizaciones relacionadas');
  await search(page);
  await expect(found(page)).toHaveCount(2);
  await unfold(page);
  await page.getByLabel('País').selectOption('México');
  await search(page);
  await expect(found(page)).toHaveText(/Casa del Migrante en Tijuana/);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(found(friend)).toHaveText(/Casa del Migrante en Tijuana/);
  await expect(friend.getByLabel('Servicio')).toHaveValue('Organizaciones relacionadas');
  await expect(friend.getByLabel('País')).toHaveValue('México');

  await page.goBack();
  await expect(found(page)).toHaveCount(2);
  await expect(page.getByLabel('País')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Todos los recursos' })).toBeVisible();
  await expect(found(page)).toHaveCount(4);
});

test('the check before paying is one press away from the top of /migration, and disturbs no search', async ({
  page,
}) => {
  await page.goto('/migration');
  await search(page);
  await page.getByRole('link', { name: 'Antes de pagar, comprueba quién te representa' }).press('Enter');
  await expect(page).toHaveURL(/#fraud$/);
  await expect(
    page.getByRole('heading', { name: 'Antes de pagar, comprueba quién te representa' }),
  ).toBeInViewport();
  await expect(found(page)).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName(
    'Colegios de abogados de cada estado (en inglés)',
  );
});

test('a search goes on in English, and is English after a reload', async ({ page }) => {
  await page.goto('/emprendimiento?tipo=Acceso a capital');
  await expect(found(page)).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: '2 results' })).toBeVisible();
  await expect(page.getByLabel('Service')).toHaveValue('Acceso a capital');
  await expect(found(page).first()).toContainText('microloans for women');
  await page.reload();
  await expect(page).toHaveTitle('Entrepreneurship · Puente');
  await expect(page.getByRole('heading', { name: '2 results' })).toBeVisible();
});
