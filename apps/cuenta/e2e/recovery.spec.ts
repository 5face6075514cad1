import { expect, test } from '@puente/e2e-kit';

test('a forgotten password is replaced by the mailed link', async ({ page, accounts, mail }) => {
  const person = await accounts.create('user');
  const before = (await mail.all(person.email)).length;
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(
    page.getByText('Si el correo existe, se ha enviado un email para restablecer tu contraseña.'),
  ).toBeVisible();

  const link = await mail.link(person.email, '/reset-password', { after: before });
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Naranja8$');
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('Naranja8$');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(
    page.getByText('¡Contraseña actualizada con éxito! Ahora puedes iniciar sesión.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await accounts.token({ ...person, password: 'Naranja8$' });

  await page.goto(link);
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Naranja9$');
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('Naranja9$');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('alert')).toContainText('Error al restablecer la contraseña.');
});

test('a password is changed in the account, and this browser stays signed in', async ({ page, accounts }) => {
  const person = await accounts.create('employer');
  await accounts.signIn(page, person);
  await page.goto('/mi-cuenta/configuracion-seguridad');
  const current = page.getByRole('textbox', { name: 'Contraseña actual' });
  await current.fill('Otra1234#');
  await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill('Naranja8$');
  await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('Naranja8$');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('alert')).toContainText('La contraseña actual no es correcta.');
  await expect(current).toBeFocused();

  await current.fill(person.password);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('¡Contraseña actualizada con éxito!')).toBeVisible();
  await accounts.token({ ...person, password: 'Naranja8$' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Configuración de seguridad' })).toBeVisible();
});
