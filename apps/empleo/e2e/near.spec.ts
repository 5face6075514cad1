import { expect, expectNoViolations, type Page, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test.use({ tolerated: [] });

const headingOf = (page: Page) => page.getByRole('heading', { name: /empleos? encontrados?/ });
const submit = (page: Page) => page.getByRole('button', { name: 'Buscar', exact: true }).click();
const wishes = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The calls for lists of jobs that the page makes from now on. */
function callsOf(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/jobs' && searchParams.toString().includes('near')) calls.push(searchParams);
  });
  return calls;
}

test('around a postal code the nearest jobs come first, each with how far it is', async ({
  page,
  context,
  accounts,
}) => {
  const title = uniqueTitle('Cocinera');
  const employer = await accounts.create('employer');
  const around = { Dallas: '75201', Houston: '77036', Galveston: '77550', Pasadena: '77502' };
  for (const [city, zipCode] of Object.entries(around))
    await publishJob(accounts, employer, `${title} ${city}`, { zipCode });

  await page.goto('/empleos');
  await page.getByLabel('¿Qué?').fill(title);
  await expect(page.getByLabel('Distancia')).toHaveCount(0);
  await page.getByLabel('¿Dónde?').fill('77036');
  await page.getByLabel('Distancia').selectOption('100 millas o km');
  await submit(page);
  await expect(headingOf(page)).toHaveText(/^3 /);
  await page.getByLabel('Ordenar por').selectOption('Cercanía');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([/Houston$/, /Pasadena$/, /Galveston$/]);
  await expect(cards.first()).toContainText(/a menos de 1 milla|a 1 milla/);
  await expect(cards.nth(1)).toContainText(/a (19|2\d) millas/);
  await expect(cards.nth(2)).toContainText(/a 5\d millas/);
  await expect(page.getByText('Empleos a 100 millas de 77036 Houston, Texas')).toBeVisible();
  await expectNoViolations(page, 'around a postal code');

  const address = page.url();
  expect(wishes(page)).toMatchObject({ donde: '77036', radio: '100', orden: 'distancia' });
  const another = await context.newPage();
  await another.goto(address);
  await expect(another.getByRole('article').getByRole('heading')).toHaveText([
    /Houston$/,
    /Pasadena$/,
    /Galveston$/,
  ]);
  await expect(another.getByLabel('Distancia')).toHaveValue('100');
  await another.getByLabel('Distancia').selectOption('25 millas');
  await submit(another);
  await expect(headingOf(another)).toHaveText(/^2 /);
  await another.goBack();
  await expect(headingOf(another)).toHaveText(/^3 /);
  await another.close();
});

test('in Mexico distances are kilometres', async ({ page, accounts }) => {
  const title = uniqueTitle('Mesera');
  // Of no kind whose jobs in México other tests count.
  const work = { category: 'Construcción', subcategory: 'Pintura y acabados', affinities: [] };
  const jalisco = { ...work, country: 'México', province: 'Jalisco' };
  const employer = await accounts.create('employer');
  for (const [city, zipCode] of [
    ['Tlaquepaque', '45500'],
    ['Guadalajara', '44100'],
  ])
    await publishJob(accounts, employer, `${title} ${city}`, { ...jalisco, zipCode: zipCode!, city: city! });
  await page.goto('/empleos');
  await page.getByLabel('¿Dónde?').pressSequentially('Guadalaj', { delay: 40 });
  await page.getByRole('option', { name: /^Guadalajara, Jalisco/ }).click();
  await page.getByLabel('Distancia').selectOption('50 km');
  const calls = callsOf(page);
  await submit(page);
  await expect(page.getByText('Empleos a 50 km de Guadalajara, Jalisco')).toBeVisible();
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/a menos de 1 km|a \d+ km/);
  expect(calls[0]?.get('near[radius]')).toBe('50');
  expect(wishes(page)).toMatchObject({ donde: 'Guadalajara, Jalisco', radio: '50', orden: 'distancia' });
});

test('a town of Mexico that is typed is in kilometres, too, wherever one searched last', async ({ page }) => {
  await page.goto('/empleos');
  await page.evaluate(() => localStorage.setItem('jobs-country', 'Estados Unidos'));
  await page.reload();
  await page.getByLabel('¿Dónde?').fill('Guadalajara');
  await page.getByLabel('Distancia').focus();
  await page.getByLabel('Distancia').selectOption('25 millas o km');
  await submit(page);
  await expect(page.getByText('Empleos a 25 km de Guadalajara, Jalisco')).toBeVisible();
  await expect(page.getByLabel('Distancia')).toHaveText(/10 km.*25 km.*50 km.*100 km/);
  expect(wishes(page)).toMatchObject({ donde: 'Guadalajara', radio: '25' });
});

test.describe('«Usar mi ubicación»', () => {
  const geolocation = { latitude: 29.760427, longitude: -95.369804 };

  test.describe('with permission', () => {
    test.use({ geolocation, permissions: ['geolocation'] });

    test('finds what is around, and only a rounded position leaves the browser', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      const calls = callsOf(page);
      await page.goto('/empleos');
      await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
      await expect(page.getByText('Cerca de tu ubicación, redondeada a un kilómetro.')).toBeVisible();
      await expect(page.getByLabel('Distancia')).toHaveValue('25');
      await expectNoViolations(page, 'with a position');
      await submit(page);
      await expect(headingOf(page)).toBeVisible();
      expect(wishes(page)).toEqual({ cerca: '29.76,-95.37', radio: '25', orden: 'distancia' });
      expect(calls[0]?.get('near[lat]')).toBe('29.76');
      expect(calls[0]?.get('near[lng]')).toBe('-95.37');
      expect(calls[0]?.get('near[radius]')).toBe('25');
      await expect(page.getByText(/^Empleos a 25 millas de Houston, Texas/)).toBeVisible();
      await expect(page.getByRole('article').first()).toContainText(/milla/);
      expect(sent.join('\n')).not.toMatch(/29\.7604|95\.3698/);
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toMatch(/29\.7604|95\.3698/);

      await page.getByRole('button', { name: 'Quitar: Cerca de mí' }).click();
      await expect(page).not.toHaveURL(/cerca|radio/);
    });
  });

  test.describe('refused', () => {
    test.use({ permissions: [] });

    test('says what to do instead, and the search goes on', async ({ page }) => {
      await page.goto('/empleos');
      await page.getByRole('button', { name: 'Usar mi ubicación' }).click();
      await expect(
        page.getByText('No tenemos permiso para ver dónde estás. Escribe tu ciudad o código postal.'),
      ).toBeVisible();
      await expectNoViolations(page, 'without permission');
      await page.getByLabel('¿Dónde?').fill('Houston');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/donde=Houston/);
      await expect(page.getByText(/^Empleos en Houston, Texas/)).toBeVisible();
    });
  });
});
