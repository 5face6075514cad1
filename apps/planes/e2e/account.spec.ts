import { readFile } from 'node:fs/promises';
import { demoAccounts, expect, expectNoViolations, type Page, test } from '@puente/e2e-kit';

test.use({ tolerated: [] });

// How the pages are as they open is seen by the tests of every page.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test.describe(`in ${colorScheme} at ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } });

      test('the form of a card, its errors, the question before deleting and the empty list are accessible and fit', async ({
        page,
        accounts,
      }) => {
        await accounts.signIn(page, { ...demoAccounts.user, userType: 'user' });
        await page.goto('/mi-cuenta/metodos-pago');
        await page.getByRole('button', { name: 'Agregar tarjeta' }).click();
        await expectToBeGood(page);
        await page.getByRole('button', { name: 'Guardar tarjeta' }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectToBeGood(page);
        const city = page.getByLabel('Ciudad');
        const border = () => city.evaluate((control) => getComputedStyle(control).borderColor);
        const wrong = await border();
        await city.hover();
        await city.evaluate((control) =>
          Promise.all(control.getAnimations().map(({ finished }) => finished)),
        );
        expect(await border()).toBe(wrong);
        await page.getByRole('button', { name: 'Cancelar' }).click();
        await page.getByRole('button', { name: 'Eliminar la tarjeta terminada en 4242' }).click();
        const question = page.getByRole('dialog');
        await expect(question).toHaveCSS('opacity', '1');
        await expectToBeGood(page);
        await question.getByRole('button', { name: 'Eliminar tarjeta' }).click();
        await expect(page.getByRole('heading', { name: 'No tienes tarjetas en la lista' })).toBeVisible();
        await expectToBeGood(page);
      });
    });
  }
}

async function expectToBeGood(page: Page) {
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test.describe('signed in', () => {
  test.beforeEach(async ({ page, accounts }) => {
    await accounts.signIn(page, { ...demoAccounts.user, userType: 'user' });
  });

  test('the subscription changes by no button, and says so', async ({ page }) => {
    await page.goto('/mi-cuenta/suscripciones');
    await expect(page).toHaveTitle('Suscripción · Puente');
    await page.getByRole('button', { name: 'Cambiar plan' }).click();
    const outcome = page
      .getByRole('status')
      .filter({ hasText: /Tu plan no cambió|No hay nada que cancelar/ });
    await expect(outcome).toContainText('Tu plan no cambió');
    await page.getByRole('button', { name: 'Cancelar plan' }).click();
    await expect(outcome).toContainText('No hay nada que cancelar');
    await page.getByRole('link', { name: 'Comparar los planes' }).click();
    await expect(page.getByRole('article', { name: 'Básico' })).toContainText('Tu plan actual');
  });

  for (const [month, stamp] of [
    ['Octubre 2024', '2024-10'],
    ['Noviembre 2024', '2024-11'],
  ] as const) {
    test(`the invoice of ${month} is saved as a real PDF, made here`, async ({ page }) => {
      const refreshed = page.waitForResponse('**/api/users/me');
      await page.goto('/mi-cuenta/facturacion');
      await refreshed;
      const sent: string[] = [];
      page.on('request', (request) => {
        // Whom it is made out to is asked; all else is known here.
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/') && pathname !== '/api/users/me') sent.push(request.url());
      });
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: `Descargar PDF de la factura de ${month}` }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe(`factura-puente-${stamp}.pdf`);
      const pdf = await readFile(await saved.path(), 'latin1');
      expect(pdf.slice(0, 5)).toBe('%PDF-');
      expect(pdf.trimEnd().endsWith('%%EOF')).toBe(true);
      expect(pdf.length).toBeGreaterThan(5_000);
      for (const text of [`Plan Básico · ${month}`, `DEMO-${stamp}`, 'Demostración', 'US$0.00'])
        expect(pdf).toContain(`(${text})`);
      expect(sent).toEqual([]);
      await expect(page.getByText(`La factura de ${month} está en tus descargas.`)).toBeVisible();
    });
  }

  test('a card is added, changed and deleted by keyboard alone, and its number stays nowhere', async ({
    page,
  }) => {
    await page.goto('/mi-cuenta/metodos-pago');
    const focused = page.locator(':focus');
    const tabTo = async (name: string) => {
      const target = page.getByRole('main').getByRole('button', { name, exact: true });
      for (let presses = 0; presses < 40; presses++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`«${name}» was not reached`);
    };

    await tabTo('Agregar tarjeta');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('Agregar tarjeta');
    for (const text of [
      '5555555555554445',
      'Ana Reyes',
      '1231',
      '917',
      '8 Main St',
      '',
      'El Paso',
      '',
      'Te',
      '79901',
    ]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Corrige los siguientes errores: Número de tarjeta inválido',
    );
    await expect(focused).toHaveAccessibleName('Número de tarjeta');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('Tus tarjetas');
    const card = page.getByRole('article', { name: 'Tarjeta terminada en 4444' });
    await expect(card).toContainText('Vence 12/31');
    await expect(card).toContainText('El Paso, Tennessee 79901');

    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).toContain('"last4\\":\\"4444');
    expect(kept).not.toMatch(/5555|917/);
    await page.reload();
    await expect(card).toBeVisible();

    await tabTo('Eliminar la tarjeta terminada en 4444');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveText('Cancelar');
    await page.keyboard.press('Escape');
    await expect(card).toBeVisible();
    await expect(focused).toHaveAccessibleName('Eliminar la tarjeta terminada en 4444');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card).toHaveCount(0);
    await expect(focused).toHaveText('Tus tarjetas');
  });
});

for (const address of ['/mi-cuenta/suscripciones', '/mi-cuenta/metodos-pago', '/mi-cuenta/facturacion']) {
  test(`a visitor is asked to sign in before ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(/\/login/);
  });
}
