import { type Registry } from '@puente/composition';
import { expect, hold, test, type Page } from '@puente/e2e-kit';

// What is asked for while something else is still on its way costs no round trip of its own: each test holds one answer
// back, and looks at what is asked for meanwhile.

// Of a job that is not there.
test.use({ tolerated: [/status of 404/] });

const registryOf = async (page: Page) =>
  (await (await page.request.get('/registry.json')).json()) as Registry;

/** Paths that a page asks for, from now on. */
function recordPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** What came from the gateway: a file that was announced is asked for again by whoever uses it, of the browser's cache. */
async function recordSent(page: Page): Promise<string[]> {
  const network = await page.context().newCDPSession(page);
  const kept = new Set<string>();
  const paths: string[] = [];
  network.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!kept.has(requestId) && !response.fromDiskCache) paths.push(new URL(response.url).pathname);
  });
  await network.send('Network.enable');
  return paths;
}

const mainScript = /\/assets\/main\.\w+\.js/;
const apiClient = /\/assets\/api-client\.\w+\.js/;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a page brings the registry, and its files are asked for beside the shell’s own script', async ({
  page,
}) => {
  const { planes } = (await registryOf(page)).sections;
  const files = [planes!.entry, ...(planes!.pages['/planes'] ?? [])];
  const asked = recordPaths(page);
  const release = await hold(page, mainScript);
  await page.goto('/planes', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(expect.arrayContaining(files));
  release();
  await expect(heading(page, 'Planes')).toBeVisible();
  expect(asked).not.toContain('/registry.json');
});

test('the results of a shared search are asked for beside the page, not by it', async ({ page }) => {
  const { empleo } = (await registryOf(page)).sections;
  const { files = [] } = empleo?.queries?.['/empleos'] ?? {};
  expect(files.length).toBeGreaterThan(0);
  const pageScript = empleo?.pages['/empleos']?.findLast((file) => file.endsWith('.js')) ?? '';
  const asked = recordPaths(page);
  const release = await hold(page, new RegExp(pageScript.replaceAll('.', '\\.')));
  await page.goto('/empleos?q=cocina', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...files]));
  expect(asked.filter((path) => apiClient.test(path))).not.toEqual([]);
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

  // Who only looks in, or comes from a link with a mark of its own, is spared them.
  await page.goto('/empleos?utm_source=whatsapp');
  await expect(heading(page, 'Buscar empleo')).toBeVisible();
  asked.length = 0;
  await page.reload();
  await expect(heading(page, 'Buscar empleo')).toBeVisible();
  expect(asked.filter((path) => files.includes(path))).toEqual([]);
});

test('who reads English is sent the English texts of a page beside it', async ({ page }) => {
  const { empleo } = (await registryOf(page)).sections;
  const english = empleo?.english?.['/detalle-empleo/:jobId'] ?? [];
  expect(english.length).toBeGreaterThan(1);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const asked = recordPaths(page);
  const release = await hold(page, /\/sections\/empleo\/[^/]+\/remote\.js/);
  await page.goto('/detalle-empleo/2000000000', { waitUntil: 'commit' });
  await expect.poll(() => asked).toEqual(expect.arrayContaining([...english]));
  release();
  await expect(heading(page, 'Job not found')).toBeVisible();
});

test.describe('the page of a link', () => {
  const planesFiles = (paths: string[]) => paths.filter((path) => path.startsWith('/sections/planes/'));
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Planes', exact: true });

  test('is asked for when it is pressed, not when a mouse passes, and once', async ({ page }) => {
    await page.goto('/nosotros');
    await expect(heading(page, /./)).toBeVisible();
    const asked = recordPaths(page);
    const sent = await recordSent(page);
    await link(page).hover();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(planesFiles(asked)).toEqual([]);
    await page.mouse.down();
    await expect.poll(() => planesFiles(asked).length).toBeGreaterThan(2);
    expect(new URL(page.url()).pathname).toBe('/nosotros');
    await page.mouse.up();
    await expect(heading(page, 'Planes')).toBeVisible();
    const fetched = planesFiles(sent);
    expect(fetched.length).toBeGreaterThan(2);
    expect(fetched).toEqual([...new Set(fetched)]);
  });

  test('is asked for when somebody comes to it by the keyboard', async ({ page }) => {
    await page.goto('/nosotros');
    await expect(heading(page, /./)).toBeVisible();
    const asked = recordPaths(page);
    await link(page).focus();
    await expect.poll(() => planesFiles(asked).length).toBeGreaterThan(2);
    expect(new URL(page.url()).pathname).toBe('/nosotros');
  });
});
