import { expect, test, type Page } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

async function fillIn(page: Page, title: string): Promise<void> {
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
  await page.getByLabel('Subcategoría').selectOption('Cocina');
  await page.getByLabel('Tipo de empleo').selectOption('Tiempo completo');
  await page.getByLabel('Salario').fill('$19 por hora');
  await page.getByLabel('Descripción').fill('Preparar desayunos.');
  await page.getByLabel('Requisitos').fill('Un año en cocina.');
  await page.getByLabel('Beneficios').fill('Comida incluida.');
  await page.getByLabel('País').selectOption('Estados Unidos');
  await page.getByLabel('Estado/Provincia').selectOption('Texas');
  await page.getByLabel('Código postal').fill('77001');
  await page.getByLabel('Modalidad').selectOption('Presencial');
  await page.getByLabel('Idioma de trabajo').selectOption('Español');
  await page.getByLabel('Visa', { exact: true }).selectOption('Patrocinio disponible');
}

test('an employer publishes, edits, withdraws and deletes a job', async ({ page, accounts, browser }) => {
  await accounts.signIn(page, await accounts.create('employer'));
  const title = uniqueTitle('Cocinero');
  await page.goto('/mi-cuenta/publicar-empleo');
  await page.getByRole('button', { name: 'Publicar empleo' }).click();
  await expect(page.getByRole('alert')).toHaveText('Completa todos los campos requeridos.');
  await expect(page.getByLabel('Título')).toBeFocused();
  await fillIn(page, title);
  await page.getByRole('button', { name: 'Publicar empleo' }).click();
  await expect(page.getByText('Tu empleo está publicado.')).toBeVisible();
  await expect(page).toHaveURL('/mi-cuenta/empleos-publicados');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText('Publicado', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Sin aplicaciones' })).toBeVisible();

  const visitor = await browser.newPage();
  const search = `/empleos?q=${encodeURIComponent(title)}`;
  await visitor.goto(search);
  await expect(visitor.getByRole('article', { name: title })).toBeVisible();

  await card.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByLabel('Salario')).toHaveValue('19');
  await page.getByLabel('Salario').fill('$21 por hora');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Cambios guardados.')).toBeVisible();
  await visitor.goto(search);
  await expect(visitor.getByRole('article', { name: title })).toContainText('US$21 por hora');

  await page.getByRole('button', { name: 'Pasar a borrador' }).click();
  await expect(page.getByText('Solo tú puedes ver este empleo.')).toBeFocused();
  // Similar titles of other stories may still be found: a search forgives typing errors.
  const answer = visitor.waitForResponse('**/api/jobs?**');
  await visitor.goto(search);
  expect(await (await answer).text()).not.toContain(title);
  await expect(visitor.getByRole('article', { name: title })).toHaveCount(0);
  await visitor.close();

  await page.getByRole('link', { name: 'Ver detalles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar empleo' }).click();
  await expect(page.getByText('El empleo fue eliminado.')).toBeVisible();
  await expect(page).toHaveURL('/mi-cuenta/empleos-publicados');
  await expect(page.getByText('Todavía no has publicado empleos.')).toBeVisible();
});

test('a new job that was not sent waits in the tab', async ({ page, accounts }) => {
  await accounts.signIn(page, await accounts.create('employer'));
  await page.goto('/mi-cuenta/publicar-empleo');
  await page.getByLabel('Título').fill('A medias');
  // The profile's number, which stays itself in another country, whether or not what reads phones has come.
  await expect(page.getByLabel('Teléfono')).not.toHaveValue('');
  await page.getByLabel('País').selectOption('Panamá');
  await page.reload();
  await expect(page.getByText('Recuperamos lo que habías escrito')).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveValue('A medias');
  await page.getByRole('button', { name: 'Publicar empleo' }).click();
  await expect(page.getByRole('alert')).toHaveText('Completa todos los campos requeridos.');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect(page.getByLabel('Título')).toHaveValue('');
});

test('a draft of a title is completed where it lacks something, with pay that is picked', async ({
  page,
  accounts,
}) => {
  await accounts.signIn(page, await accounts.create('employer'));
  const title = uniqueTitle('Cocinera');
  await page.goto('/mi-cuenta/publicar-empleo');
  await page.getByLabel('Título').fill(title);
  // The profile tells where the employer is.
  await expect(page.getByLabel('Estado/Provincia')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Guardar como borrador' }).click();
  await expect(page.getByText('Tu borrador está guardado.')).toBeVisible();
  const card = page.getByRole('article', { name: title });
  await expect(card.getByText(/^Para publicarlo falta: Descripción,/)).toBeVisible();

  await card.getByRole('link', { name: 'Publicar', exact: true }).click();
  await expect(page.getByLabel('Categoría', { exact: true })).toBeFocused();
  await expect(page.getByText('Este campo es requerido.')).toHaveCount(10);
  await fillIn(page, title);
  await page.getByLabel('Salario').fill('19');
  await page.getByLabel('Hasta').fill('22.50');
  await page.getByLabel('Se paga').selectOption('por hora');
  await expect(page.getByText('US$19 a US$22.50 por hora')).toBeVisible();
  await page.getByLabel('Teléfono').fill('llámame al 713');
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await expect(page.getByLabel('Teléfono')).toHaveAccessibleDescription(/Teléfono inválido/);
  await page.getByLabel('Teléfono').fill('713 555 0123');
  await page.getByRole('button', { name: 'Guardar y publicar' }).click();
  await expect(page.getByText('Tu empleo está publicado.')).toBeVisible();
  await expect(card.getByText('US$19 a US$22.50 por hora')).toBeVisible();
  await card.getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByLabel('Salario')).toHaveValue('19');
  await expect(page.getByLabel('Teléfono')).toHaveValue('(713) 555-0123');
});

