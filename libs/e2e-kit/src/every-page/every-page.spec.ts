// What holds for every page of the project under test, whoever may see it: WCAG 2.2 AA as far as a machine can tell. One
// visit of each, since a page is the same under another width or colour scheme without being loaded again.
import { type CDPSession } from '@playwright/test';
import { expect, expectNoViolations, test as base, type Page } from '../fixtures.ts';
import { installInspector, type Inspector } from './inspector.ts';
import { SampleData } from './sample.ts';
import { walkWithTab } from './tab-order.ts';
import { fillIn, visitsOf, type Who } from './visits.ts';

const { E2E_PROJECT: project = '', E2E_URL: url = '' } = process.env;
let sample: SampleData | undefined;

const test = base.extend<{ who: Who; sample: SampleData }>({
  who: ['visitor', { option: true }],
  sample: async ({ accounts }, use) => use((sample ??= new SampleData(accounts))),
  storageState: async ({ who, sample }, use) =>
    use({
      cookies: [],
      origins: who === 'visitor' ? [] : [{ origin: url, localStorage: await sample.session(who) }],
    }),
});

// Thousands of presses and questions: each would be recorded with a picture of the page. What fails says what and where.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

// No page asks what it may not have; one of them is not there itself.
test.use({ tolerated: [/^Failed to load resource: the server responded with a status of 404/] });

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

const complaints = (page: Page, about: keyof Inspector) =>
  page.evaluate((name) => window.inspector[name](), about);

async function expectNone(page: Page, where: string, ...about: (keyof Inspector)[]) {
  for (const name of about) expect.soft(await complaints(page, name), `${name} ${where}`).toEqual([]);
}

/** Once what was asked of the window is to be seen. */
async function resize(page: Page, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  await drawn(page);
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** As somebody does in the browser's settings: styles in `em` and `rem` follow, those of the media queries too. */
async function setTextSize(page: Page, session: CDPSession, standard: number) {
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

const fitting = ['sideways', 'unreadable', 'unpressable'] as const;

const visits = await visitsOf(project, url);
for (const who of ['visitor', 'user', 'employer'] as const) {
  test.describe(`for ${who}`, () => {
    test.use({ who });
    for (const { address } of visits.filter((visit) => visit.who === who)) {
      test(address, async ({ page, sample }) => {
        await page.setViewportSize(desk);
        await page.addInitScript(installInspector);
        await page.goto(fillIn(address, await sample.ids(), who));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');

        await expectNone(page, 'anywhere', 'structure', 'moving');
        // Each scheme's rings are walked past once, and each width's covers.
        for (const [name, viewport, colorSchemes] of [
          ['desk', desk, ['dark', 'light']],
          ['phone', phone, ['light', 'dark']],
        ] as const) {
          for (const colorScheme of colorSchemes) {
            await page.emulateMedia({ colorScheme });
            await resize(page, viewport);
            await expectNoViolations(page, `on a ${name}, ${colorScheme}`);
          }
          await expectNone(page, `on a ${name}`, ...fitting, 'smallTargets');
          expect.soft(await walkWithTab(page), `by keyboard on a ${name}`).toEqual([]);
        }
        await resize(page, narrow);
        await expectNone(page, 'at 320 px', ...fitting);
        const session = await page.context().newCDPSession(page);
        await setTextSize(page, session, 32);
        for (const [name, viewport] of Object.entries({ desk, phone })) {
          await resize(page, viewport);
          await expectNone(page, `with text at 200 % on a ${name}`, ...fitting, 'brokenWords');
        }

        await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
        await drawn(page);
        await expectNone(
          page,
          'in English with text at 200 % on a phone',
          'structure',
          ...fitting,
          'brokenWords',
        );
        await setTextSize(page, session, 16);
        await resize(page, narrow);
        await expectNone(page, 'in English at 320 px', ...fitting);
        await expectNoViolations(page, 'in English at 320 px');
      });
    }
  });
}
