import { expect, expectNoViolations, type Page, test } from '@puente/e2e-kit';

test.use({ tolerated: [] });

const listOf = (page: Page, what: 'empleos' | 'lugares') =>
  page.getByRole('listbox', { name: `Sugerencias de ${what}` });

test('what is typed is finished by keyboard, then searched', async ({ page }) => {
  await page.goto('/empleos');
  const what = page.getByLabel('¿Qué?');
  await what.focus();
  // Who types slowly is answered to «Co» before, and that list goes when this one comes.
  const answered = page.waitForResponse('**/api/jobs/suggestions?q=Coci');
  await page.keyboard.type('Coci', { delay: 40 });
  const { data } = (await (await answered).json()) as { data: { text: string }[] };
  const picked = data[0]!.text;
  const options = listOf(page, 'empleos').getByRole('option');
  await expect(options.locator('span:first-child')).toHaveText(data.map(({ text }) => text));
  await expect(what).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page, 'with suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(what).toHaveValue(picked);
  await expect(listOf(page, 'empleos')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByRole('heading', { name: /empleos? encontrados?/ })).toBeFocused();
});

test('Escape closes the suggestions, and keeps what was typed', async ({ page }) => {
  await page.goto('/empleos');
  const what = page.getByLabel('¿Qué?');
  await what.pressSequentially('Coci', { delay: 40 });
  await expect(listOf(page, 'empleos')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(listOf(page, 'empleos')).toBeHidden();
  await expect(what).toHaveValue('Coci');
});

test('a place is picked by mouse, and told above the results', async ({ page }) => {
  await page.goto('/empleos');
  await page.getByLabel('¿Dónde?').pressSequentially('Houst', { delay: 40 });
  await listOf(page, 'lugares')
    .getByRole('option', { name: /^Houston, Texas/ })
    .click();
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/donde=Houston/);
  await expect(page.getByText(/^Empleos en Houston/)).toBeVisible();
});

test('a search works while the suggestions do not come', async ({ page, context }) => {
  await context.route('**/api/jobs/suggestions*', (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/empleos');
  await page.getByLabel('¿Qué?').fill('cocina');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /empleos encontrados/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('what is suggested lies over nothing: «¿Dónde?» and Buscar are pressed while it is there', async ({
    page,
  }) => {
    await page.goto('/empleos');
    const [what, where] = [page.getByLabel('¿Qué?'), page.getByLabel('¿Dónde?')];
    await what.tap();
    await page.keyboard.type('Coci', { delay: 40 });
    const words = listOf(page, 'empleos');
    await expect(words.getByRole('option').first()).toBeVisible();
    await expectNoViolations(page, 'with suggestions on a phone');
    expect((await words.boundingBox())?.height).toBeLessThan(640 / 3);
    await where.tap();
    await expect(where).toBeFocused();
    await expect(words).toBeHidden();
    await page.keyboard.type('Houst', { delay: 40 });
    await expect(listOf(page, 'lugares').getByRole('option').first()).toBeVisible();
    await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
    await expect(page).toHaveURL('/empleos?q=Coci&donde=Houst&orden=relevancia');
  });

  test('what is chosen by a tap closes the list, and the box has it', async ({ page }) => {
    await page.goto('/empleos');
    await page.getByLabel('¿Dónde?').tap();
    await page.keyboard.type('Houst', { delay: 40 });
    await listOf(page, 'lugares')
      .getByRole('option', { name: /^Houston, Texas/ })
      .tap();
    await expect(listOf(page, 'lugares')).toBeHidden();
    await expect(page.getByLabel('¿Dónde?')).toHaveValue('Houston, Texas');
  });

  test('a search of before is one tap, and lies above the keys of the screen', async ({ page }) => {
    await page.goto('/empleos');
    await page.getByLabel('¿Qué?').fill('cocina');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /empleos encontrados/ })).toBeVisible();
    await page.goto('/empleos');
    await page.getByLabel('¿Qué?').tap();
    const before = listOf(page, 'empleos').getByRole('option', { name: /^cocina/ });
    const box = await before.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(320);
    await before.tap();
    await expect(page).toHaveURL('/empleos?q=cocina&orden=relevancia');
  });
});
