import { behindTheSite, expect, expectNoViolations, test } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

/** As if a job had been published an hour ago, and somebody's alerts had been due since a minute. */
async function makeDue(user: number, job: number): Promise<void> {
  await behindTheSite(`update jobs.jobs set published_at = now() - interval '1 hour' where id = $1`, [job]);
  await behindTheSite(
    `update jobs.saved_searches set last_alert_at = now() - interval '1 day',
       looked_at = now() - interval '1 day', next_alert_at = now() - interval '1 minute' where owner_id = $1`,
    [user],
  );
}

test('a search is saved, what is new in it is mailed, and the mail stops it without signing in', async ({
  page,
  browser,
  accounts,
  mail,
}) => {
  const seeker = await accounts.create('user');
  const title = uniqueTitle('Hilandera');
  const word = title.split(' ')[1] ?? '';
  await accounts.signIn(page, seeker);
  await page.goto(`/empleos?q=${word}&orden=fecha`);
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page, 'the question');
  await dialog.getByLabel('Nombre').fill('Hilanderas <b>cerca</b>');
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Búsqueda guardada' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver mis búsquedas' }).click();
  const card = page.getByRole('article', { name: 'Hilanderas <b>cerca</b>' });
  await expect(card.getByLabel('Avisos por correo')).toHaveValue('daily');
  await expectNoViolations(page, 'the list');

  const before = (await mail.all(seeker.email)).length;
  const job = await publishJob(accounts, await accounts.create('employer'), title);
  await makeDue(seeker.id, job);
  const { subject, text, html, links } = await mail.newest(seeker.email, { after: before });
  expect(subject).toBe('Un empleo nuevo: Hilanderas <b>cerca</b>');
  expect(text).toContain(title);
  expect(html).not.toContain('<b>cerca');
  expect(links.map((link) => new URL(link).pathname)).toContain(`/detalle-empleo/${job}`);

  await page.reload();
  await expect(card.getByText('1 empleo nuevo')).toBeVisible();

  // The phone on which the mail is read, and nobody is signed in.
  const phone = await browser.newPage();
  const stop = links.find((link) => new URL(link).pathname === '/alertas/cancelar') ?? '';
  await phone.goto(stop);
  await expect(phone.getByRole('heading', { level: 1, name: 'Alerta detenida' })).toBeVisible();
  await expect(phone).toHaveURL('/alertas/cancelar');
  await page.reload();
  await expect(card.getByLabel('Avisos por correo')).toHaveValue('never');

  await phone.getByRole('button', { name: 'Volver a activar' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Alerta activa' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'Alerta activa' })).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Avisos por correo')).toHaveValue('daily');
  await phone.close();
});

test('a visitor who wants to save a search signs in first, and finds the question open', async ({
  page,
  accounts,
}) => {
  const seeker = await accounts.create('user');
  const word = uniqueTitle('Tejedora').split(' ')[1] ?? '';
  await page.goto(`/empleos?q=${word}&orden=fecha`);
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login?role=user');
  await accounts.signIn(page, seeker);
  await page.goto(`/empleos?q=${word}&orden=fecha`);
  await expect(page.getByRole('dialog').getByLabel('Nombre')).toBeVisible();
});
