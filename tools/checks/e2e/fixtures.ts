import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { Accounts } from './accounts.ts';
import { Mailbox } from './mailbox.ts';

export { expect, type Page } from '@playwright/test';
export { demoAccounts, type Person, type SignedInPerson, type UserType } from './accounts.ts';
export { type Mail } from './mailbox.ts';

export interface StackOptions {
  /** The inbox's address, from tools/checks/playwright.config.ts. */
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

/** What Playwright itself says where tools/checks/playwright.config.ts has it block them. */
const blockedWorker = /^Service Worker registration blocked by Playwright/;

/** Playwright's test, for the stack that tools/checks/e2e.ts started. */
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
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No page has frames, which the other mode opens a second page for, every time.
    .setLegacyMode()
    .analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' · ')}`,
  );
  expect.soft(told, `axe ${where}`).toEqual([]);
}
