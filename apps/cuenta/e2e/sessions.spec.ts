import { expect, expectNoViolations, test, type Page } from '@puente/e2e-kit';

const address = '/mi-cuenta/configuracion-seguridad';
const card = (page: Page) => page.getByRole('region', { name: 'Sesiones abiertas' });
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login?role=user');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/mi-cuenta/);
}

test('a session closed in one browser is over in the other with its next call', async ({
  page,
  browser,
  accounts,
}) => {
  const person = await accounts.create('user');
  const phone = await browser.newPage({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  });
  await enter(phone, person);
  await enter(page, person);
  await page.goto(address);
  await expect(card(page).getByRole('listitem').first()).toContainText('Ahora');
  await expect(card(page).getByText('Chrome en Android')).toBeVisible();
  await expectNoViolations(page);

  await card(page).getByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }).click();
  await expect(card(page).getByRole('status')).toHaveText('Listo: esa sesión ya no está abierta.');
  await expect(card(page).getByText('Chrome en Android')).toHaveCount(0);

  await phone.reload();
  await expect(phone).toHaveURL(/\/login/);
  expect(await kept(phone)).not.toHaveProperty('jwt');
  expect(await kept(page)).toHaveProperty('jwt');
  await phone.close();
});

test('of a person the browser keeps four fields', async ({ page, accounts }) => {
  const person = await accounts.create('employer');
  await accounts.signIn(page, person);
  await page.goto('/mi-cuenta/datos-personales');
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(person.nombre);
  const { user } = await kept(page);
  expect(Object.keys(JSON.parse(user ?? '{}') as object).toSorted()).toEqual([
    'id',
    'nombre',
    'userType',
    'username',
  ]);
  expect(JSON.stringify(await kept(page))).not.toMatch(/77001|7135550100|@/);
});
