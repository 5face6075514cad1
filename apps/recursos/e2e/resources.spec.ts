// nx-ignore-next-line: no part of this project; it comes with the command that runs these
import { expect, expectNoViolations, test } from '../../../tools/checks/e2e/fixtures.ts';

test.use({ tolerated: [] });

const pages = ['/asesoria', '/educate', '/migration', '/emprendimiento', '/pequenosnegocios', '/posts'];
const searched = ['/educate', '/migration', '/emprendimiento'];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const address of pages) {
      test(`${address} is accessible and fits`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (searched.includes(address)) {
          await page.getByRole('button', { name: 'Buscar' }).click();
          await expect(page.getByRole('article').first()).toBeVisible();
        }
        await expectNoViolations(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBe(0);
      });
    }
  });
}

test('a session is reserved in the contact form, its subject filled in', async ({ page }) => {
  await page.goto('/asesoria');
  await expect(page).toHaveTitle('Asesoría · Puente');
  await page.getByRole('link', { name: 'Reserva tu sesión' }).click();
  await expect(page.getByLabel('Asunto')).toHaveValue('Reserva de una sesión de asesoría');
});

test('capital to grow is found with the keyboard alone', async ({ page }) => {
  await page.goto('/emprendimiento');
  await page.getByLabel('Servicio').focus();
  await page.keyboard.type('Acceso');
  await expect(page.getByLabel('Etapa')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Crec');
  for (const stop of ['País', 'Buscar']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(stop);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 resultado' })).toBeFocused();
  await expect(page.getByRole('article')).toContainText('Accion Opportunity Fund');
});

test('the check before paying is one press away from the top of /migration', async ({ page }) => {
  await page.goto('/migration');
  await page.getByRole('link', { name: 'Antes de pagar, comprueba quién te representa' }).click();
  await expect(page.getByText('Pide un contrato por escrito y recibos.')).toBeInViewport();
  await expect(page).toHaveURL(/\/migration#fraud$/);
});

test('the posts of the sample data are listed', async ({ page }) => {
  await page.goto('/posts');
  const list = page.getByRole('list', { name: 'Listado' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
});
