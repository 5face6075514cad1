import { oldestJob } from '@puente/e2e-kit';
import {
  changed,
  demoAccounts,
  expect,
  type ReleaseSite,
  test,
  titled,
  trouble,
} from './release-fixtures.ts';

/** How often each file of a section was asked for, and nothing of another version of it. */
function countFiles(site: ReleaseSite, section: string): Record<string, number> {
  const { version } = site.registered(section);
  const files = site.asked.filter((url) => url.startsWith('/sections/'));
  expect(files.filter((url) => !url.startsWith(`/sections/${section}/${version}/`))).toEqual([]);
  const counts: Record<string, number> = {};
  for (const url of files) counts[url] = (counts[url] ?? 0) + 1;
  return counts;
}

for (const way of ['opened from a menu', 'opened by its address'])
  test(`a release that comes slowly, but comes, is neither overtaken by the one before nor asked for twice: ${way}`, async ({
    page,
    site,
  }) => {
    await site.publish('planes');
    await page.goto('/nosotros');
    await expect(page.getByRole('banner')).toBeVisible();
    // Each file in ten pieces, one every 0.9 s: for longer than anything may be silent, and than a silent page may take.
    site.disturb(
      (url) => url.startsWith('/sections/planes/'),
      ({ response, headers, body }) => {
        response.writeHead(200, headers);
        const size = Math.ceil(body.length / 10);
        const sendNext = (from: number) => {
          response.write(body.subarray(from, from + size));
          if (from + size >= body.length) response.end();
          else setTimeout(() => sendNext(from + size), 900);
        };
        sendNext(0);
      },
    );
    if (way === 'opened by its address') await page.goto('/planes', { waitUntil: 'commit' });
    else
      await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Planes' }).click();
    await expect(titled(page, 'Planes')).toBeVisible({ timeout: 20_000 });
    const counts = countFiles(site, 'planes');
    expect(Object.keys(counts).length).toBeGreaterThan(2);
    expect(Object.entries(counts).filter(([, count]) => count > 1)).toEqual([]);
  });

test('a file that stalls halfway is asked for once more, and what came beside it is not', async ({
  page,
  site,
}) => {
  await site.publish('planes');
  const { pages } = site.registered('planes');
  const stalling = pages['/planes']?.findLast((file) => file.endsWith('.js')) ?? '';
  let stalled = 0;
  await page.goto('/nosotros');
  await expect(page.getByRole('banner')).toBeVisible();
  site.disturb(
    (url) => url === stalling,
    ({ response, headers, body, send }) => {
      stalled += 1;
      if (stalled > 1) return send(body);
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2));
    },
  );
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Planes' }).click();
  await expect(titled(page, 'Planes')).toBeVisible({ timeout: 12_000 });
  const { [stalling]: replaced, ...others } = countFiles(site, 'planes');
  expect(replaced).toBe(2);
  expect(Object.entries(others).filter(([, count]) => count > 1)).toEqual([]);
});

test('what comes after its page and was changed on the way comes once it is tried again', async ({
  page,
  site,
}) => {
  await site.publish('empleo');
  const { pages, version } = site.registered('empleo');
  const ofPages = new Set(Object.values(pages).flat());
  site.disturb(
    (url) => url.startsWith(`/sections/empleo/${version}/`) && /\.(js|css)$/.test(url) && !ofPages.has(url),
    ({ body, send }) => send(changed(body)),
  );
  await page.goto('/empleos?q=cocina');
  const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' });
  await expect(retry).toHaveCount(2);
  // The browser was told to keep what came for a year; the first try may still find that.
  site.disturb();
  await expect(async () => {
    for (const button of await retry.all()) await button.click({ timeout: 1_000 });
    await expect(retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('two versions of a section live in one tab, each with its own calls, messages and styles', async ({
  page,
  site,
  accounts,
}) => {
  site.disturb();
  await site.publish('empleo');
  const before = site.registered('empleo').version;
  await site.publish('empleo', 'broken');
  const { version } = site.registered('empleo');
  const { data } = await accounts.call<{ data: { id: number; attributes: { title: string } }[] }>(oldestJob);
  const [job] = data;
  const title = job?.attributes.title ?? '';

  // A good page of the broken release, then one that throws.
  await page.goto(`/detalle-empleo/${job?.id}`);
  await expect(titled(page, title)).toBeVisible();
  const apply = page.getByRole('main').getByRole('button', { name: 'Aplicar' }).first();
  const look = () => apply.evaluate((element) => getComputedStyle(element).cssText);
  const styled = await look();
  await page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: 'Empleo', exact: true })
    .click();
  await expect(titled(page, 'Buscar empleo')).toBeVisible();
  for (const each of [before, version])
    expect(site.asked.some((url) => url.startsWith(`/sections/empleo/${each}/`))).toBe(true);

  // The one before searches by its own calls; the other's page stands as before.
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(titled(page, title)).toBeVisible();
  expect(await look()).toBe(styled);

  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Apply' }).first()).toBeVisible();
  await page.goForward();
  await expect(titled(page, 'Find a job')).toBeVisible();
});

test('a part of another section that throws gives way to that of the version before, and the page stands', async ({
  page,
  site,
  accounts,
}) => {
  site.disturb();
  await accounts.signIn(page, demoAccounts.user);
  await site.publish('empleo');
  await site.publish('empleo', 'broken');
  await page.goto('/mi-cuenta');
  await expect(page.getByRole('heading', { name: 'Tus aplicaciones' })).toBeVisible();

  site.change('empleo', { previous: [] });
  await page.reload();
  await expect(titled(page, 'Mi Cuenta')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tus aplicaciones' })).toBeHidden();
});

test.describe('with a worker that keeps files', () => {
  test.use({ serviceWorkers: 'allow' });

  test('what it kept wrong is fetched anew when a person tries again', async ({ page, site }) => {
    site.disturb();
    await site.publish('planes');
    site.change('planes', { previous: [] });
    const { version } = site.registered('planes');
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    site.disturb(
      (url) => url.startsWith(`/sections/planes/${version}/assets/`),
      ({ body, send }) => send(changed(body)),
    );
    const menu = page.getByRole('navigation', { name: 'Secciones' });
    await menu.getByRole('link', { name: 'Planes' }).click();
    await expect(trouble(page)).toBeVisible();
    site.disturb();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(titled(page, 'Planes')).toBeVisible();
  });
});
