import { expect, test } from '../../../tools/checks/e2e/fixtures.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test('an unknown page is a 404 inside the frame, with ways out', async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Lo sentimos, la página que buscas no se encontró.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('on a phone the icon menu folds behind a button, by keyboard too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeHidden();
  await menu.getByRole('button', { name: 'Menú' }).press('Enter');
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeHidden();
});

test('on tablets Inicio and Planes are left to the bottom menu', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inicio' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Planes' })).toBeHidden();
  const bottom = page.getByRole('navigation', { name: 'Accesos rápidos' });
  await expect(bottom.getByRole('link')).toHaveText(['Inicio', 'Planes', 'Perfil', /Carrito/]);
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
});

test('a page change starts at the top, and the keyboard with it', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/nosotros');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor on a page of an account comes back to it after signing in', async ({ page }) => {
  await page.goto('/mi-cuenta/favoritos');
  await expect(page).toHaveURL('/login?role=user');
  await page.getByLabel('Correo electrónico').fill('candidata@puente.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Puente123@');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/mi-cuenta/favoritos');
});
