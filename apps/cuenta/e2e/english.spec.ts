import { demoAccounts, expect, test } from '@puente/e2e-kit';

test('a change of language loses nothing that was typed, and is remembered', async ({ page }) => {
  await page.goto('/register?role=employer');
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('lucía');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Nueva York');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Corrige los siguientes errores: Apellido: Este campo es requerido.',
  );

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your employer account' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Please fix the following: Last name: This field is required.',
  );
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Lucía');
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Nueva York');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.reload();
  await expect(page).toHaveTitle('Create your employer account · Puente');
});

test('a sign-in in English is refused and then welcomed in English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.goto('/login?role=user');
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccounts.user.email);
  await password.fill('Equivocada1#');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password. Forgot your password?');

  await password.fill(demoAccounts.user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/mi-cuenta?role=user');
  await expect(page.getByRole('main').getByText('Job seeker', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Manage your account' })).toBeVisible();
});
