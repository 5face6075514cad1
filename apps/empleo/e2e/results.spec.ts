// Where the results of a search stand, and what a card leads to.
import { expect, hold, type Page, test } from '@puente/e2e-kit';

test.use({ tolerated: [] });

const headingOf = (page: Page) => page.getByRole('heading', { name: /empleos? encontrados?/ });
const boxOf = async (page: Page, index: number) => {
  const box = await page.getByRole('article').nth(index).boundingBox();
  if (!box) throw new Error(`no card ${index}`);
  return box;
};
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const bottomMenu = 61;

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('the first result stands high, beside the filters and under the word and Buscar', async ({
      page,
    }) => {
      await page.goto('/empleos?orden=fecha');
      await expect(headingOf(page)).toBeVisible();
      const { x, y } = await boxOf(page, 0);
      expect(y).toBeLessThan(320);
      const country = await page.getByLabel('País').boundingBox();
      expect(country && country.x + country.width).toBeLessThan(x);
      const search = await page.getByRole('button', { name: 'Buscar', exact: true }).boundingBox();
      expect(search && search.y + search.height).toBeLessThan(y);
    });
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  test('frequent searches come directly under the word and Buscar, and one leads to results in sight', async ({
    page,
  }) => {
    await page.goto('/empleos');
    const chip = page.getByRole('link', { name: 'Trabajo remoto' });
    const { y } = (await chip.boundingBox()) ?? { y: Infinity };
    expect(y).toBeLessThan(844 - bottomMenu - 44);
    await chip.tap();
    await expect(headingOf(page)).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page, 0)).y).toBeLessThan(844 / 2);
  });

  test('the first result is on the first screen, and the second too', async ({ page }) => {
    await page.goto('/empleos');
    await page.getByLabel('¿Qué?').fill('cocina');
    // The key of the phone; what is suggested lies over Buscar.
    await page.keyboard.press('Enter');
    await expect(headingOf(page)).toBeInViewport({ ratio: 1 });
    const [first, second] = [await boxOf(page, 0), await boxOf(page, 1)];
    expect(first.y).toBeGreaterThan(0);
    expect(first.y + first.height).toBeLessThan(844 - bottomMenu);
    expect(second.y).toBeLessThan(844 - bottomMenu - 100);
    // From the top of the page too.
    await page.reload();
    await expect(headingOf(page)).toBeVisible();
    expect((await boxOf(page, 0)).y).toBeLessThan(320);
  });

  test('the keys on the screen are no keyboard: the heading of the results shows no focus', async ({
    page,
  }) => {
    await page.goto('/empleos');
    await page.getByLabel('¿Qué?').tap();
    await page.keyboard.type('cocina');
    await page.keyboard.press('Enter');
    await expect(headingOf(page)).toBeFocused();
    await expect(headingOf(page)).toHaveCSS('outline-style', 'none');
  });

  test('another page opens on its first result, and Back on what was left', async ({ page }) => {
    await page.goto('/empleos?orden=titulo');
    const next = page.getByRole('button', { name: 'Siguiente' });
    await next.scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    await next.tap();
    await expect(page).toHaveURL(/pagina=2/);
    await expect(headingOf(page)).toBeInViewport({ ratio: 1 });
    // The search stays in sight, above the heading.
    const search = await page.getByRole('button', { name: /^Cambiar la búsqueda/ }).boundingBox();
    const heading = await headingOf(page).boundingBox();
    expect(search && search.y + search.height).toBeLessThan(heading?.y ?? 0);
    expect((await boxOf(page, 0)).y).toBeLessThan(200);
    await page.goBack();
    await expect(page).not.toHaveURL(/pagina=2/);
    await expect(next).toBeInViewport();
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(50);
  });
});

for (const [name, use] of Object.entries({ 'a phone': phone, 'a laptop': {} })) {
  test.describe(`on ${name}`, () => {
    test.use(use);

    test('results that arrive move nothing', async ({ page, context }) => {
      const answer = await hold(context, '**/api/jobs?*');
      const request = page.waitForRequest('**/api/jobs?*');
      await page.goto('/empleos?orden=fecha');
      await request;
      const waiting = page.getByRole('heading', { name: 'Buscando empleos…' });
      await expect(waiting).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await waiting.boundingBox();
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift' });
      });
      answer();
      await expect(headingOf(page)).toBeVisible();
      await expect(page.getByLabel('Ordenar por')).toBeVisible();
      const after = await headingOf(page).boundingBox();
      expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  });
}

test('the heading of the results shows its focus to those who work by keyboard only', async ({ page }) => {
  await page.goto('/empleos');
  await page.getByLabel('¿Qué?').fill('cocina');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  const heading = headingOf(page);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.getByLabel('¿Qué?').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'solid');
});

test('all of a card leads to its job, and its buttons do their own', async ({ page, context }) => {
  await page.goto('/empleos?orden=fecha');
  const card = page.getByRole('article').first();
  const title = (await card.getByRole('link').textContent()) ?? '';
  await card.getByRole('button', { name: 'Aplicar' }).click();
  await expect(card.getByText('Debes iniciar sesión o registrarse')).toBeVisible();
  await card.getByText('Debes iniciar sesión o registrarse').click();
  await expect(page).toHaveURL('/empleos?orden=fecha');

  // Beside its link, wherever the answer left the page scrolled to.
  const { width } = await boxOf(page, 0);
  const beside = { position: { x: width - 40, y: 60 } };
  const opened = context.waitForEvent('page');
  await card.click({ ...beside, button: 'middle' });
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await tab.close();
  await card.click(beside);
  await expect(page).toHaveURL(/\/detalle-empleo\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('one stop of the keyboard is the card, the next ones its buttons', async ({ page }) => {
  await page.goto('/empleos?orden=fecha');
  const card = page.getByRole('article').first();
  await card.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Compartir' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Aplicar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/detalle-empleo\/\d+/);
});
