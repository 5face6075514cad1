import { demoAccounts, expect, hold, test, type Page } from '@puente/e2e-kit';

const signIn = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(demoAccounts.user.email);
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  await password.fill('Equivocada1#');
  await password.press('Enter');
};
const expectWhole = (element: ReturnType<Page['locator']>) => expect(element).toBeInViewport({ ratio: 0.99 });

for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const) {
  test.describe(`in a window of ${width} × ${height}`, () => {
    test.use({
      viewport: { width, height },
      tolerated: [/^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 4)/],
    });

    test('a refused sign-in shows why, also the second time', async ({ page }) => {
      await page.goto('/login?role=user');
      await signIn(page);
      const alert = page.getByRole('alert');
      await expectWhole(alert);
      await page.evaluate(() => scrollTo(0, 0));
      const answered = page.waitForResponse(/\/api\/auth\/local/);
      await signIn(page);
      await answered;
      await expectWhole(alert);
    });

    test('a refused change of password shows why, and so does one that is done', async ({
      page,
      accounts,
    }) => {
      const person = await accounts.create('user');
      await accounts.signIn(page, person);
      await page.goto('/mi-cuenta/configuracion-seguridad');
      await page.getByRole('textbox', { name: 'Contraseña actual' }).fill(person.password);
      const fill = async (password: string) => {
        await page.getByRole('textbox', { name: 'Nueva contraseña', exact: true }).fill(password);
        await page.getByRole('textbox', { name: /^Confirmar/ }).fill(password);
      };
      await fill('Naranja8$');
      let offline = true;
      await page.route('**/api/auth/change-password', (route) =>
        offline ? route.abort() : route.continue(),
      );
      const card = page.getByRole('region', { name: 'Cambiar contraseña' });
      const last = card.getByRole('textbox', { name: /^Confirmar/ });
      await expect(last).toBeFocused();
      await last.press('Enter');
      await expectWhole(card.getByRole('alert'));
      offline = false;
      await last.press('Enter');
      await expectWhole(card.getByText('¡Contraseña actualizada con éxito!'));
    });
  });
}

for (const width of [390, 1280]) {
  test(`the security page stays where it is while it comes, ${width} px wide`, async ({ page, accounts }) => {
    await page.setViewportSize({ width, height: 844 });
    await accounts.signIn(page, await accounts.create('user'));
    await page.addInitScript(() => {
      const scope = window as unknown as { shifted: number };
      scope.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          scope.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Until the waiting page was drawn.
    const release = await hold(page, /\/api\/(users\/me|auth\/(two-factor|methods|sessions))/);
    await page.goto('/mi-cuenta/configuracion-seguridad');
    const below = page.getByRole('heading', { name: /dos pasos/i });
    const before = await below.boundingBox();
    release();
    await expect(page.getByRole('textbox', { name: 'Contraseña actual' })).toBeVisible();
    const after = await below.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
    await expect(page.getByText('Este dispositivo')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  });
}
