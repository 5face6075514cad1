import { demoAccounts, expect, type Page, test } from '@puente/e2e-kit';

test.use({ tolerated: [] });

test('a visitor compares both kinds of plans and goes back', async ({ page }) => {
  await page.goto('/planes');
  await expect(page).toHaveTitle('Planes · Puente');
  await expect(page.getByRole('article', { name: 'Pro' })).toContainText('US$9.99 al mes');
  await page.getByRole('link', { name: 'Tengo una empresa' }).click();
  await expect(page.getByRole('article', { name: 'Corporativo' })).toContainText('US$19.99 al mes');
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Premium' })).toBeVisible();
});

test('a plan to measure is asked for in the contact form, its subject filled in', async ({ page }) => {
  await page.goto('/planes?role=employer');
  await page.getByRole('article', { name: 'Personalizado' }).getByRole('link').click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Plan personalizado');
});

test('an employer sees the plan in use', async ({ page, accounts }) => {
  await accounts.signIn(page, { ...demoAccounts.employer, userType: 'employer' });
  await page.goto('/planes');
  const basic = page.getByRole('article', { name: 'Básico' });
  await expect(basic).toContainText('1 empleo al mes');
  await expect(basic.getByText('Tu plan actual')).toBeVisible();
});

test('the cart is a demonstration that counts rightly', async ({ page }) => {
  await page.goto('/cart');
  await expect(page.getByText('Demostración', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar uno de Plan de muestra 2' }).click();
  await page.getByLabel('Código promocional').fill('descuento10');
  await page.getByLabel('Código promocional').press('Enter');
  const summary = page.getByRole('region', { name: 'Resumen' });
  await expect(summary).toContainText('US$500.00');
  await expect(summary).toContainText('−US$50.00');
  await expect(summary).toContainText('US$450.00');
  await page.reload();
  await expect(page.getByLabel('Código promocional')).toHaveValue('descuento10');
  await expect(summary).toContainText('US$450.00');
});

test.describe('what is in the cart', () => {
  const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Carrito/ });

  test('is counted in the menus once it was changed, also on the next visit and in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/planes');
    await expect(cart(page)).toHaveAccessibleName('Carrito');
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
    await expect(cart(page)).toHaveAccessibleName('Carrito');
    const other = await context.newPage();
    await other.goto('/planes');
    await expect(cart(other)).toHaveAccessibleName('Carrito');
    await page.getByRole('button', { name: 'Agregar uno de Plan de muestra 1' }).click();
    await expect(cart(other)).toHaveAccessibleName('Carrito, 3 artículos');
    await page.getByRole('button', { name: 'Eliminar Plan de muestra 1' }).click();
    await expect(cart(page)).toHaveAccessibleName('Carrito, 1 artículo');
    await page.reload();
    await expect(cart(page)).toHaveAccessibleName('Carrito, 1 artículo');
    await page.getByRole('button', { name: 'Eliminar Plan de muestra 2' }).click();
    await expect(cart(page)).toHaveAccessibleName('Carrito');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  });

  test('moves nothing in the frame when it is counted', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/cart');
    const entries = page.getByRole('navigation', { name: 'Accesos rápidos' }).getByRole('link');
    await expect(entries).toHaveCount(4);
    const places = () =>
      entries.evaluateAll((links) => links.map((link) => JSON.stringify(link.getBoundingClientRect())));
    const before = await places();
    await page.getByRole('button', { name: 'Agregar uno de Plan de muestra 1' }).click();
    await expect(page.getByRole('link', { name: 'Carrito 3 artículos' })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});