test('a job saved in one tab is not undone from another in silence', async ({ page, accounts }) => {
  const employer = await accounts.create('employer');
  const id = await publishJob(accounts, employer, uniqueTitle('Cocinero'));
  await accounts.signIn(page, employer);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/mi-cuenta/empleos-publicados/editar/${id}`);
    await expect(tab.getByLabel('Salario')).toHaveValue('$19 por hora');
  }
  const saved = (tab: Page) => expect(tab.getByText('Cambios guardados.')).toBeVisible();
  await page.getByLabel('Salario').fill('$25 por hora');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await saved(page);

  // What only the first tab changed is kept.
  await other.getByLabel('Beneficios').fill('Comida y transporte.');
  await other.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(other.getByText('Se guardó junto con lo que alguien cambió mientras tanto.')).toBeVisible();
  await expect(other.getByLabel('Salario')).toHaveValue('25');

  await page.getByLabel('Beneficios').fill('Comida y propinas.');
  const save = page.getByRole('button', { name: 'Guardar cambios' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Alguien cambió esto mientras lo editabas.' });
  await expect(dialog.getByText('Comida y transporte.')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Beneficios']);
  await dialog.getByRole('button', { name: 'Seguir editando' }).last().click();
  await expect(save).toBeFocused();
  await save.click();
  await dialog.getByRole('button', { name: 'Usar mis cambios' }).click();
  await saved(page);
  await other.reload();
  await expect(other.getByLabel('Beneficios')).toHaveValue('Comida y propinas.');
  await expect(other.getByLabel('Salario')).toHaveValue('25');
});

test('an employer reads an application and answers it; notes stay private', async ({
  page,
  accounts,
  browser,
}) => {
  const employer = await accounts.create('employer');
  const seeker = await accounts.create('user', { nombre: 'Rosa', apellido: 'Luna' });
  const title = uniqueTitle('Cocinera');
  const id = await publishJob(accounts, employer, title);
  await accounts.call('POST /api/applications', {
    jwt: seeker.jwt,
    body: { data: { job: id, candidate: seeker.id, coverLetter: 'Cocino desde niña.', notes: '' } },
  });

  await accounts.signIn(page, employer);
  await page.goto('/mi-cuenta/empleos-publicados');
  await page.getByRole('link', { name: '1 aplicación' }).click();
  await expect(page).toHaveURL(`/mi-cuenta/candidatos?jobId=${id}`);
  const card = page.getByRole('article', { name: 'Rosa Luna' });
  await expect(card.getByText('Cocino desde niña.')).toBeVisible();
  await expect(card.getByRole('link', { name: seeker.email })).toBeVisible();
  await card.getByLabel('Estado de la aplicación').selectOption('Entrevista');
  await card.getByLabel('Notas privadas').fill('Llamar el lunes');
  await card.getByRole('button', { name: 'Guardar' }).click();
  await expect(card.getByText('Cambios guardados.')).toBeVisible();
  await page.reload();
  await expect(card.getByLabel('Notas privadas')).toHaveValue('Llamar el lunes');

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await accounts.signIn(theirs, seeker);
  await theirs.goto('/mi-cuenta/empleos-aplicados');
  const mine = theirs.getByRole('article', { name: title });
  await expect(mine.getByRole('list', { name: 'Cómo va' }).getByText('Entrevista')).toBeVisible();
  await expect(theirs.getByText('Llamar el lunes')).toHaveCount(0);

  // Withdrawn: it stays with the applicant, marked.
  await accounts.call(`PUT /api/jobs/${id}`, { jwt: employer.jwt, body: { data: { status: 'Borrador' } } });
  await theirs.reload();
  await expect(mine.getByText('Empleo retirado')).toBeVisible();
  await expect(mine.getByRole('link')).toHaveCount(0);
  await context.close();
});

test('the pages of an employer are closed to others', async ({ page, accounts }) => {
  await page.goto('/mi-cuenta/publicar-empleo');
  await expect(page).toHaveURL(/\/login/);
  await accounts.signIn(page, await accounts.create('user'));
  for (const path of ['publicar-empleo', 'empleos-publicados', 'empleos-publicados/editar/1', 'candidatos']) {
    await page.goto(`/mi-cuenta/${path}`);
    await expect(page).toHaveURL(/\/mi-cuenta-usuario$/);
  }
});
