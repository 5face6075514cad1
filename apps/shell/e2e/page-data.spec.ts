import { demoAccounts, expect, hold, oldestJob, test, type Page } from '@puente/e2e-kit';

interface Job {
  id: number;
  attributes: Record<string, unknown> & { title: string };
}

/** Calls for a job that a page makes since it was opened. */
function countJobCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) calls.length = 0;
    const { pathname } = new URL(request.url());
    if (/^\/api\/jobs\/\d+$/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** What an employer writes of a job. */
function written({ attributes }: Job): Record<string, unknown> {
  const { applicationsCount: _, datePosted: __, publishedAt: ___, pay: ____, ...rest } = attributes;
  return rest;
}

const titleIn = (page: Page, html: string) =>
  page.evaluate((sent) => new DOMParser().parseFromString(sent, 'text/html').title, html);

/**
 * Opens a page that is made of an answer. On a busy machine the answer or what is made of it may come too late for it (decision
 * 35): then once more.
 */
async function openWithData(
  page: Page,
  address: string,
  status = 200,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<string> {
  let html = '';
  await expect(async () => {
    const response = await page.goto(address, { waitUntil });
    html = (await response?.text()) ?? '';
    expect(html).toContain('data-answer');
    // Without a head of its own a page says what all of its route are about.
    expect(html).not.toContain('data-lead');
    expect(response?.status()).toBe(status);
  }).toPass();
  return html;
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });

test('a job that a link leads to is drawn without a call for it, and its tab keeps its name', async ({
  page,
  accounts,
}) => {
  const { data } = await accounts.call<{ data: Job[] }>('GET /api/jobs?pagination[pageSize]=2');
  const [job, next] = data as [Job, Job];
  const calls = countJobCalls(page);
  const sent = await openWithData(page, `/detalle-empleo/${job.id}`);
  await expect(heading(page, job.attributes.title)).toBeVisible();
  await expect(page).toHaveTitle(await titleIn(page, sent));
  expect(calls).toEqual([]);

  // What came with the page is of that page: the next job is asked for, and so is the first one when it comes again.
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/detalle-empleo/${next.id}`);
  await expect(heading(page, next.attributes.title)).toBeVisible();
  expect(calls).toEqual([`GET /api/jobs/${next.id}`]);
});

test('a job can be read before its page has come, and goes on standing there until then', async ({
  page,
  accounts,
}) => {
  const { data } = await accounts.call<{ data: Job[] }>(oldestJob);
  const { id, attributes } = data[0]!;
  const [line = ''] = String(attributes['description']).split('\n');
  const text = page.getByText(line);
  const releaseShell = await hold(page, /\/assets\/main\.\w+\.js/);
  const releaseSection = await hold(page, /\/sections\/empleo\/[^/]+\/remote\.js/);
  await openWithData(page, `/detalle-empleo/${id}`, 200, 'commit');
  await expect(heading(page, attributes.title)).toBeVisible();
  await expect(text).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);

  // The shell has come, the section has not.
  releaseShell();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(text).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);

  releaseSection();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('.firstText')).toHaveCount(0);
});

/** Tells of what a browser counted as the page's largest text or picture so far, by its text. */
async function largestPaints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const paints: string[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
        paints.push(entry.element?.textContent ?? '');
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  // What is on its way to being painted has been told of by then.
  const told = (): Promise<string[]> =>
    new Promise((done) =>
      requestAnimationFrame(() =>
        setTimeout(() => done((window as unknown as { paints: string[] }).paints), 100),
      ),
    );
  return () => page.evaluate(told);
}

for (const language of ['es', 'en']) {
  test(`what a page is about can be read before it has come, and goes on standing there for who reads Spanish: ${language}`, async ({
    page,
  }) => {
    await page.addInitScript((kept) => localStorage.setItem('language', kept), language);
    const lead = page.getByText('Compara los planes de Puente');
    const paints = await largestPaints(page);
    // As on a slow line, and then in letters that are not as wide.
    const releaseFonts = await hold(page, /\.woff2/);
    const releaseShell = await hold(page, /\/assets\/main\.\w+\.js/);
    const releaseSection = await hold(page, /\/sections\/planes\/[^/]+\/remote\.js/);
    await page.goto('/planes', { waitUntil: 'commit' });
    await expect(lead).toBeVisible();
    await expect(page.getByText('Cargando...')).toBeVisible();
    // Painted, as it is not before the page's style has come.
    await expect.poll(async () => (await paints()).at(-1)).toContain('Compara los planes de Puente');
    releaseFonts();
    await page.evaluate(() => document.fonts.ready);
    const before = await lead.boundingBox();
    const painted = await paints();

    releaseShell();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toBeAttached();
    if (language === 'es') {
      // Where it stood: nobody loses the line they are reading.
      expect(await lead.boundingBox()).toEqual(before);
      // And as far as the browser can tell, it has stood there since it came.
      expect(await paints()).toEqual(painted);
    } else {
      await expect(lead).toHaveCount(0);
    }

    releaseSection();
    const title = language === 'es' ? 'Planes' : 'Plans';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(lead).toHaveCount(0);
  });
}

test.describe('a page that cannot be had', () => {
  test.use({ tolerated: [/net::ERR|could not be opened/] });

  test('says so instead of what it is about', async ({ page }) => {
    await page.route(/\/sections\/planes\/[^/]+\/remote\.js/, (route) => route.abort());
    await page.goto('/planes');
    await expect(page.getByRole('heading', { name: 'No pudimos mostrar «Planes»' })).toBeVisible();
    await expect(page.getByText('Compara los planes de Puente')).toBeHidden();
  });
});

test.describe('without JavaScript, as search engines and shared links read it', () => {
  test.use({ javaScriptEnabled: false });

  test('a job says what it is', async ({ page, accounts, baseURL }) => {
    const { data } = await accounts.call<{ data: Job[] }>(oldestJob);
    const { id, attributes } = data[0]!;
    await openWithData(page, `/detalle-empleo/${id}?utm_source=whatsapp`);
    const text = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await page.title()).toContain(attributes.title.slice(0, 40));
    expect(await text('link[rel=canonical]', 'href')).toBe(`${baseURL}/detalle-empleo/${id}`);
    expect(await text('meta[property="og:title"]', 'content')).toContain(attributes.title.slice(0, 40));
    const image = (await text('meta[property="og:image"]', 'content')) ?? '';
    expect((await page.request.get(image)).headers()['content-type']).toBe('image/png');
    const described = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(described ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: attributes.title,
      url: `${baseURL}/detalle-empleo/${id}`,
    });
  });
});

test('what somebody wrote into a job is text, in everything that the page is sent with', async ({
  page,
  accounts,
}) => {
  const jwt = await accounts.token({ ...demoAccounts.employer, userType: 'employer' });
  const { data } = await accounts.call<{ data: Job[] }>(oldestJob);
  const hostile = '</script><script>window.ran = 1</script><!--<img src=x onerror="window.ran = 2">';
  const { data: job } = await accounts.call<{ data: Job }>('POST /api/jobs', {
    jwt,
    body: { data: { ...written(data[0]!), title: `Mesera ${hostile}`, description: hostile.repeat(3) } },
  });
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (directive: string) => violations.push(directive));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      (window as unknown as { tellViolation: (directive: string) => void }).tellViolation(effectiveDirective),
    ),
  );
  await openWithData(page, `/detalle-empleo/${job.id}`);
  await expect(heading(page, `Mesera ${hostile}`)).toBeVisible();
  await expect(page.getByRole('main').getByText(hostile.repeat(3))).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(violations).toEqual([]);
  await accounts.call(`DELETE /api/jobs/${job.id}`, { jwt });
});

test.describe('a job that is not there', () => {
  test.use({ tolerated: [/status of (404|410)/] });

  test('never was, or was withdrawn, says so in the frame and by its status; its owner still sees it', async ({
    page,
    accounts,
  }) => {
    const employer = { ...demoAccounts.employer, userType: 'employer' as const };
    const jwt = await accounts.token(employer);
    const { data: own } = await accounts.call<{ data: Job[] }>(oldestJob);
    const attributes = written(own[0]!);
    const { data: job } = await accounts.call<{ data: Job }>('POST /api/jobs', {
      jwt,
      body: { data: { ...attributes, title: 'Mesera de prueba', status: 'Publicado' } },
    });
    const calls = countJobCalls(page);
    await openWithData(page, '/detalle-empleo/2000000000', 404);
    await expect(heading(page, 'Empleo no encontrado')).toBeVisible();

    await openWithData(page, `/detalle-empleo/${job.id}`);
    await expect(heading(page, 'Mesera de prueba')).toBeVisible();
    await accounts.call(`DELETE /api/jobs/${job.id}`, { jwt });
    await openWithData(page, `/detalle-empleo/${job.id}`, 410);
    await expect(heading(page, 'Este empleo ya no está disponible')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Secciones' })).toBeVisible();
    expect(calls).toEqual([]);

    const { data: draft } = await accounts.call<{ data: Job }>('POST /api/jobs', {
      jwt,
      body: { data: { ...attributes, title: 'Borrador de prueba', status: 'Borrador' } },
    });
    await accounts.signIn(page, employer);
    await openWithData(page, `/detalle-empleo/${draft.id}`, 404);
    await expect(heading(page, 'Borrador de prueba')).toBeVisible();
    await accounts.call(`DELETE /api/jobs/${draft.id}`, { jwt });
  });
});

test('every page that is listed for search engines is there, and has the title that it is sent with', async ({
  page,
  baseURL,
}) => {
  const list = await (await page.request.get('/sitemap/pages/1.xml')).text();
  const addresses = [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${baseURL}/empleos`);
  for (const address of addresses) {
    const title = await titleIn(page, await (await page.request.get(address)).text());
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    // The address says for whom, and so does the heading.
    if (!address.endsWith('/register')) await expect(page, address).toHaveTitle(title);
  }
});
