import { demoAccounts, expect, test, type Page } from '@puente/e2e-kit';

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const jwt = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'));

test('a wrong password is refused and leads to a new one', async ({ page }) => {
  await page.goto('/login?role=user');
  await signIn(page, { ...demoAccounts.user, password: 'Equivocada1#' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Correo electrónico y/o contraseña incorrecta. ¿Olvidaste tu contraseña?');
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(
    demoAccounts.user.email,
  );
  expect(await jwt(page)).toBeNull();
  await alert.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('an account of the other type is named, keeps no session, and enters by its own door', async ({
  page,
}) => {
  await page.goto('/login?role=user');
  await signIn(page, demoAccounts.employer);
  await expect(page.getByRole('alert')).toContainText('La cuenta que usaste es de Empleador.');
  expect(await jwt(page)).toBeNull();
  await page.getByRole('link', { name: '¿Eres empleador? Inicia sesión como empleador' }).click();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/mi-cuenta?role=employer');
});

test('an unconfirmed account is sent to its mail', async ({ page, accounts }) => {
  const person = await accounts.register('user');
  await page.goto('/login?role=user');
  await signIn(page, person);
  await expect(page.getByRole('alert')).toContainText(
    'Ya creaste una cuenta con este correo. Confírmalo para entrar.',
  );
  await page.getByRole('link', { name: 'Reenviar el correo de confirmación' }).click();
  await expect(page).toHaveURL('/email-confirmation');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('the guard asks to sign in and then opens the page that was asked for', async ({ page }) => {
  await page.goto('/mi-cuenta/configuracion-seguridad');
  await expect(page).toHaveURL('/login');
  await signIn(page, demoAccounts.user);
  await expect(page).toHaveURL('/mi-cuenta/configuracion-seguridad');
});

test('each role sees its own account home', async ({ page, accounts }) => {
  await accounts.signIn(page, demoAccounts.employer);
  await page.goto('/mi-cuenta-usuario');
  await expect(page).toHaveURL('/mi-cuenta-empleador');
  await expect(page.getByRole('main').getByText('Empleador', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Menú de tu cuenta' })
    .getByRole('link', { name: 'Configuración de seguridad' })
    .click();
  await expect(page).toHaveURL('/mi-cuenta/configuracion-seguridad');
});
