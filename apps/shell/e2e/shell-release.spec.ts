import { copyFileSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@puente/e2e-kit';
import { type Gateway, release, root, startGateway } from './programs.ts';

/** A site of our own, with a store of our own: releases of the shell concern every page. */
let folder: string;
let gateway: Gateway;
let url: string;

test.describe.configure({ mode: 'serial' });

// eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is wanted
test.beforeAll(async ({}, { project }) => {
  folder = mkdtempSync(join(tmpdir(), 'puente-shell-release-'));
  cpSync(process.env['E2E_STORE_DIR'] ?? '', join(folder, 'store'), { recursive: true });
  // Another build of the shell, in which every script and style has another name and so another content.
  const another = join(root, 'apps/shell/test-results/another');
  if (!existsSync(another)) throw new Error(`${another} is missing: npx nx another-build shell`);
  cpSync(another, join(folder, 'apps'), { recursive: true });
  copyFileSync(join(root, 'apps/shell/package.json'), join(folder, 'apps/shell/package.json'));

  gateway = await startGateway({ store: join(folder, 'store'), site: project.use.baseURL ?? '' });
  url = `http://localhost:${gateway.port}`;
});

test.afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

const ofShell = (command: 'publish' | 'rollback') =>
  release({ store: join(folder, 'store'), apps: join(folder, 'apps') }, command, 'shell');
const mainScript = (page: Page) =>
  page.locator('head > script[src*="/assets/main."]').first().getAttribute('src');
const opened = (page: Page, name: RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name })).toBeVisible();

/** Goes on in a tab to pages of the shell that no tab has opened, and says which scripts came for it, and how. */
async function openLater(page: Page, link: string, heading: RegExp): Promise<string[]> {
  const scripts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.push(`${response.status()} ${pathname}`);
  });
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await opened(page, heading);
  return scripts;
}

test('a tab opens pages of its shell that it had not opened before another was published', async ({
  page,
  context,
}) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameTab: true }));
  const first = await mainScript(page);

  await ofShell('publish');
  const next = await context.newPage();
  await next.goto(`${url}/terminos`);
  await opened(next, /./);
  const second = await mainScript(next);
  expect(second).not.toBe(first);

  const scripts = await openLater(page, 'Nosotros', /^(?!No pudimos)/);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/^200 /);
  expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);
  expect(await mainScript(page)).toBe(first);

  // Of the shell published since, it has nothing: what came is not among the files of that one.
  const known = await fetch(`${url}/route-assets.json`).then((answer) => answer.text());
  for (const script of scripts) expect(known).not.toContain(script.replace('200 /', ''));
});

test('after a rollback new tabs get the shell before, and those of the other go on', async ({
  page,
  context,
}) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  const second = await mainScript(page);
  await ofShell('rollback');
  const next = await context.newPage();
  await next.goto(`${url}/nosotros`);
  await opened(next, /./);
  expect(await mainScript(next)).not.toBe(second);

  const scripts = await openLater(page, 'Contáctanos', /^(?!No pudimos)/);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toMatch(/^200 /);
});
