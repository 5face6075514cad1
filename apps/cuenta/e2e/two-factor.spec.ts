import { expect, expectNoViolations, test, type Page } from '@puente/e2e-kit';
import { URI, type TOTP } from 'otpauth';

const security = '/mi-cuenta/configuracion-seguridad';

/** An authenticator app: its codes of now, or of as many steps later. */
function appOf(uri: string): (steps?: number) => string {
  const totp = URI.parse(uri) as TOTP;
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

async function signOut(page: Page) {
  await page.goto('/mi-cuenta');
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL('/');
}

/** The password, which leads to the second step. */
async function firstStep(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login?role=user');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/auth/verificacion');
}

test('a second step is switched on, asked for, done without the app once, and switched off', async ({
  page,
  accounts,
}) => {
  const person = await accounts.create('user');
  await accounts.signIn(page, person);

  await page.goto(security);
  const card = page.getByRole('region', { name: 'Verificación en dos pasos' });
  await expect(card.getByText('Desactivada')).toBeVisible();
  await card.getByRole('button', { name: 'Activar' }).click();
  await card.getByRole('textbox', { name: 'Tu contraseña' }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('img', { name: 'Código QR para tu app de autenticación' })).toBeVisible();
  await expectNoViolations(page, 'with the picture for the app');
  const uri = (await card.getByRole('link', { name: 'Abrir en mi app' }).getAttribute('href')) ?? '';
  const codeOf = appOf(uri);
  const appCode = card.getByRole('textbox', { name: 'Código de 6 dígitos que muestra tu app' });
  await appCode.fill(codeOf());
  await page.keyboard.press('Enter');

  await expect(card.getByRole('heading', { name: 'Guarda tus códigos de recuperación' })).toBeFocused();
  const recoveryCodes = await card.getByRole('listitem').allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  await expectNoViolations(page, 'with the recovery codes');
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Descargar' }).click();
  expect((await download).suggestedFilename()).toBe('puente-codigos-de-recuperacion.txt');
  await card.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(card.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible();

  await signOut(page);
  await firstStep(page, person);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  await page.reload();
  const code = page.getByRole('textbox', { name: 'Código de 6 dígitos' });
  await expect(code).toBeVisible();
  await expectNoViolations(page, 'at the second step');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('El código no es correcto o ya se usó.');
  await code.fill(codeOf(1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mi-cuenta?role=user');

  await signOut(page);
  const [used = '', next = ''] = recoveryCodes;
  const recovery = page.getByRole('textbox', { name: 'Código de recuperación' });
  await firstStep(page, person);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await recovery.fill(used);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mi-cuenta?role=user');

  await signOut(page);
  await firstStep(page, person);
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await recovery.fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('El código no es correcto o ya se usó.');
  await recovery.fill(next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mi-cuenta?role=user');

  await page.goto(security);
  await expect(card.getByText('Te quedan 8 códigos de recuperación.')).toBeVisible();
  await card.getByRole('button', { name: 'Desactivar' }).click();
  await card.getByRole('textbox', { name: 'Tu contraseña' }).fill(person.password);
  await card.getByRole('button', { name: 'Usar un código de recuperación' }).click();
  await card.getByRole('textbox', { name: 'Código de recuperación' }).fill(recoveryCodes[2] ?? '');
  await page.keyboard.press('Enter');
  const done = card.getByRole('status').filter({ hasText: 'Listo. Ya no te pediremos un código al entrar.' });
  await expect(done).toBeFocused();
  await expect(card.getByText('Desactivada')).toBeVisible();
});

test('the page of the second step leads to the log-in when no sign-in waits for it', async ({ page }) => {
  await page.goto('/auth/verificacion');
  await expect(page).toHaveURL('/login');
});
