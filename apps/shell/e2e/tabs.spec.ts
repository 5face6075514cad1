import { demoAccounts, expect, test, type Page, type SignedInPerson } from '@puente/e2e-kit';

const greeting = (page: Page, name?: string) =>
  page.getByRole('banner').getByRole('button', { name: name ? `Hola, ${name}` : /^Hola, / });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inicia Sesión/ });

async function signOut(page: Page) {
  await greeting(page).click();
  await page.getByRole('banner').getByText('Cerrar Sesión').click();
}

async function signInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/login?role=user');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** As a shell of any version writes it: key by key, in some order. */
const write = (page: Page, person: SignedInPerson, order: readonly string[]) =>
  page.evaluate(
    ([{ jwt, password: _, ...user }, keys]) => {
      const values: Record<string, string> = { jwt, user: JSON.stringify(user), userType: user.userType };
      for (const key of keys) localStorage.setItem(key, values[key] ?? '');
    },
    [person, order] as const,
  );

test('what one tab does with the session, the others do: by the form and the menu', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto('/nosotros');
  for (const round of [1, 2, 3]) {
    await test.step(`round ${round}`, async () => {
      await signInByForm(one, demoAccounts.user);
      await expect(greeting(one)).toBeVisible();
      await expect(greeting(other)).toBeVisible();
      // By turns: neither of them is the one that leads.
      await signOut(round % 2 ? one : other);
      await expect(signInLink(one)).toBeVisible();
      await expect(signInLink(other)).toBeVisible();
    });
  }
});

test('ten sign-ins and sign-outs leave no tab behind, in whatever order they are written', async ({
  context,
  accounts,
}) => {
  const person = await accounts.create('user', { nombre: 'Rosa' });
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.goto('/nosotros');
  for (let round = 1; round <= 10; round += 1) {
    await write(one, person, round % 2 ? ['jwt', 'user', 'userType'] : ['userType', 'user', 'jwt']);
    await expect(greeting(other, 'Rosa')).toBeVisible();
    await one.evaluate(() => ['jwt', 'user', 'userType'].forEach((key) => localStorage.removeItem(key)));
    await expect(signInLink(other)).toBeVisible();
    // The tab is signed out by the first key that goes; it hears of each of them on its own.
    await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  }
});

test('an account changed in one tab is that account in the others, by its name too', async ({
  context,
  accounts,
}) => {
  const ana = await accounts.create('user', { nombre: 'Ana' });
  const luz = await accounts.create('user', { nombre: 'Luz' });
  const [one, other] = [await context.newPage(), await context.newPage()];
  await accounts.signIn(one, ana);
  for (const page of [one, other]) await page.goto('/nosotros');
  await expect(greeting(other, 'Ana')).toBeVisible();
  for (const order of [
    ['jwt', 'user', 'userType'],
    ['user', 'userType', 'jwt'],
  ]) {
    await write(one, luz, order);
    await expect(greeting(other, 'Luz')).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('jwt'))).toBe(luz.jwt);
    await write(one, ana, order);
    await expect(greeting(other, 'Ana')).toBeVisible();
    expect(await other.evaluate(() => localStorage.getItem('jwt'))).toBe(ana.jwt);
  }
  await signInByForm(one, luz);
  await expect(greeting(one, 'Luz')).toBeVisible();
  await expect(greeting(other, 'Luz')).toBeVisible();
});
