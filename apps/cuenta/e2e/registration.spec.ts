import { expect, test, type Page } from '@puente/e2e-kit';

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function fillPerson(
  page: Page,
  { username, email, password }: Record<'username' | 'email' | 'password', string>,
) {
  await textbox(page, 'Nombre').fill('lucía');
  await textbox(page, 'Apellido').fill('mena');
  await textbox(page, 'Usuario').fill(username);
  await textbox(page, 'Correo electrónico').fill(email);
  await textbox(page, 'Confirmar correo electrónico').fill(email);
  await textbox(page, 'Contraseña').fill(password);
  await textbox(page, 'Confirmar contraseña').fill(password);
}

async function agreeAndSend(page: Page) {
  await expect(page.getByText('Verificado')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Acepto los/ }).check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

test('a job seeker goes from the choice to their account by the mailed link', async ({
  page,
  accounts,
  mail,
}) => {
  const person = accounts.newPerson('user');
  await page.goto('/choice');
  await page.getByRole('link', { name: 'Regístrate como usuario' }).click();
  await fillPerson(page, person);
  await expect(page.getByText('Disponible')).toHaveCount(2);
  await agreeAndSend(page);

  await expect(page).toHaveURL('/email-confirmation');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.reload();
  await expect(page.getByText(person.email)).toBeVisible();

  await page.goto(await mail.link(person.email, '/confirm'));
  await expect(page).toHaveURL(/\/correo-confirmado/);
  await expect(page.getByRole('heading', { level: 1, name: 'Correo confirmado' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();

  await expect(page).toHaveURL('/login?role=user');
  await expect(textbox(page, 'Correo electrónico')).toHaveValue(person.email);
  await expect(textbox(page, 'Contraseña')).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mi-cuenta?role=user');
  await expect(page.getByRole('main').getByText('Hola, Lucía')).toBeVisible();
});

test.describe('a confirmation link in another browser than the one that registered', () => {
  test('waits for a press, and shows whose account it is', async ({ page, accounts, mail }) => {
    const person = await accounts.register('employer');
    await page.goto(await mail.link(person.email, '/confirm'));
    const press = page.getByRole('button', { name: 'Confirmar mi cuenta' });
    await expect(press).toBeVisible();
    await expect(page).toHaveURL('/confirm');
    await expect(page.getByText(`${person.email[0]}•••@correo.test`)).toBeVisible();
    await expect(page.getByRole('main').getByText('Empleador')).toBeVisible();
    await expect(accounts.token(person)).rejects.toThrow('403');

    await page.reload();
    await press.click();
    await expect(page).toHaveURL('/correo-confirmado?role=employer');
    expect(await accounts.token(person)).toBeTruthy();
  });

  test('lets whoever did not register remove the account, after a question', async ({
    page,
    accounts,
    mail,
  }) => {
    const person = await accounts.register('user');
    const { links } = await mail.newest(person.email);
    const deny = links.find((link) => link.includes('denegar'));
    await page.goto(deny ?? '');
    const question = page.getByRole('dialog', { name: '¿Borrar esta cuenta?' });
    await expect(question).toBeVisible();
    await expect(accounts.token(person)).rejects.toThrow('403');
    await question.getByRole('button', { name: 'Borrar la cuenta' }).click();
    await expect(page.getByText('Listo. Borramos la cuenta')).toBeVisible();
    await expect(accounts.token(person)).rejects.toThrow('401');
  });
});

test('an employer tells about their company and confirms', async ({ page, accounts, mail }) => {
  const person = accounts.newPerson('employer');
  await page.goto('/register?role=employer');
  await fillPerson(page, person);
  await textbox(page, 'Nombre de la empresa').fill('Fonda La Esquina');
  await textbox(page, 'Puesto en la empresa').fill('Dueña');
  await page.getByRole('combobox', { name: 'País' }).selectOption('México');
  await page.getByRole('combobox', { name: 'Estado/Provincia' }).selectOption('Jalisco');
  await textbox(page, 'Código postal').pressSequentially('44100-9');
  await expect(textbox(page, 'Código postal')).toHaveValue('441009');
  await textbox(page, 'Teléfono').fill('33 5550 00');
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('Teléfono inválido');
  await expect(textbox(page, 'Teléfono')).toBeFocused();
  await textbox(page, 'Teléfono').fill('3355500012');
  await textbox(page, 'Teléfono').press('Tab');
  await expect(textbox(page, 'Teléfono')).toHaveValue('33 5550 0012');
  await agreeAndSend(page);
  await expect(page).toHaveURL('/email-confirmation');
  await page.goto(await mail.link(person.email, '/confirm'));
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/login?role=employer');
});

test('a name suggests a username that is free, and a reload loses only the passwords', async ({
  page,
  accounts,
}) => {
  const { username: taken } = await accounts.create('user');
  await page.goto('/register?role=user');
  await textbox(page, 'Nombre').fill(taken);
  await expect(textbox(page, 'Usuario')).toHaveValue(`${taken}2`);
  await expect(page.getByText('Disponible')).toBeVisible();
  await textbox(page, 'Correo electrónico').fill('lucia@correo.test');
  await textbox(page, 'Contraseña').fill('Camino#83x');
  await page.reload();
  await expect(textbox(page, 'Correo electrónico')).toHaveValue('lucia@correo.test');
  await expect(textbox(page, 'Usuario')).toHaveValue(`${taken}2`);
  await expect(textbox(page, 'Contraseña')).toHaveValue('');
  await textbox(page, 'Apellido').fill('Ñandú');
  await expect(textbox(page, 'Usuario')).toHaveValue(`${taken}nandu`);
});

test('a link that was used already says so', async ({ page, accounts, mail }) => {
  const person = await accounts.create('user');
  await page.goto(await mail.link(person.email, '/confirm'));
  await expect(page.getByRole('alert')).toHaveText('Este enlace ya fue utilizado o es inválido.');
});

test('a username and an e-mail in use are refused while they are typed', async ({ page, accounts }) => {
  const person = await accounts.create('employer');
  await page.goto('/register?role=employer');
  await textbox(page, 'Usuario').fill(person.username);
  await expect(page.getByText('Usuario ya existe')).toBeVisible();
  await textbox(page, 'Correo electrónico').fill(person.email);
  await textbox(page, 'Contraseña').focus();
  await expect(page.getByText('Correo ya está en uso. Por favor, usar otro correo o')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'inicia sesión', exact: true }).click();
  await expect(page).toHaveURL('/login?role=employer');
});

test('another mail can be asked for once a minute', async ({ page, accounts, mail }) => {
  const person = accounts.newPerson('user');
  await page.clock.install();
  await page.goto('/register?role=user');
  await fillPerson(page, person);
  await page.clock.runFor(1000);
  await agreeAndSend(page);
  await expect(page).toHaveURL('/email-confirmation');
  await mail.newest(person.email);
  const resend = page.getByRole('button', { name: /^Reenviar correo/ });
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(60_000);
  await expect(resend).toBeEnabled();
  // The page's clock ran ahead of the server's, which still counts the first minute.
  await resend.click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Demasiados intentos\. Podrás intentarlo de nuevo en \d+ segundos\.$/,
  );
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/^Reenviar correo en [1-5]?\d segundos?$/);
});
