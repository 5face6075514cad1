import { expect, expectNoViolations, test } from '@puente/e2e-kit';

// How the pages are as they open is seen by the tests of every page.
test('a refused registration has no violations either', async ({ page }) => {
  await page.goto('/register?role=employer');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('alert')).toContainText('Corrige los siguientes errores:');
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toBeFocused();
  await expectNoViolations(page);
});
