import { expect, type Page, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

/*
 * Text of twice its size in the window of a small phone, by a style of one's own, which media queries know nothing of, and
 * by the browser's own setting, which they do.
 */
const ways = {
  style: (page: Page) =>
    page.addInitScript(() => {
      const enlarge = () => (document.documentElement.style.fontSize = '200%');
      if (document.documentElement) enlarge();
      else document.addEventListener('readystatechange', enlarge, { once: true });
    }),
  setting: async (page: Page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  },
};

for (const [way, enlarge] of Object.entries(ways)) {
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1280, height: 900 },
  ]) {
    test.describe(`text at 200 % by ${way} in a window of ${viewport.width} px`, () => {
      test.use({ viewport });
      test.setTimeout(120_000);

      test('what has the focus is in sight', async ({ page, accounts }) => {
        const title = uniqueTitle('Cocinera');
        const id = await publishJob(accounts, await accounts.create('employer'), title);
        await accounts.signIn(page, await accounts.create('user'));
        await enlarge(page);
        for (const path of [
          '/empleos',
          `/empleos?q=${encodeURIComponent(title)}`,
          `/detalle-empleo/${id}`,
          `/aplicar?jobId=${id}`,
        ]) {
          await page.goto(path);
          await expect(page.locator('html')).toHaveCSS('font-size', '32px');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          for (const key of ['Tab', 'Shift+Tab'])
            expect(await walk(page, key), `${path} by ${key}`).toEqual([]);
        }
      });
    });
  }
}

/** What gets the focus by a key without being seen, from one end of the page to the other. */
async function walk(page: Page, key: string): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const hidden: string[] = [];
  for (let press = 0; press < 150; press++) {
    await page.keyboard.press(key);
    const found = await page.evaluate(hiddenOfFocus);
    if (found === undefined) return hidden;
    if (found) hidden.push(found);
  }
  return [...hidden, 'no end'];
}

/** To be run in the page. @returns undefined outside it, '' where what has the focus is seen */
function hiddenOfFocus(): string | undefined {
  const { activeElement: element } = document;
  if (!element || element === document.body) return undefined;
  const box = element.getBoundingClientRect();
  const { innerWidth: width, innerHeight: height } = window;
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, width)];
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, height)];
  const name = `${element.outerHTML.slice(0, 80)} ${Math.round(box.top)}–${Math.round(box.bottom)}`;
  if (right - left < 2 || bottom - top < 2) {
    // A control of one pixel is seen by what stands for it.
    return box.width <= 2 || element.matches('input[type=checkbox], input[type=radio]')
      ? ''
      : `outside: ${name}`;
  }
  // A part as high as a line of small text has to be seen, or all of what is lower.
  const places = Array.from({ length: 9 }, (_, place) => top + ((bottom - top) * (place + 0.5)) / 9);
  const seen = places.filter((y) => {
    const there = document.elementFromPoint((left + right) / 2, y);
    return (
      there &&
      (element.contains(there) || there.contains(element) || there.closest('label')?.contains(element))
    );
  });
  const part = (seen.length / places.length) * (bottom - top);
  return part >= Math.min(24, (bottom - top) * 0.6) ? '' : `covered: ${name}`;
}
