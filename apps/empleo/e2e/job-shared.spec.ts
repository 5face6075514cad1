import { expect, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test.describe('a job is handed on', () => {
  test('by the device’s own sheet, from the page and from a card', async ({ page, accounts }) => {
    const title = uniqueTitle('Panadera');
    const id = await publishJob(accounts, await accounts.create('employer'), title);
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          shared.push(data);
          return Promise.resolve();
        },
      });
    });
    const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
    await page.goto(`/detalle-empleo/${id}?de=un-correo`);
    const url = `${new URL(page.url()).origin}/detalle-empleo/${id}`;
    await page.getByRole('button', { name: 'Compartir' }).click();
    expect(await shared()).toMatchObject([{ title, url }]);
    await page.goto(`/empleos?q=${encodeURIComponent(title)}`);
    const card = page.getByRole('article', { name: title });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: 'Compartir' }).click();
    expect(await shared()).toMatchObject([{ title, url }]);
    // The card is one link: its button was not.
    await expect(page).toHaveURL(/\/empleos\?/);
  });

  test('by WhatsApp or a copy where there is none, by the keyboard alone', async ({
    page,
    context,
    accounts,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share');
    });
    const title = uniqueTitle('Panadera');
    const id = await publishJob(accounts, await accounts.create('employer'), title);
    await page.goto(`/detalle-empleo/${id}`);
    const url = `${new URL(page.url()).origin}/detalle-empleo/${id}`;
    const button = page.getByRole('button', { name: 'Compartir' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const whatsApp = page.getByRole('link', { name: 'Enviar por WhatsApp' });
    await expect(whatsApp).toBeInViewport({ ratio: 1 });
    const to = new URL((await whatsApp.getAttribute('href')) ?? '');
    expect(to.origin + to.pathname).toBe('https://wa.me/');
    expect(to.searchParams.get('text')).toContain(`\n${url}`);
    await page.keyboard.press('Tab');
    await expect(whatsApp).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enlace copiado.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(whatsApp).toBeHidden();
  });
});

test.describe('what is sent before any script runs', () => {
  test('says of a job what it is, to search engines and to who shares it', async ({ request, accounts }) => {
    const employer = await accounts.create('employer');
    const title = uniqueTitle('Panadera');
    const id = await publishJob(accounts, employer, title, {
      description: 'Pan & café </script><script>alert(1)</script>',
    });
    const answer = await request.get(`/detalle-empleo/${id}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(new RegExp(`<title>${title}[^<]* · Puente</title>`));
    expect(html).toContain(`/detalle-empleo/${id}">`);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+">/);
    expect(html).not.toContain('<script>alert(1)');
    const [, json = ''] = /<script type="application\/ld\+json">([^]*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'JobPosting',
      title,
      baseSalary: { currency: 'USD', value: { unitText: 'HOUR', value: 19 } },
      jobLocation: { address: { addressRegion: 'Texas', addressCountry: 'US', postalCode: '77001' } },
    });
    const sitemap = await (await request.get('/api/jobs/sitemap')).json();
    expect(JSON.stringify(sitemap)).toContain(`"jobId":"${id}"`);
  });

  test('is 404 for a job that never was, and 410 for one that is gone', async ({ request, accounts }) => {
    const employer = await accounts.create('employer');
    const id = await publishJob(accounts, employer, uniqueTitle('Panadera'));
    await accounts.call(`DELETE /api/jobs/${id}`, { jwt: employer.jwt });
    expect((await request.get('/detalle-empleo/999999999')).status()).toBe(404);
    expect((await request.get(`/detalle-empleo/${id}`)).status()).toBe(410);
    expect((await request.get('/empresa/nadie')).status()).toBe(404);
    for (const [address, status] of [
      ['/aplicar', 404],
      ['/aplicar?jobId=abc', 404],
      ['/aplicar?jobId=999999999', 404],
      [`/aplicar?jobId=${id}`, 410],
    ] as const)
      expect((await request.get(address)).status(), address).toBe(status);
  });
});

test('the page of a job is drawn from what came with it', async ({ page, accounts }) => {
  const title = uniqueTitle('Panadera');
  const id = await publishJob(accounts, await accounts.create('employer'), title);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/detalle-empleo/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(asked).not.toContain(`/api/jobs/${id}`);
});

test('a withdrawn job says so in the frame, and leads to others like it', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  const [gone, like] = [uniqueTitle('Panadera'), uniqueTitle('Panadera')];
  // Where no other test publishes: of those alike the nearest come first, and only a few.
  const elPaso = { zipCode: '79901' };
  const id = await publishJob(accounts, employer, gone, elPaso);
  await publishJob(accounts, employer, like, elPaso);
  await accounts.call(`DELETE /api/jobs/${id}`, { jwt: employer.jwt });
  for (const address of [`/detalle-empleo/${id}`, `/aplicar?jobId=${id}`]) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Este empleo ya no está disponible' }),
    ).toBeVisible();
    await page.getByRole('region', { name: 'Empleos parecidos' }).getByRole('link', { name: like }).click();
    await expect(page.getByRole('heading', { level: 1, name: like })).toBeVisible();
  }
});

test('the company of a job has a page with its open jobs', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  const titles = [uniqueTitle('Panadera'), uniqueTitle('Panadera')];
  const ids = [
    await publishJob(accounts, employer, titles[0]!),
    await publishJob(accounts, employer, titles[1]!),
  ];
  await page.goto(`/detalle-empleo/${ids[0]}`);
  await page.locator(`a[href="/empresa/${employer.username}"]`).click();
  await expect(page).toHaveURL(`/empresa/${employer.username}`);
  await expect(page.getByRole('heading', { level: 2, name: '2 empleos abiertos' })).toBeVisible();
  await expect(page.getByText(/^En Puente desde /)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/verificad/i);
  await page.getByRole('link', { name: titles[1]! }).click();
  await page.getByRole('link', { name: 'Volver a los resultados' }).click();
  await expect(page).toHaveURL(`/empresa/${employer.username}`);
});
