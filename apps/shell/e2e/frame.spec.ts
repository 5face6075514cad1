import { expect, oldestJob, test } from '@puente/e2e-kit';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test('an unknown page is a 404 inside the frame, with ways out', async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Lo sentimos, la página que buscas no se encontró.')).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('on a phone the icon menu folds behind a button, by keyboard too', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeHidden();
  await menu.getByRole('button', { name: 'Menú' }).press('Enter');
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeHidden();
});

test('on tablets Inicio and Planes are left to the bottom menu', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Secciones' });
  await expect(menu.getByRole('link', { name: 'Empleo', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Inicio' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Planes' })).toBeHidden();
  const bottom = page.getByRole('navigation', { name: 'Accesos rápidos' });
  await expect(bottom.getByRole('link')).toHaveText(['Inicio', 'Planes', 'Perfil', /Carrito/]);
});

for (const nombre of ['Maximiliano', 'Li']) {
  test(`beside the whole menu ${nombre} leaves the header in one line, with a scrollbar, too`, async ({
    page,
    accounts,
  }) => {
    await accounts.signIn(page, await accounts.create('user', { nombre }));
    await page.goto('/empleos');
    const name = page.getByRole('button', { name: `Hola, ${nombre}` });
    const logo = page.getByRole('banner').getByRole('link', { name: 'Puente' });
    for (const width of [992, 1087, 1088, 1199, 1200]) {
      for (const scrollbar of [0, 17]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((px) => (document.body.style.marginInlineEnd = `${px}px`), scrollbar);
        const [left, right] = [await logo.boundingBox(), await name.boundingBox()];
        const end = (left?.y ?? 0) + (left?.height ?? 0);
        expect(right?.y, `at ${width} with ${scrollbar}`).toBeLessThan(end);
      }
    }
  });
}

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
});

test('a page change starts at the top, and the keyboard with it', async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/nosotros');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor on a page of an account comes back to it after signing in', async ({ page }) => {
  await page.goto('/mi-cuenta/favoritos');
  await expect(page).toHaveURL('/login?role=user');
  await page.getByLabel('Correo electrónico').fill('candidata@puente.test');
  await page.getByLabel('Contraseña', { exact: true }).fill('Puente123@');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/mi-cuenta/favoritos');
});

for (const address of ['/', '/empleos?orden=fecha', '/detalle-empleo/:jobId', '/terminos', '/planes']) {
  test(`a laptop's window at 200 % is left to the page: ${address}`, async ({ page, accounts }) => {
    const { data } = await accounts.call<{ data: { id: number }[] }>(oldestJob);
    await page.setViewportSize({ width: 683, height: 384 });
    await page.goto(address.replace(':jobId', String(data[0]?.id)));
    await page.waitForLoadState('networkidle');
    // The page's own: what stands in the HTML for it is no part of `main`, and shorter.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    // Line by line, what is met in the middle of the window.
    const ofThePage = await page.evaluate(() => {
      const lines = Array.from({ length: innerHeight / 4 }, (_, index) => index * 4 + 2);
      const met = lines.map((y) => document.elementFromPoint(innerWidth / 2, y));
      return met.filter((element) => element?.closest('main')).length / lines.length;
    });
    expect(ofThePage).toBeGreaterThanOrEqual(0.85);
    const menu = page.getByRole('navigation', { name: 'Accesos rápidos' });
    await expect(menu).not.toBeInViewport();
    await menu.getByRole('link', { name: 'Inicio' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the greeting floats where the header is out of sight, and only there', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 440 });
  await page.goto('/terminos');
  const links = page.getByRole('banner').getByRole('link', { name: /^Inicia Sesión/ });
  await expect(links).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 600));
  const [own, floating] = [links.first(), links.last()];
  await expect(floating).toBeInViewport({ ratio: 1 });
  await expect(own).not.toBeInViewport();
  await page.setViewportSize(desk);
  await expect(own).toBeInViewport({ ratio: 1 });
  await expect(links.filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 440 });
  await floating.click();
  await expect(page).toHaveURL('/choice');
});

test('on a phone the floating links do not go from under the focus, and do once it leaves', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const floating = page.getByRole('main').getByRole('list', { name: 'Síguenos' });
  const last = floating.getByRole('link', { name: 'LinkedIn' });
  await last.focus();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(floating.locator('..')).toHaveClass(/scrolled/);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  await expect(last).toBeVisible();
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
});
