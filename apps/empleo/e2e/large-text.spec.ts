import { expect, type Page, test } from '@puente/e2e-kit';

/** A person who needs text of twice its size, by a style of their own: media queries know nothing of it. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const enlarge = () => (document.documentElement.style.fontSize = '200%');
    if (document.documentElement) enlarge();
    else document.addEventListener('readystatechange', enlarge, { once: true });
  }),
);

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`text at 200 % in a window of ${width} px`, () => {
    test.use({ viewport: { width, height }, colorScheme: 'light' });
    for (const path of ['/empleos', '/empleos?q=cocina', '/empleos-disponibles']) {
      test(`${path} breaks no word of a heading or a button, and nothing goes beyond the window`, async ({
        page,
      }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('article').first()).toBeVisible();
        await expectFitting(page);
      });
    }

    test('a visitor who keeps a search reads and presses all of the prompt to sign in', async ({ page }) => {
      await page.goto('/empleos?q=cocina');
      await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('link', { name: 'Registrarse' })).toBeVisible();
      expect(await beyondDialog(page)).toEqual([]);
      expect(await brokenWords(page)).toEqual([]);
    });

    test('the job editor does so too', async ({ page, accounts }) => {
      await accounts.signIn(page, await accounts.create('employer'));
      await page.goto('/mi-cuenta/publicar-empleo');
      await expect(page.getByLabel('Título')).toBeVisible();
      await expectFitting(page);
    });
  });
}

async function expectFitting(page: Page) {
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  // Words of the font that stands in for it until then are of another width.
  await page.evaluate(() => document.fonts.ready);
  expect(await brokenWords(page)).toEqual([]);
  expect(await beyondWindow(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

/** Words that stand on two lines. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, button)').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
      return broken;
    }),
  );
}

/** What is wider than the box it is in: parts of the dialog, and words in their box. */
function beyondDialog(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((box) =>
    [box, ...box.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { left, right } = element.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      const words = element instanceof HTMLElement && element.scrollWidth > element.clientWidth + 1;
      const inline = getComputedStyle(element).display === 'inline';
      const beyond = left < frame.left || right > frame.right || (words && !inline);
      return beyond ? [`${element.tagName} ${element.textContent.slice(0, 30)}`] : [];
    }),
  );
}

/** What reaches beyond the window's sides, with its text. */
function beyondWindow(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const seen = width > 1 && element instanceof HTMLElement && element.innerText.trim();
      const beyond = left < -1 || right > document.documentElement.clientWidth + 1;
      return seen && beyond ? [`${seen.slice(0, 30)} ${Math.round(left)}–${Math.round(right)}`] : [];
    }),
  );
}
