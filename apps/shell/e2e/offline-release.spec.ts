import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { expect, test, type Page } from '@puente/e2e-kit';
import { ofNoConnection, visit } from './kept-files.ts';

test.use({ serviceWorkers: 'allow', tolerated: [ofNoConnection] });

test('a new release waits until the tabs of the old one are gone, which keep their files', async ({
  context,
  baseURL,
}) => {
  const release = await serveReleases(baseURL ?? '');
  try {
    const page = await context.newPage();
    await visit(page, release.url);
    await page.evaluate(() => Object.assign(window, { sameTab: true }));
    release.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => isWaiting(page)).toBe(true);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Nosotros' }).click();
    await expect(page).toHaveURL(/nosotros/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/^No pudimos/);
    expect(await page.evaluate(() => 'sameTab' in window)).toBe(true);

    const onlooker = await context.newPage();
    await openWithoutWorker(onlooker, release.url);
    expect(await isWaiting(onlooker)).toBe(true);
    await page.close();
    await expect.poll(() => isWaiting(onlooker), { timeout: 30_000 }).toBe(false);
  } finally {
    release.close();
  }
});

/** It keeps no worker from going, and gives none anything to do: a browser changes them once the old one is idle. */
async function openWithoutWorker(page: Page, url: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  await page.goto(url);
}

const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/**
 * The site at an address of its own, where another release of the shell can be published: its worker is another, and the
 * files of the pages are gone. (No interception reaches the script that a browser updates a worker from.)
 */
async function serveReleases(site: string) {
  let published = false;
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      ({ status, type, body }) =>
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
      () => response.destroy(),
    );
  });
  const answer = async (path: string) => {
    if (published && path.startsWith('/assets/')) return { status: 404, type: 'text/plain', body: '' };
    const found = await fetch(site + path);
    const bytes = Buffer.from(await found.arrayBuffer());
    const body = published && path === '/sw.js' ? `${bytes.toString()}\n// the next` : bytes;
    return { status: found.status, type: found.headers.get('content-type') ?? '', body };
  };
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    publish: () => (published = true),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
