import { expect, test } from '@puente/e2e-kit';

test.use({ tolerated: [/^Failed to load resource: net::ERR_FAILED/] });

test('the form stays when what draws the providers does not come, and that is said', async ({ page }) => {
  // What is asked for once the server has said which there are.
  let answered = false;
  await page.route('**/api/auth/providers', async (route) => {
    answered = true;
    await route.continue();
  });
  let aborted = 0;
  await page.route(/\.js(\?|$)/, async (route) => {
    if (answered) aborted += 1;
    return answered ? route.abort() : route.continue();
  });
  await page.goto('/login?role=user');
  await expect(page.getByText('No se pudieron cargar las otras formas de entrar.')).toBeVisible();
  expect(aborted).toBeGreaterThan(0);
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toBeEditable();
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeEnabled();
});
