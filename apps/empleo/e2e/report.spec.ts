import { expect, expectNoViolations, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

test('a visitor reports a job by the keyboard alone', async ({ page, accounts }) => {
  const id = await publishJob(accounts, await accounts.create('employer'), uniqueTitle('Mesera'));
  await page.goto(`/detalle-empleo/${id}`);
  const action = page.getByRole('button', { name: 'Denunciar este empleo' });
  await action.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Denunciar este empleo' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expectNoViolations(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(action).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Motivo').focus();
  await page.keyboard.type('Cobran');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Piden 50 dólares por la entrevista.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Enviar denuncia' })).toBeFocused();
  const sent = page.waitForRequest(`**/api/jobs/${id}/report`);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({
    data: { reason: 'Cobran por trabajar o piden dinero', details: 'Piden 50 dólares por la entrevista.' },
  });
  await expect(page.getByRole('dialog', { name: 'Recibimos tu denuncia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(action).toBeFocused();
});
