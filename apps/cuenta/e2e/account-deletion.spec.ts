import { readFileSync } from 'node:fs';
import { expect, expectNoViolations, test, type Page, type SignedInPerson } from '@puente/e2e-kit';
import { strFromU8, unzipSync } from 'fflate';

type Accounts = Parameters<Parameters<typeof test>[2]>[0]['accounts'];

const title = 'Cocinera de línea';
const letter = 'Llevo diez años en cocina.';

async function applied(accounts: Accounts, employer: SignedInPerson, seeker: SignedInPerson): Promise<void> {
  const job = {
    title,
    description: 'Preparar desayunos.',
    requirements: 'Un año en cocina.',
    benefits: 'Comida incluida.',
    country: 'Estados Unidos',
    province: 'Texas',
    zipCode: '77001',
    category: 'Hospitalidad y turismo',
    subcategory: 'Cocina',
    modality: 'Presencial',
    workLanguage: 'Español',
    visaRequirement: 'Patrocinio disponible',
    jobType: 'Tiempo completo',
    salary: '$19 por hora',
    status: 'Publicado',
  };
  const { data } = await accounts.call<{ data: { id: number } }>('POST /api/jobs', {
    jwt: employer.jwt,
    body: { data: job },
  });
  await accounts.call('POST /api/applications', {
    jwt: seeker.jwt,
    body: { data: { job: data.id, coverLetter: letter } },
  });
}

/** What a person's own file says, once it is saved. */
async function downloadData(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ]);
  await expect(page.getByText('Listo: el archivo está en tus descargas.')).toBeVisible();
  const entries = unzipSync(readFileSync(await file.path()));
  return { name: file.suggestedFilename(), text: strFromU8(entries['datos.json'] ?? new Uint8Array()) };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' });

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function confirm(page: Page, password: string): Promise<void> {
  await dialog(page).getByLabel('Escribe ELIMINAR para confirmar').fill('eliminar');
  await dialog(page).getByRole('textbox', { name: 'Tu contraseña' }).fill(password);
  await dialog(page).getByRole('button', { name: 'Eliminar para siempre' }).click();
}

/** The home page says it, the browser keeps nothing, and no door opens any more. */
async function expectGone(page: Page, accounts: Accounts, person: SignedInPerson): Promise<void> {
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Tu cuenta se eliminó')).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Inicia Sesión/ })).toBeVisible();
  expect(await page.evaluate(() => ['jwt', 'user', 'userType'].filter((key) => key in localStorage))).toEqual(
    [],
  );
  for (const call of ['GET /api/users/me', 'GET /api/applications/counts']) {
    await expect(accounts.call(call, { jwt: person.jwt })).rejects.toThrow('401');
  }
  await expect(accounts.token(person)).rejects.toThrow('401');
}

test('a job seeker takes their data along and deletes the account', async ({ page, accounts, mail }) => {
  const [employer, seeker] = [await accounts.create('employer'), await accounts.create('user')];
  await applied(accounts, employer, seeker);
  await accounts.signIn(page, seeker);
  await page.goto('/mi-cuenta/configuracion-seguridad');

  await test.step('the file holds what both services keep, and nothing of others', async () => {
    const { name, text } = await downloadData(page);
    expect(name).toMatch(new RegExp(`^puente-${seeker.username}-[\\d-]+\\.zip$`));
    for (const own of [seeker.email, title, letter]) expect(text).toContain(own);
    expect(text).not.toContain(employer.email);
  });

  await test.step('who thinks better of it keeps everything', async () => {
    await askToDelete(page);
    await expectNoViolations(page, 'of the question');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await accounts.token(seeker)).toBeTruthy();
  });

  await askToDelete(page);
  await confirm(page, seeker.password);
  await expectGone(page, accounts, seeker);
  expect((await mail.newest(seeker.email, { after: 1 })).subject).toBe('Tu cuenta de Puente se eliminó');
  const received = await accounts.call<{ data: unknown[] }>(
    `GET /api/applications?filters[job][employer][id][$eq]=${employer.id}&populate=job,candidate`,
    { jwt: employer.jwt },
  );
  expect(received.data).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'impulsa tu futuro' })).toBeVisible();
});

test('an employer’s account goes with its jobs, and leaves applicants what they saw', async ({
  page,
  accounts,
}) => {
  const [employer, seeker] = [await accounts.create('employer'), await accounts.create('user')];
  await applied(accounts, employer, seeker);
  await page.setViewportSize({ width: 390, height: 844 });
  await accounts.signIn(page, employer);
  await page.goto('/mi-cuenta/configuracion-seguridad');
  const { text } = await downloadData(page);
  expect(text).toContain(title);
  for (const others of [letter, seeker.email]) expect(text).not.toContain(others);

  await askToDelete(page);
  await dialog(page).getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expect(dialog(page).getByText('Escribe ELIMINAR tal cual.')).toBeVisible();
  await confirm(page, 'Equivocada1#');
  await expect(dialog(page).getByText('La contraseña actual no es correcta.')).toBeInViewport();
  await dialog(page).getByRole('textbox', { name: 'Tu contraseña' }).fill(employer.password);
  await dialog(page).getByRole('button', { name: 'Eliminar para siempre' }).click();
  await expectGone(page, accounts, employer);

  const own = await accounts.call<{ data: { attributes: object }[] }>(
    `GET /api/applications?filters[candidate][id][$eq]=${seeker.id}&populate=job`,
    { jwt: seeker.jwt },
  );
  expect(own.data[0]?.attributes).toMatchObject({
    coverLetter: letter,
    job: { data: { attributes: { withdrawn: true, title, nombreEmpresa: 'La Casita' } } },
  });
});
