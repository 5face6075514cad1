import { expect, hold, type Page, test } from '@puente/e2e-kit';

test.use({ viewport: { width: 390, height: 844 } });

test('a session is reserved in the contact form, its subject filled in, by keyboard', async ({ page }) => {
  await page.goto('/asesoria');
  await expect(page).toHaveTitle('Asesoría · Puente');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Asesoría personal',
    'Asesoría profesional',
    'Asesoría en emprendimiento',
    'Mentoría y liderazgo',
  ]);
  await page.getByRole('link', { name: 'Reserva tu sesión' }).press('Enter');
  await expect(page.getByLabel('Asunto')).toHaveValue('Reserva de una sesión de asesoría');
});

test('/pequenosnegocios is a heading and a line of text, with the next step below', async ({ page }) => {
  await page.goto('/pequenosnegocios');
  await expect(page).toHaveTitle('Pequeños negocios · Puente');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toHaveText(['Pequeños negocios']);
  await expect(main.getByRole('paragraph')).toHaveCount(1);
  await main.getByRole('link', { name: 'Ver apoyos para emprender' }).press('Enter');
  await expect(page).toHaveTitle('Emprendimiento · Puente');
});

test.describe('/posts', () => {
  const posts = '**/api/posts';
  const failsOnce = async (page: Page) => {
    await page.route(posts, (route) => route.abort(), { times: 1 });
  };

  test('lists the posts of the sample data', async ({ page }) => {
    await page.goto('/posts');
    const items = page.getByRole('list', { name: 'Listado' }).getByRole('listitem');
    await expect(items).toHaveCount(6);
    await expect(items.first()).toContainText('Identificador');
    await expect(page.getByText(/^Por ahora solo tenemos los títulos/)).toBeInViewport();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  });

  test('keeps an identifier on two lines at most when the text is twice as large', async ({ page }) => {
    await page.goto('/posts');
    const identifier = page.getByRole('main').getByRole('listitem').first().locator('code');
    await identifier.waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const lines = identifier.evaluate(
      (code) => new Set([...code.getClientRects()].map(({ top }) => top)).size,
    );
    expect(await lines).toBeLessThanOrEqual(2);
  });

  test('says that they are on their way', async ({ page }) => {
    await page.route(posts, (route) => route.fulfill({ json: { data: [] } }));
    const answer = await hold(page, posts);
    await page.goto('/posts');
    await expect(page.getByText('Cargando publicaciones...').first()).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { name: 'No hay publicaciones' })).toBeVisible();
    await expect(page.getByText('Cargando publicaciones...')).toHaveCount(0);
  });

  test('does not take any answer for posts', async ({ page }) => {
    await page.route(posts, (route) => route.fulfill({ json: { posts: [] } }));
    await page.goto('/posts');
    await expect(page.getByRole('alert')).toContainText('La respuesta no tiene el formato esperado');
  });

  test.describe('when the line fails', () => {
    test.use({ tolerated: [/^Failed to load resource: net::ERR_FAILED/] });

    test('says so, and a retry by keyboard brings them', async ({ page }) => {
      await failsOnce(page);
      await page.goto('/posts');
      await expect(page.getByRole('heading', { name: 'No pudimos cargar las publicaciones' })).toBeVisible();
      await expect(page.getByText('Revisa tu conexión y vuelve a intentarlo.')).toBeVisible();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Error en la conexión con el backend');
      expect(
        (
          await alert
            .getByText(/backend/)
            .last()
            .boundingBox()
        )?.width,
      ).toBeLessThanOrEqual(1);
      await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
      await expect(page.getByRole('list', { name: 'Listado' }).getByRole('listitem')).toHaveCount(6);
    });
  });
});
