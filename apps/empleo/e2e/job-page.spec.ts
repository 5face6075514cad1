import { expect, hold, test, type Page } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

const description = 'Preparar desayunos y comidas para doce mesas.\n'.repeat(40);
const bottomOf = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((node) => node.getBoundingClientRect().bottom);

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a long word is broken where there is no room for it, and none of it is cut', async ({
    page,
    accounts,
  }) => {
    const requirements = `Licencia: ${'otorrinolaringológicamente'.repeat(4)} y www.${'ejemplo'.repeat(12)}.test`;
    const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Chofer'), {
      requirements,
    });
    await page.goto(`/detalle-empleo/${id}`);
    const text = page.getByRole('article').getByText(requirements);
    await expect(text).toBeVisible();
    const overflow = await text.evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(overflow).toBe(0);
    expect(await page.getByRole('main').evaluate((main) => main.scrollWidth <= innerWidth)).toBe(true);
  });

  test('Aplicar stays above whatever the frame has at the foot of the window', async ({ page, accounts }) => {
    const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Chofer'), {
      description,
    });
    await page.goto(`/detalle-empleo/${id}`);
    await expect(page.getByRole('button', { name: 'Aplicar' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => document.documentElement.style.setProperty('--frame-bottom', '11rem'));
    await expect.poll(() => bottomOf(page, 'Aplicar')).toBeLessThanOrEqual(568 - 11 * 16);
    await expect(page.getByRole('button', { name: 'Aplicar' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('in the window of a small laptop at 200 %', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('no bar is kept over the job: Aplicar comes after it', async ({ page, accounts }) => {
    const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Chofer'), {
      description,
    });
    await page.goto(`/detalle-empleo/${id}`);
    const apply = page.getByRole('button', { name: 'Aplicar' });
    await expect(apply).toBeVisible();
    await expect(apply).not.toBeInViewport();
    await apply.click();
    await expect(page.getByText('Debes iniciar sesión o registrarse')).toBeInViewport({ ratio: 1 });
  });
});

test('whoever is in the footer by Tab when the similar jobs come above it still sees where they are', async ({
  page,
  accounts,
}) => {
  const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Cocinera'), {
    description,
  });
  const answer = await hold(page, `**/api/jobs/${id}/similar**`);
  await page.goto(`/detalle-empleo/${id}`);
  await expect(page.getByRole('button', { name: 'Aplicar' })).toBeVisible();
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Términos' });
  const waiting = page.waitForRequest(`**/api/jobs/${id}/similar**`);
  while (!(await terms.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await waiting;
  await expect(terms).toBeInViewport({ ratio: 1 });
  answer();
  await expect(
    page.getByRole('region', { name: 'Empleos parecidos' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(terms).toBeFocused();
  await expect(terms).toBeInViewport({ ratio: 1 });
});

test('who applied finds similar jobs by the keyboard', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  // Work of a kind and in a place that the sample data has none of.
  const place = {
    country: 'Panamá',
    province: 'Darién',
    zipCode: '0501',
    subcategory: 'Limpieza y habitaciones',
  };
  const titles = [1, 2, 3, 4].map((number) => uniqueTitle(`Camarista ${number}`));
  const ids: number[] = [];
  for (const title of titles) ids.push(await publishJob(accounts, employer, title, place));
  const seeker = await accounts.create('user');
  // Applied to before: it is no news.
  await accounts.call('POST /api/applications', { jwt: seeker.jwt, body: { data: { job: ids[3] } } });
  await accounts.signIn(page, seeker);
  await page.goto(`/detalle-empleo/${ids[0]}`);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('button', { name: 'Tengo experiencia' }).click();
  const letter = page.getByLabel('Mensaje a la empresa');
  await expect(letter).toBeFocused();
  await page.keyboard.type('tres años.');
  await page.getByRole('button', { name: 'Añadir mi teléfono' }).click();
  await page.getByLabel('Tu teléfono').fill('212-3456');
  await page.getByRole('button', { name: 'Enviar aplicación' }).click();
  const after = page.getByRole('region', { name: /Has aplicado con éxito|Aplicación enviada/ });
  await expect(after).toBeFocused();
  await expect(after.getByRole('link', { name: /^Camarista/ })).toHaveCount(2);
  await expect(after.getByRole('link', { name: titles[3]! })).toHaveCount(0);
  const similar = after.getByRole('link', { name: titles[2]! });
  await expect(similar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(after.getByRole('link', { name: 'Ver mis aplicaciones' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(similar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: titles[2]! })).toBeVisible();
  await expect(page).toHaveURL(`/detalle-empleo/${ids[2]}`);

  const { data } = await accounts.call<{ data: { attributes: { coverLetter: string; phone: string } }[] }>(
    `GET /api/applications?filters[job][employer][id][$eq]=${employer.id}&filters[job][id][$eq]=${ids[0]}`,
    { jwt: employer.jwt },
  );
  expect(data[0]?.attributes.phone).toBe('+5072123456');
  expect(data[0]?.attributes.coverLetter).toMatch(/^Hola: me interesa .*tres años\.$/);
});
