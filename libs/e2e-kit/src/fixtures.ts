import { expect, test as base, type Page } from '@playwright/test';
import axe from 'axe-core';
import { Accounts } from './accounts.ts';
import { Mailbox } from './mailbox.ts';

export { expect, type Page } from '@playwright/test';
export { Accounts, demoAccounts, type Person, type SignedInPerson, type UserType } from './accounts.ts';
export { behindTheSite } from './behind-the-site.ts';
export { hold } from './hold.ts';
export { Mailbox, type Mail } from './mailbox.ts';

/** A job that stays: the newest ones are those of tests, which withdraw them. */
export const oldestJob = 'GET /api/jobs?sort=datePosted:asc&pagination[pageSize]=1';

export interface StackOptions {
  /** The inbox's address, from the configuration of the run. */
  mailUrl: string;
}

interface Fixtures {
  /** What the site mailed, to anybody. */
  mail: Mailbox;
  /** Makes accounts through the calls of the site, and signs pages in. */
  accounts: Accounts;
  /**
   * Messages of the console that a story expects. By default those of calls the server refused, since many stories are
   * about refusals; `test.use({ tolerated: [] })` where nothing at all may be said.
   */
  tolerated: RegExp[];
  /** Fails a test whose pages threw, or complained on the console of anything not tolerated. */
  cleanConsole: void;
}

/** What Playwright itself says where the configuration has it block them. */
const blockedWorker = /^Service Worker registration blocked by Playwright/;

/** Playwright's test, for a stack that is up: its addresses come with the configuration. */
export const test = base.extend<StackOptions & Fixtures>({
  mailUrl: ['', { option: true }],
  mail: async ({ mailUrl }, use) => use(new Mailbox(mailUrl)),
  accounts: async ({ baseURL, mail }, use) => use(new Accounts(baseURL ?? '', mail)),
  tolerated: [[/^Failed to load resource: the server responded with a status of 4\d\d/], { option: true }],
  cleanConsole: [
    async ({ context, tolerated }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      await use();
      const unexpected = complaints.filter(
        (text) => ![...tolerated, blockedWorker].some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * WCAG 2.2 AA as far as axe can tell, once the page has settled. A test goes on after a violation.
 * @param where for pages that are looked at in several ways
 */
export async function expectNoViolations(page: Page, where = ''): Promise<void> {
  // The address is another one before the page is.
  await expect(page.locator('h1').first()).toBeAttached();
  expect.soft(await violationsIn(page), `axe ${where}`).toEqual([]);
}

export async function violationsIn(page: Page): Promise<string[]> {
  // Axe stays in the page: half a megabyte that need not be read again for its next look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  return page.evaluate(violationsOf, tags);
}

/** To be run in the page, which has axe. */
async function violationsOf(tags: string[]): Promise<string[]> {
  // What changed last is to be seen, and colours on their way have arrived.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
  await Promise.allSettled(passing.map(({ finished }) => finished));

  const { axe: there } = window as unknown as { axe: typeof axe };
  const { violations } = await there.run({ runOnly: tags, resultTypes: ['violations'] });

  /** Whether a target only seems small as far as the page is scrolled, where a bar that stays lies on part of it. */
  function isUnderBar({ any }: axe.NodeResult): boolean {
    const { relatedNodes: over = [] } = any.find(({ id }) => id === 'target-size') ?? {};
    return over.length > 0 && over.every(({ target }) => stays(document.querySelector(String(target))));
  }

  function stays(element: Element | null): boolean {
    if (!element) return false;
    return ['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement);
  }

  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter((node) => !isUnderBar(node))
      .map(({ html, any }) => `${id}: ${help}: ${html} (${any.map(({ message }) => message).join(', ')})`),
  );
}
