import { expect, hold, type Page, type SignedInPerson, test } from '@puente/e2e-kit';
import { type Accounts, publishJob, uniqueTitle } from './a-job.ts';

test('a visitor who applies is sent to sign in or register', async ({ page }) => {
  await page.goto('/empleos?orden=fecha');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Aplicar' }).click();
  await expect(card.getByText('Debes iniciar sesión o registrarse')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
    'href',
    '/register?role=user',
  );
  await card.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login?role=user');
  // Where to come back to travels with the visit, not in the address.
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    from: '/empleos?orden=fecha',
  });
});

test('what a visitor wanted of a job is done once they come back to it as a seeker, and once only', async ({
  page,
  accounts,
}) => {
  const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Costurera'));
  const seeker = await accounts.create('user');
  const job = `/detalle-empleo/${id}`;
  await page.goto(job);
  await page.getByRole('button', { name: 'Guardar en favoritos' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Registrarse' }).click();
  await expect(page).toHaveURL('/register?role=user');
  await accounts.signIn(page, seeker);
  await page.goto(job);
  await expect(page.getByText('¡Empleo guardado en tus favoritos!')).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  await expect(page.getByText(/favoritos[!.]$/)).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(job);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login?role=user');
  await accounts.signIn(page, seeker);
  await page.goto(job);
  await expect(page.getByLabel('Mensaje a la empresa')).toBeFocused();
  await expect(page.getByLabel('Mensaje a la empresa')).toBeInViewport({ ratio: 1 });
});

test('a seeker applies from the list, follows it, and withdraws', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  const seeker = await accounts.create('user');
  const title = uniqueTitle('Cocinera');
  await publishJob(accounts, employer, title);
  await accounts.signIn(page, seeker);

  await page.goto(`/empleos?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Aplicar' }).click();
  const letter = card.getByLabel('Mensaje a la empresa');
  await expect(letter).toBeFocused();
  await card.getByRole('button', { name: 'Enviar aplicación' }).click();
  await expect(card.getByText('Este campo es requerido.')).toBeVisible();
  await letter.fill('Tengo tres años en cocina.');
  await card.getByRole('button', { name: 'Enviar aplicación' }).click();
  await expect(card.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
  await expect(card.getByText('Has aplicado con éxito al empleo.')).toBeHidden({ timeout: 5000 });
  await expect(card.getByRole('status')).toHaveText('Ya aplicaste a este empleo.');
  await expect(card.getByRole('link', { name: 'Ver mis aplicaciones' })).toBeVisible();

  await page.goto('/mi-cuenta/empleos-aplicados');
  const mine = page.getByRole('article', { name: title });
  await expect(mine.getByText('Enviada', { exact: true })).toBeVisible();
  await expect(mine.getByText('La Casita · Houston, Texas, Estados Unidos')).toBeVisible();
  await mine.getByText('Tu mensaje').click();
  await expect(mine.getByText('Tengo tres años en cocina.')).toBeVisible();
  await mine.getByRole('button', { name: 'Retirar aplicación' }).click();
  await expect(mine.getByText(/^Tu aplicación fue retirada\./)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await mine.getByRole('button', { name: 'Deshacer' }).click();
  await expect(mine.getByText('Listo: la empresa vuelve a ver tu aplicación.')).toBeVisible();
  await page.reload();
  await expect(mine.getByText('Enviada', { exact: true })).toBeVisible();
});

test('three presses on a card send one application, also while the answer is on its way', async ({
  page,
  accounts,
}) => {
  const employer = await accounts.create('employer');
  const title = uniqueTitle('Cocinera');
  await publishJob(accounts, employer, title);
  await accounts.signIn(page, await accounts.create('user'));
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/applications')) sent += 1;
  });
  const answer = await hold(page, '**/api/applications');
  await page.goto(`/empleos?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Aplicar' }).click();
  await card.getByLabel('Mensaje a la empresa').fill('Hola');
  await card.getByRole('button', { name: 'Enviar aplicación' }).click({ clickCount: 3 });
  await card.getByRole('button', { name: 'Enviar aplicación' }).click({ force: true });
  answer();
  await expect(card.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
  expect(sent).toBe(1);
});

test('a new search closes the forms that are open', async ({ page, accounts }) => {
  await accounts.signIn(page, await accounts.create('user'));
  await page.goto('/empleos?q=cocina');
  await page.getByRole('article').first().getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByLabel('Mensaje a la empresa')).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByLabel('Mensaje a la empresa')).toHaveCount(0);
  await expect(page.getByRole('article').first().getByRole('button', { name: 'Aplicar' })).toBeVisible();
});

test('a seeker sees through which states an application went', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  const seeker = await accounts.create('user');
  const title = uniqueTitle('Soldadora');
  const job = await publishJob(accounts, employer, title);
  const { data } = await accounts.call<{ data: { id: number } }>('POST /api/applications', {
    jwt: seeker.jwt,
    body: { data: { job } },
  });
  for (const status of ['En revisión', 'Entrevista']) {
    const body = { data: { status } };
    await accounts.call(`PUT /api/applications/${data.id}`, { jwt: employer.jwt, body });
  }
  await accounts.signIn(page, seeker);
  await page.goto('/mi-cuenta/empleos-aplicados');
  const steps = page.getByRole('list', { name: 'Cómo va' }).getByRole('listitem');
  await expect(steps).toContainText(['Enviada', 'En revisión', 'Entrevista']);
});

