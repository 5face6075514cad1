import {
  demoAccounts,
  expect,
  expectNoViolations,
  test,
  type Page,
} from '../../../tools/checks/e2e/fixtures.ts';

const forVisitors = [
  '/choice',
  '/login',
  '/login?role=employer',
  '/register?role=user',
  '/register?role=employer',
  '/email-confirmation',
  '/confirm',
  '/correo-confirmado?role=user',
  '/forgot-password',
  '/reset-password',
  '/reset-password?code=any',
];
const forAccounts = ['/mi-cuenta', '/mi-cuenta-usuario', '/mi-cuenta/configuracion-seguridad'];

async function expectGood(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/ · Puente$/);
  await expectNoViolations(page);
  const wider = await page
    .getByRole('main')
    .evaluate((main) => main.scrollWidth > document.documentElement.clientWidth);
  expect(wider, 'wider than the screen').toBe(false);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 844 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const path of forVisitors) {
        test(`${path} has no violations`, ({ page }) => expectGood(page, path));
      }

      for (const path of forAccounts) {
        test(`${path} has no violations`, async ({ page, accounts }) => {
          await accounts.signIn(page, demoAccounts.user);
          await expectGood(page, path);
        });
      }
    });
  }
}

test('a refused registration has no violations either', async ({ page }) => {
  await page.goto('/register?role=employer');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toContainText('Corrige los siguientes errores:');
  await expect(page.getByRole('textbox', { name: 'Usuario' })).toBeFocused();
  await expectNoViolations(page);
});
