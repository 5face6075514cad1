import { demoAccounts, expect, oldestJob, test } from '@puente/e2e-kit';
import { kept, keptAddresses, ofNoConnection, visit } from './kept-files.ts';

test.use({ serviceWorkers: 'allow', tolerated: [ofNoConnection] });

test('what a signed-in person is answered is never kept; jobs for everybody are, until log-out', async ({
  page,
  context,
  accounts,
}) => {
  const employer = { ...demoAccounts.employer, userType: 'employer' as const };
  const jwt = await accounts.token(employer);
  const { data: me } = await accounts.call<{ data: { id: number } }>('GET /api/users/me', { jwt });
  const { data: own } = await accounts.call<{ data: { id: number; attributes: Record<string, unknown> }[] }>(
    `GET /api/jobs?filters[employer][id][$eq]=${me.id}&filters[status]=Publicado&sort=datePosted:asc&pagination[pageSize]=1`,
    { jwt },
  );
  const { id, attributes } = own[0]!;
  const { applicationsCount: _, datePosted: __, ...job } = attributes;
  const draft = await accounts.call<{ data: { id: number } }>('POST /api/jobs', {
    jwt,
    body: { data: { ...job, title: 'Borrador que nadie ve', status: 'Borrador' } },
  });
  try {
    await visit(page, '/');
    await accounts.signIn(page, employer);
    await page.goto('/mi-cuenta/empleos-publicados');
    await expect(page.getByText('Borrador que nadie ve')).toBeVisible();
    await page.goto(`/detalle-empleo/${draft.data.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Borrador que nadie ve' })).toBeVisible();
    await page.goto('/mi-cuenta/datos-personales');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/detalle-empleo/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: String(job['title']) })).toBeVisible();

    await expect.poll(() => keptAddresses(page)).toContain(`/api/jobs/${id}?populate=*`);
    for (const { cache, address, body } of await kept(page)) {
      expect(`${cache} ${address}`).not.toMatch(/employer|applications|favorites|users/);
      if (address.startsWith('/api')) expect(address).toMatch(/^\/api\/jobs(\/\d+)?(\?|$)/);
      expect(body).not.toContain('Borrador que nadie ve');
      if (address.startsWith('/api')) expect(body).not.toContain('applicationsCount');
    }

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: String(job['title']) })).toBeVisible();
    await context.setOffline(false);
  } finally {
    await accounts.call(`DELETE /api/jobs/${draft.data.id}`, { jwt });
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Hola, / })
    .click();
  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByText('Cerrar Sesión').click();
  await told;
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'impulsa tu futuro' })).toBeVisible();
  await expect
    .poll(async () => (await keptAddresses(page)).filter((to) => to.startsWith('/api')))
    .toEqual([]);
});

test('of the API nothing but jobs is kept', async ({ page }) => {
  await visit(page, '/posts');
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => fetch('/api/health').then((response) => response.text()));
  expect((await keptAddresses(page)).filter((address) => address.startsWith('/api'))).toEqual([]);
});

test('a file that was kept broken is fetched anew', async ({ page }) => {
  await visit(page, '/planes');
  await expect.poll(async () => (await keptAddresses(page)).join()).toMatch(/planes\/[^,]*remote\.js/);
  await page.evaluate(async () => {
    const cache = await caches.open('sections');
    for (const request of await cache.keys()) {
      const headers = { 'content-type': 'application/javascript' };
      if (request.url.endsWith('.js')) await cache.put(request, new Response('broken', { headers }));
    }
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Planes/ })).toBeVisible({ timeout: 12_000 });
  expect((await kept(page)).filter(({ body }) => body === 'broken')).toEqual([]);
});

test('a job that came with its page can be read without a connection, until it is withdrawn', async ({
  page,
  context,
  accounts,
}) => {
  const jwt = await accounts.token({ ...demoAccounts.employer, userType: 'employer' });
  const { data: jobs } = await accounts.call<{ data: { attributes: Record<string, unknown> }[] }>(oldestJob);
  const { applicationsCount: _, datePosted: __, publishedAt: ___, ...attributes } = jobs[0]!.attributes;
  const { data: job } = await accounts.call<{ data: { id: number } }>('POST /api/jobs', {
    jwt,
    body: { data: { ...attributes, title: 'Mesera sin conexión', status: 'Publicado' } },
  });
  const address = `/api/jobs/${job.id}?populate=*`;
  const title = page.getByRole('heading', { level: 1, name: 'Mesera sin conexión' });
  await visit(page, '/');
  await page.goto(`/detalle-empleo/${job.id}`);
  await expect(title).toBeVisible();
  await expect.poll(() => keptAddresses(page)).toContain(address);
  // No page that was kept is of a job.
  const pages = (await kept(page)).filter(({ body }) => body.startsWith('<!doctype html>'));
  expect(pages.map(({ address: kept }) => kept.replace(/\?.*/, ''))).toEqual(['/shell.html']);
  expect(pages[0]?.body).not.toContain('data-answer');
  await context.setOffline(true);
  await page.reload();
  await expect(title).toBeVisible();

  await context.setOffline(false);
  await accounts.call(`DELETE /api/jobs/${job.id}`, { jwt });
  await page.goto(`/detalle-empleo/${job.id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este empleo ya no está disponible' }),
  ).toBeVisible();
  await expect.poll(() => keptAddresses(page)).not.toContain(address);
});
