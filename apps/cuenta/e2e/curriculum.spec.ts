import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, expectNoViolations, hold, test } from '@puente/e2e-kit';
import sharp from 'sharp';

/** A PDF of one empty page, with `note` in it. */
function aPdf(note: string): Buffer {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
  ].map((object, index) => `${index + 1} 0 obj${object}endobj\n`);
  return Buffer.from(`%PDF-1.7\n%${note}\n${objects.join('')}trailer<</Size 4/Root 1 0 R>>\n%%EOF\n`);
}
const file = (name: string, buffer = aPdf(name)) => ({ name, mimeType: 'application/pdf', buffer });

test('a CV is sent with its progress, replaced, downloaded as it was, and deleted', async ({
  page,
  accounts,
  context,
}) => {
  await accounts.signIn(page, await accounts.create('user'));
  await page.goto('/mi-cuenta');
  await page.getByRole('link', { name: 'Currículum', exact: true }).click();
  await expect(page).toHaveURL('/mi-cuenta/curriculum');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Subir' }).click();
  await expect(page.getByRole('alert')).toHaveText('Primero selecciona un archivo.');

  const chooser = page.getByLabel('Elegir archivo');
  await chooser.setInputFiles(file('viejo.pdf'));
  await page.getByRole('button', { name: 'Subir' }).click();
  await expect(page.getByText('Tu currículum se guardó.')).toBeVisible();
  await expect(page.getByText('viejo.pdf')).toBeVisible();

  // Held until the screen was looked at.
  const release = await hold(context, '**/api/upload');
  const content = aPdf('Currículum de Luz '.repeat(2000));
  await chooser.setInputFiles(file('Currículum de Luz.pdf', content));
  await page.getByRole('button', { name: 'Subir' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText('¿Reemplazar tu currículum?');
  await dialog.getByRole('button', { name: 'Reemplazar currículum' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectNoViolations(page, 'while it is sent');
  release();
  await expect(page.getByText('Currículum de Luz.pdf')).toBeVisible();
  await expect(page.getByText('viejo.pdf')).toHaveCount(0);

  await page.reload();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Currículum de Luz.pdf');
  expect((await readFile(await download.path())).equals(content)).toBe(true);

  await page.getByRole('button', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Eliminar currículum' }).click();
  await expect(page.getByText('Tu currículum se eliminó.')).toBeVisible();
  await page.getByRole('button', { name: 'Descargar' }).click();
  await expect(page.getByRole('alert')).toHaveText('No hay currículum para descargar.');
});

test.describe('what fails', () => {
  test.use({
    tolerated: [/^Failed to load resource: (net::ERR_FAILED|the server responded with a status of 4)/],
  });

  test('what is no CV is told in words, and a broken connection keeps the file', async ({
    page,
    accounts,
    context,
  }) => {
    await accounts.signIn(page, await accounts.create('user'));
    await page.goto('/mi-cuenta/curriculum');
    const chooser = page.getByLabel('Elegir archivo');
    await chooser.setInputFiles(file('pagina.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')));
    await page.getByRole('button', { name: 'Subir' }).click();
    await expect(page.getByRole('alert')).toHaveText('El archivo debe ser un PDF o una imagen JPG o PNG.');
    await chooser.setInputFiles(file('grande.pdf', Buffer.alloc(2 * 1024 * 1024 + 1, '%PDF-1.7\n')));
    await expect(page.getByRole('alert')).toHaveText('grande.pdf: El archivo pesa demasiado: máximo 2 MB.');

    await chooser.setInputFiles(file('bueno.pdf'));
    await context.route('**/api/upload', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Subir' }).click();
    await expect(page.getByRole('alert')).toContainText('se perdió la conexión');
    await page.getByRole('button', { name: 'Subir' }).click();
    await expect(page.getByText('Tu currículum se guardó.')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('a photo of 3,000 by 4,000 pixels is made smaller and sent, in English and in the dark', async ({
    page,
    accounts,
  }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await accounts.signIn(page, await accounts.create('user'));
    await page.goto('/mi-cuenta/curriculum');
    await expect(page.getByLabel('Choose a file')).toBeAttached();
    await expectNoViolations(page);
    // Noise: what a camera takes compresses little.
    const noise = { raw: { width: 1500, height: 2000, channels: 3 as const } };
    const photo = await sharp(randomBytes(1500 * 2000 * 3), noise)
      .resize(3000, 4000)
      .jpeg({ quality: 70 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: photo });
    await expect(page.getByText('The photo was too large and we made it smaller.')).toBeVisible();
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('Your résumé was saved.')).toBeVisible();
    await expect(page.getByText('IMG_0001.jpg')).toBeVisible();
  });
});
