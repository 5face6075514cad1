import { expect, expectNoViolations, test } from '@puente/e2e-kit';

test('a seeker adds a phone and a new name, and the header greets by it', async ({ page, accounts }) => {
  await accounts.signIn(page, await accounts.create('user'));
  await page.goto('/mi-cuenta');
  await page.getByRole('link', { name: 'Agrega tu teléfono' }).click();
  await expect(page).toHaveURL('/mi-cuenta/datos-personales');
  await expectNoViolations(page);

  await page.getByLabel('Nombre', { exact: true }).fill('luz maría');
  await page.getByLabel('Teléfono').fill('llámame al 713');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Corrige los siguientes errores: Teléfono inválido');
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('luz maría');

  await page.getByLabel('Teléfono').fill('713 555 0123');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados.')).toBeInViewport();
  await expect(page.getByLabel('Teléfono')).toHaveValue('(713) 555-0123');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Hola, Luz María' })).toBeVisible();

  await page.getByRole('link', { name: 'Mi Cuenta', exact: true }).first().click();
  await expect(page.getByRole('navigation', { name: 'Menú de tu cuenta' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sube tu currículum' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Agrega tu teléfono' })).toHaveCount(0);
});

test('of two tabs that edit one profile, the later sees both and decides', async ({
  page,
  accounts,
  context,
}) => {
  await accounts.signIn(page, await accounts.create('employer'));
  await page.goto('/mi-cuenta/datos-personales');
  const other = await context.newPage();
  await other.goto('/mi-cuenta/datos-personales');
  // Both have read the profile before one changes it.
  await page.getByLabel('Nombre de la empresa').fill('Fonda Luna');
  await other.getByLabel('Nombre de la empresa').fill('Fonda Sol');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados.')).toBeVisible();
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  const panel = other.getByRole('alert');
  await expect(panel).toContainText('Alguien cambió esto mientras lo editabas.');
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  await expect(panel.getByRole('row').last()).toHaveText('Nombre de la empresaFonda SolFonda Luna');
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.setViewportSize({ width: 320, height: 640 });
  await expectNoViolations(other, 'in the dark');
  await panel.getByRole('button', { name: 'Guardar lo que escribí' }).click();
  await expect(other.getByText('Cambios guardados.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Fonda Sol');
});

test('the page speaks English and fits a narrow phone', async ({ page, accounts }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await accounts.signIn(page, await accounts.create('employer'));
  await page.goto('/mi-cuenta/datos-personales');
  await expect(page.getByRole('heading', { level: 1, name: 'Personal information' })).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('La Casita');
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBe(0);
});
