import { expect, oldestJob, test, type Page } from '@puente/e2e-kit';

interface Newcomer {
  nombre: string;
  username: string;
  email: string;
  password: string;
}

function newcomer(nombre: string): Newcomer {
  const username = `${nombre.toLowerCase()}${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;
  return { nombre, username, email: `${username}@correo.test`, password: 'Cebolla7#' };
}

async function register(page: Page, person: Newcomer) {
  await page.getByLabel('Usuario', { exact: true }).fill(person.username);
  await page.getByLabel('Nombre', { exact: true }).fill(person.nombre);
  await page.getByLabel('Apellido', { exact: true }).fill('Prueba');
  await page.getByLabel('Correo electrónico', { exact: true }).fill(person.email);
  await page.getByLabel('Confirmar correo electrónico').fill(person.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar contraseña').fill(person.password);
  await expect(page.getByText('Verificado', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /Acepto los/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page).toHaveURL(/\/email-confirmation/);
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
}

async function signIn(page: Page, { email, password }: Newcomer) {
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

test('a seeker finds kitchen work: from the choice of account to having applied', async ({ page, mail }) => {
  const ana = newcomer('Ana');

  await test.step('chooses how to enter, and registers', async () => {
    await page.goto('/choice');
    await page.getByRole('link', { name: /^Usuario/ }).click();
    await expect(page).toHaveURL('/login?role=user');
    await page.getByRole('main').getByRole('link', { name: 'Regístrate', exact: true }).click();
    await expect(page).toHaveURL('/register?role=user');
    await register(page, ana);
  });

  await test.step('opens the mailed link and signs in', async () => {
    await page.goto(await mail.link(ana.email, '/confirm'));
    await expect(page).toHaveURL(/\/correo-confirmado/);
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await signIn(page, ana);
    await expect(page).toHaveURL('/mi-cuenta?role=user');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Hola, Ana' })).toBeVisible();
  });

  await test.step('searches, reads and applies', async () => {
    await page.getByRole('link', { name: 'Empleo', exact: true }).click();
    await page.getByLabel('¿Qué?').fill('cocina');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByRole('heading', { name: /empleos encontrados/ })).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/detalle-empleo\/\d+/);
    await page.getByRole('button', { name: 'Aplicar', exact: true }).first().click();
    await page
      .getByRole('textbox')
      .last()
      .fill('Buenas tardes: cociné seis años en una fonda y puedo empezar el lunes.');
    await page.getByRole('button', { name: 'Enviar aplicación' }).click();
    await expect(page.getByText('Has aplicado con éxito al empleo.')).toBeVisible();
  });

  await test.step('sees it among the own applications', async () => {
    await page.goto('/mi-cuenta/empleos-aplicados');
    await expect(page.getByText('Enviada', { exact: true })).toBeVisible();
  });
});

test('a visitor who wants a job comes back to it by registering, with the mail opened in another tab', async ({
  page,
  context,
  mail,
  accounts,
}) => {
  const eva = newcomer('Eva');
  const { data } = await accounts.call<{ data: { id: number }[] }>(oldestJob);
  const job = `/detalle-empleo/${data[0]?.id}`;

  await test.step('presses Aplicar and registers', async () => {
    await page.goto(job);
    await page.getByRole('button', { name: 'Aplicar', exact: true }).first().click();
    await page.getByRole('link', { name: 'Registrarse', exact: true }).first().click();
    await expect(page).toHaveURL('/register?role=user');
    await register(page, eva);
  });

  await test.step('opens the mailed link in another tab, and goes on from there', async () => {
    const other = await context.newPage();
    await other.goto(await mail.link(eva.email, '/confirm'));
    await other.getByRole('link', { name: /^Volver a / }).click();
    await expect(other).toHaveURL('/login?role=user');
    await expect(other.getByLabel('Correo electrónico')).toHaveValue(eva.email);
    await expect(other.getByLabel('Contraseña', { exact: true })).toBeFocused();
    await other.keyboard.type(eva.password);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(job);
    await expect(other.getByRole('banner').getByRole('button', { name: 'Hola, Eva' })).toBeVisible();
  });
});

test('an employer needs a cook: from registration to reading an application', async ({
  page,
  mail,
  accounts,
}) => {
  const luis = newcomer('Luis');
  const title = `Cocinera de banquetes ${luis.username}`;

  await test.step('registers, confirms and signs in', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Regístrate como empleador' }).click();
    await expect(page).toHaveURL('/register?role=employer');
    await page.getByLabel('Nombre de la empresa').fill('Banquetes Doña Luz');
    await page.getByLabel('Puesto en la empresa').fill('Gerente');
    await page.getByLabel('Estado/Provincia').selectOption('Texas');
    await page.getByLabel('Código postal').fill('77001');
    await page.getByLabel('Teléfono').fill('7135550100');
    await register(page, luis);
    await page.goto(await mail.link(luis.email, '/confirm'));
    await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
    await signIn(page, luis);
    await expect(page).toHaveURL(/\/mi-cuenta\?role=/);
  });

  await test.step('publishes the job', async () => {
    await page.getByRole('link', { name: 'Publicar empleo' }).click();
    await page.getByLabel('Título').fill(title);
    await page.getByLabel('Categoría', { exact: true }).selectOption('Hospitalidad y turismo');
    await page.getByLabel('Subcategoría').selectOption('Cocina');
    await page.getByLabel('Tipo de empleo').selectOption('Tiempo completo');
    await page.getByLabel('Salario').fill('US$19 por hora');
    await page
      .getByLabel('Descripción')
      .fill('Cocinar para banquetes de cien personas, con un equipo de tres.');
    await page.getByLabel('Requisitos').fill('Dos años en cocina.');
    await page.getByLabel('Beneficios').fill('Comida y propinas.');
    await page.getByLabel('País').selectOption('Estados Unidos');
    await page.getByLabel('Estado/Provincia').selectOption('Texas');
    await page.getByLabel('Código postal').fill('77001');
    await page.getByLabel('Modalidad').selectOption('Presencial');
    await page.getByLabel('Idioma de trabajo').selectOption('Español');
    await page.getByLabel('Visa').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Publicar empleo' }).click();
    await expect(page).toHaveURL('/mi-cuenta/empleos-publicados');
    await expect(page.getByText(title)).toBeVisible();
  });

  await test.step('somebody applies meanwhile', async () => {
    const seeker = await accounts.create('user', { nombre: 'Rosa' });
    const { data } = await accounts.call<{ data: { id: number }[] }>(
      `GET /api/jobs?_q=${encodeURIComponent(luis.username)}`,
    );
    await accounts.call('POST /api/applications', {
      jwt: seeker.jwt,
      body: { data: { job: data[0]?.id, coverLetter: 'Sé hacer mole para doscientos.' } },
    });
  });

  await test.step('reads the application and invites', async () => {
    await page.goto('/mi-cuenta/candidatos');
    const candidate = page.getByRole('article').filter({ hasText: 'Rosa' });
    await expect(candidate.getByText('Sé hacer mole para doscientos.')).toBeVisible();
    await candidate.getByLabel('Estado de la aplicación').selectOption('Entrevista');
    await candidate.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Cambios guardados.')).toBeVisible();
    await page.reload();
    await expect(candidate.getByLabel('Estado de la aplicación')).toHaveValue('Entrevista');
  });
});
