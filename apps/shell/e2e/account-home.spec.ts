import { expect, expectNoViolations, test, type Page, type SignedInPerson } from '@puente/e2e-kit';

type Accounts = Parameters<Parameters<typeof test>[2]>[0]['accounts'];

const kitchen = {
  description: 'Preparar desayunos.',
  requirements: 'Un año en cocina.',
  benefits: 'Comida incluida.',
  country: 'Estados Unidos',
  province: 'Texas',
  zipCode: '77001',
  category: 'Hospitalidad y turismo',
  subcategory: 'Cocina',
  modality: 'Presencial',
  workLanguage: 'Español',
  visaRequirement: 'Patrocinio disponible',
  jobType: 'Tiempo completo',
  salary: '$19 por hora',
  affinities: [],
};

async function createJob(accounts: Accounts, { jwt }: SignedInPerson, title: string, status = 'Publicado') {
  const body = { data: { ...kitchen, title, status } };
  const { data } = await accounts.call<{ data: { id: number } }>('POST /api/jobs', { jwt, body });
  return data.id;
}

const apply = (accounts: Accounts, { jwt }: SignedInPerson, job: number) =>
  accounts.call('POST /api/applications', { jwt, body: { data: { job, coverLetter: 'Cocino bien.' } } });

/** Nothing of the page stands beside a narrow phone's window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** How far what stands in the window moved while the page came, beyond what a finger did. */
async function shiftWhile(page: Page, open: () => Promise<unknown>): Promise<number> {
  await page.addInitScript(() => {
    const scope = window as unknown as { shifted: number };
    scope.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) scope.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open();
  return page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

test('a seeker’s account tells of applications and favourites, leads on, and signs out', async ({
  page,
  accounts,
}) => {
  const employer = await accounts.create('employer');
  const seeker = await accounts.create('user');
  const titles = [
    'Cocinera de línea',
    'Ayudante de panadería',
    'Lavaplatos',
    'Repartidora con bicicleta propia',
  ];
  const ids: number[] = [];
  for (const title of titles) ids.push(await createJob(accounts, employer, title));
  await accounts.signIn(page, seeker);

  await test.step('with nothing yet, it leads to the jobs', async () => {
    await page.goto('/mi-cuenta');
    const applications = page.getByRole('region', { name: 'Tus aplicaciones' });
    await expect(applications.getByText('Todavía no has aplicado a ningún empleo.')).toBeVisible();
    await expect(applications.getByRole('link', { name: 'Buscar empleo' })).toHaveAttribute(
      'href',
      '/empleos',
    );
    await expect(page.getByRole('link', { name: 'Agrega tu teléfono' })).toBeVisible();
    await expectNoViolations(page, 'of an empty account');
  });

  for (const id of ids) await apply(accounts, seeker, id);
  await accounts.call('POST /api/favorites', { jwt: seeker.jwt, body: { data: { job: ids[0] } } });

  await test.step('then the newest three stand there, and nothing jumps while they come', async () => {
    const shift = await shiftWhile(page, async () => {
      await page.goto('/mi-cuenta');
      await expect(page.getByRole('link', { name: 'Repartidora con bicicleta propia' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Menú de tu cuenta' })).toBeVisible();
    });
    expect(shift).toBeLessThan(0.05);
    const applications = page.getByRole('region', { name: 'Tus aplicaciones' });
    await expect(applications.getByRole('list', { name: 'Cómo van' })).toHaveText('Enviada 4');
    await expect(applications.getByRole('link', { name: 'Cocinera de línea' })).toHaveCount(0);
    const favorites = page.getByRole('region', { name: 'Tus favoritos' });
    await expect(favorites.getByRole('link', { name: 'Cocinera de línea' })).toHaveAttribute(
      'href',
      `/detalle-empleo/${ids[0]}`,
    );
  });

  await test.step('in English, in the dark, on a narrow phone', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => localStorage.setItem('language', 'en'));
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your applications' }).getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'Personal information' })).toBeVisible();
    expect(await overhang(page)).toBe(0);
    await expectNoViolations(page, 'in the dark');
  });

  await test.step('by keyboard it leads to all of them', async () => {
    await page.getByRole('link', { name: 'See my applications' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/mi-cuenta/empleos-aplicados');
    await page.goBack();
  });

  await test.step('and signs out, here and on the server', async () => {
    const jwt = (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '';
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
    await expect
      .poll(async () =>
        (await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${jwt}` } })).status(),
      )
      .toBe(401);
  });
});

test('an employer’s account tells of new candidates and drafts, and leads to each', async ({
  page,
  accounts,
}) => {
  const employer = await accounts.create('employer');
  const seekers = [await accounts.create('user'), await accounts.create('user')];
  await accounts.signIn(page, employer);

  await test.step('with nothing yet, it leads to publishing', async () => {
    await page.goto('/mi-cuenta');
    await expect(page.getByText('Todavía no hay candidatos.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Publica un empleo' })).toHaveCount(1);
    await expectNoViolations(page, 'of an empty account');
  });

  const kitchenJob = await createJob(accounts, employer, 'Cocinero de desayunos');
  const draft = await createJob(accounts, employer, 'Mesera de fin de semana', 'Borrador');
  for (const seeker of seekers) await apply(accounts, seeker, kitchenJob);

  await test.step('then who applied, and what waits', async () => {
    await page.goto('/mi-cuenta');
    const candidates = page.getByRole('region', { name: 'Candidatos nuevos' });
    await expect(candidates.getByRole('listitem')).toHaveText(['Cocinero de desayunos2 candidatos nuevos']);
    await expect(
      page.getByRole('region', { name: 'Borradores' }).getByRole('link', { name: 'Mesera de fin de semana' }),
    ).toHaveAttribute('href', `/mi-cuenta/empleos-publicados/editar/${draft}`);
    await expect(page.getByText('Ningún empleo termina esta semana.')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overhang(page)).toBe(0);
    await expectNoViolations(page, 'in the dark');
  });

  await test.step('by keyboard to the candidates of that job', async () => {
    await page.getByRole('link', { name: 'Cocinero de desayunos' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/mi-cuenta/candidatos?jobId=${kitchenJob}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Candidatos' })).toBeVisible();
  });
});

test.describe('a section that does not come', () => {
  test.use({ tolerated: [/Failed to load resource|^section empleo: /] });

  test('leaves the account and its menu standing', async ({ page, accounts }) => {
    const seeker = await accounts.create('user');
    await accounts.signIn(page, seeker);
    await page.route('**/sections/empleo/**', (route) => route.abort());
    await page.goto('/mi-cuenta');
    await expect(page.getByRole('navigation', { name: 'Menú de tu cuenta' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Empleos aplicados' })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