test.describe('on a connection that comes and goes', () => {
  test.use({ tolerated: [/^Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)/] });
  const title = 'Empacadora';
  const letterOf = (page: Page) => page.getByLabel('Mensaje a la empresa');
  const received = (accounts: Accounts, { id, jwt }: SignedInPerson) =>
    accounts.call<{ data: unknown[] }>(`GET /api/applications?filters[job][employer][id][$eq]=${id}`, {
      jwt,
    });

  test('what was written is kept, and sent when somebody says so', async ({ page, accounts, context }) => {
    const employer = await accounts.create('employer');
    const id = await publishJob(accounts, employer, uniqueTitle(title));
    await accounts.signIn(page, await accounts.create('user'));
    await page.goto(`/aplicar?jobId=${id}`);
    await letterOf(page).fill('Mi historia');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enviar aplicación' }).click();
    await expect(
      page.getByRole('alert').getByText(/No se pudo enviar la aplicación\. No hay conexión\./),
    ).toBeInViewport();
    await context.setOffline(false);
    await expect(page.getByText(/^Ya hay conexión\. Envía tu aplicación/)).toBeVisible({ timeout: 15_000 });
    expect((await received(accounts, employer)).data).toEqual([]);
    await expect(letterOf(page)).toHaveValue('Mi historia');
    await page.getByRole('button', { name: 'Enviar aplicación' }).click();
    await expect(page.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
    expect((await received(accounts, employer)).data).toHaveLength(1);
  });

  test('an answer that is lost on its way back makes no second application, also after a reload', async ({
    page,
    accounts,
    context,
  }) => {
    const employer = await accounts.create('employer');
    const id = await publishJob(accounts, employer, uniqueTitle(title));
    await accounts.signIn(page, await accounts.create('user'));
    // The call arrives and is answered; the answer does not come back, and nobody can look it up.
    await context.route('**/api/applications', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort('connectionreset');
    });
    await context.route('**/api/job-marks', (route) => route.abort('connectionreset'));
    await page.goto(`/aplicar?jobId=${id}`);
    await letterOf(page).fill('Mi historia');
    await page.getByRole('button', { name: 'Enviar aplicación' }).click();
    await expect(page.getByRole('alert').getByText(/^No se pudo enviar la aplicación\./)).toBeVisible();
    await page.reload();
    await expect(letterOf(page)).toHaveValue('Mi historia');
    await expect(page.getByText(/^La última vez no supimos si tu aplicación llegó/)).toBeVisible();
    await context.unroute('**/api/applications');
    await page.getByRole('button', { name: 'Enviar aplicación' }).dblclick();
    await expect(page.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
    expect((await received(accounts, employer)).data).toHaveLength(1);
  });
});

test('what a seeker wrote survives a failure and a reload', async ({ page, accounts, context }) => {
  const employer = await accounts.create('employer');
  const id = await publishJob(accounts, employer, uniqueTitle('Mesera'));
  await accounts.signIn(page, await accounts.create('user'));
  await page.goto(`/aplicar?jobId=${id}`);
  await context.route('**/api/applications', (route) => route.fulfill({ status: 404, body: '{}' }), {
    times: 1,
  });
  await page.getByLabel('Mensaje a la empresa').fill('Mi historia');
  await page.getByRole('button', { name: 'Enviar aplicación' }).click();
  await expect(page.getByRole('alert')).toHaveText('No se pudo enviar la aplicación.');
  await page.reload();
  await expect(page.getByLabel('Mensaje a la empresa')).toHaveValue('Mi historia');
  await page.getByRole('button', { name: 'Enviar aplicación' }).click();
  await expect(page.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
});

test('a seeker keeps a job as a favourite and takes it back', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  const title = uniqueTitle('Chofer');
  const id = await publishJob(accounts, employer, title);
  await accounts.signIn(page, await accounts.create('user'));
  await page.goto(`/detalle-empleo/${id}`);
  await page.getByRole('button', { name: 'Guardar en favoritos' }).click();
  await expect(page.getByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
  await expect(page.getByText('¡Empleo guardado en tus favoritos!')).toBeHidden({ timeout: 5000 });
  await page.goto('/mi-cuenta/favoritos');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('La Casita')).toBeVisible();
  await card.getByRole('button', { name: 'Quitar de favoritos' }).click();
  await expect(page.getByText('Empleo eliminado de tus favoritos.')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(card.getByText('La Casita')).toBeVisible();
  await card.getByRole('button', { name: 'Quitar de favoritos' }).click();
  await expect(page.getByText('Empleo eliminado de tus favoritos.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Todavía no tienes favoritos.')).toBeVisible();
});

test('an employer is told that applying is for job seekers', async ({ page, accounts }) => {
  await accounts.signIn(page, await accounts.create('employer'));
  await page.goto('/empleos?orden=fecha');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Aplicar' }).click();
  await expect(card.getByRole('alert')).toHaveText('Acceso denegado. Debes ser un usuario para aplicar.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Aplicar is always in sight on a job, and steps aside for the form', async ({ page, accounts }) => {
    const employer = await accounts.create('employer');
    const title = uniqueTitle('Pintor');
    const description = 'Pintar casas.\n'.repeat(60);
    const id = await publishJob(accounts, employer, title, { description });
    await accounts.signIn(page, await accounts.create('user'));
    await page.goto(`/detalle-empleo/${id}`);
    const apply = page.getByRole('button', { name: 'Aplicar' });
    await expect(apply).toBeInViewport({ ratio: 1 });
    // Not under the menu of the frame: a press in its middle reaches it.
    await apply.click();
    const letter = page.getByLabel('Mensaje a la empresa');
    await expect(letter).toBeFocused();
    await expect(letter).toBeInViewport();
    await letter.fill('Pinto desde 2015.');
    // The room that is left above a keyboard.
    await page.setViewportSize({ width: 390, height: 480 });
    await page.getByRole('button', { name: 'Enviar aplicación' }).click();
    await expect(page.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
  });
});
