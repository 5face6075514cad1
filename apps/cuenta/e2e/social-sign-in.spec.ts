// Against the local provider, which plays the three (docs/social-sign-in.md).
import { randomBytes } from 'node:crypto';
import { expect, expectNoViolations, hold, test, type Page, type UserType } from '@puente/e2e-kit';

type ProviderName = 'Google' | 'Facebook' | 'Microsoft';

const newEmail = () => `social${randomBytes(6).toString('hex')}@correo.test`;
const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
const continueWith = (page: Page, provider: ProviderName) =>
  page.getByRole('button', { name: `Continuar con ${provider}` }).click();

/** Says at the provider's page who one is. */
async function beSomebody(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Olga Otra');
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

async function signIn(page: Page, form: string, provider: ProviderName, email: string) {
  await page.goto(form);
  await continueWith(page, provider);
  await beSomebody(page, email);
}

/** Where nothing of the app runs: an answer it still waits for would have it write the session once more. */
async function signOut(page: Page) {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
}

/** What was entered, with no trace of how. */
async function expectEntered(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  expect(await stored(page)).toEqual(expect.arrayContaining(['jwt', 'user', 'userType']));
  expect(await stored(page)).not.toEqual(expect.arrayContaining([expect.stringContaining('social')]));
}

test.describe('the round trip', () => {
  for (const [form, role] of [
    ['register', 'employer'],
    ['login', 'user'],
  ] as const) {
    test(`by Google from /${form} makes an account of type ${role}, and enters it again`, async ({
      page,
    }) => {
      const email = newEmail();
      await signIn(page, `/${form}?role=${role}`, 'Google', email);
      await expectEntered(page, `/mi-cuenta?role=${role}`);
      await signOut(page);
      await signIn(page, `/login?role=${role}`, 'Google', email);
      await expectEntered(page, `/mi-cuenta?role=${role}`);
    });
  }

  for (const [provider, form, role] of [
    ['Facebook', 'register', 'user'],
    ['Facebook', 'login', 'employer'],
    ['Microsoft', 'register', 'employer'],
    ['Microsoft', 'login', 'user'],
  ] as const) {
    test(`by ${provider} from /${form} confirms the e-mail of a new ${role} first`, async ({
      page,
      mail,
    }) => {
      const email = newEmail();
      await signIn(page, `/${form}?role=${role}`, provider, email);
      await expect(page).toHaveURL('/email-confirmation');
      await expect(page.getByRole('link', { name: `Volver a entrar con ${provider}` })).toBeVisible();
      expect(await stored(page)).not.toContain('jwt');
      await page.goto(await mail.link(email, '/confirm'));
      await expect(page).toHaveURL(/\/correo-confirmado/);
      await signIn(page, `/login?role=${role}`, provider, email);
      await expectEntered(page, `/mi-cuenta?role=${role}`);
    });
  }

  for (const provider of ['Google', 'Facebook', 'Microsoft'] as const) {
    test(`by ${provider} can be called off, in log-in and registration`, async ({ page }) => {
      for (const [form, text] of [
        ['login', 'Puedes intentarlo otra vez o entrar con tu correo.'],
        ['register', 'Puedes intentarlo otra vez o registrarte con tu correo.'],
      ] as const) {
        await page.goto(`/${form}?role=employer`);
        await continueWith(page, provider);
        await page.getByRole('link', { name: 'Cancelar' }).click();
        await expect(page).toHaveURL(`/${form}?role=employer&error=cancelled`);
        await expect(page.getByText(text)).toBeVisible();
        expect(await stored(page)).toEqual([]);
      }
    });
  }

  test('ends where the person was going', async ({ page }) => {
    await page.goto('/mi-cuenta/configuracion-seguridad');
    await expect(page).toHaveURL('/login');
    await continueWith(page, 'Google');
    await beSomebody(page, newEmail());
    await expectEntered(page, '/mi-cuenta/configuracion-seguridad');
  });

  test('goes on after the browser’s own way back', async ({ page }) => {
    await page.goto('/login?role=user');
    await continueWith(page, 'Google');
    await expect(page.getByRole('heading', { name: 'Google de prueba' })).toBeVisible();
    await page.goBack();
    await continueWith(page, 'Google');
    await beSomebody(page, newEmail());
    await expectEntered(page, '/mi-cuenta?role=user');
  });

  test('works without a mouse', async ({ page }) => {
    await page.goto('/login?role=user');
    await page.getByRole('button', { name: 'Continuar con Google' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Nadia Nueva/ }).focus();
    await page.keyboard.press('Enter');
    await expectEntered(page, '/mi-cuenta?role=user');
  });

  test('leaves out who belongs at the other door', async ({ page }) => {
    const email = newEmail();
    await signIn(page, '/register?role=employer', 'Google', email);
    await expectEntered(page, '/mi-cuenta?role=employer');
    await signOut(page);
    await signIn(page, '/login?role=user', 'Google', email);
    await expect(page).toHaveURL('/login?role=user&error=wrong-role');
    await expect(page.getByRole('alert')).toHaveText(
      'La cuenta que usaste es de Empleador. Por favor, inicia sesión como Empleador.',
    );
    expect(await stored(page)).toEqual([]);
    await page.getByRole('link', { name: '¿Eres empleador? Inicia sesión como empleador' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`nothing moves when the providers come, ${width} px wide`, async ({ page }) => {
    const answer = await hold(page, '**/api/auth/providers');
    await page.setViewportSize({ width, height });
    await page.goto('/login?role=user');
    const email = page.getByRole('textbox', { name: 'Correo electrónico' });
    await page.evaluate(() => document.fonts.ready);
    const before = await email.boundingBox();
    answer();
    const buttons = page.getByRole('button', { name: /^Continuar con/ });
    await expect(buttons).toHaveCount(3);
    expect(await email.boundingBox()).toEqual(before);
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
  });
}

test.describe('an address with credentials', () => {
  for (const path of [
    '/auth/google/callback?id_token=ey.J.9&user=%7B%22id%22%3A1%7D',
    '/auth/google/callback?code=stolen&state=made-up',
    '/auth/google/callback?error=<script>alert(1)</script>',
    '/auth/facebook/callback?access_token=stolen',
    '/auth/facebook/callback#access_token=stolen&state=made-up',
    '/auth/facebook/callback?jwt=ey.J.9&userType=employer',
    '/auth/microsoft/callback?code=stolen',
  ]) {
    test(`that is pasted, ${path}, ends at the sign-in and leaves nothing behind`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') calls.push(request.url());
      });
      await page.goto('/terminos');
      await page.goto(path);
      await expect(page).toHaveURL('/login?error=expired');
      await expect(page.getByRole('alert')).toContainText('Este intento no empezó en esta pestaña');
      await expect(page.getByText(/script|stolen/)).toHaveCount(0);
      expect(await stored(page)).toEqual([]);
      expect(calls).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL('/terminos');
      await page.goForward();
      await expect(page).toHaveURL('/login?error=expired');
    });
  }

  test('enters nobody with another state, though a flow was begun', async ({ page }) => {
    await page.goto('/login?role=user');
    await continueWith(page, 'Google');
    await expect(page.getByRole('heading', { name: 'Google de prueba' })).toBeVisible();
    await page.goto('/auth/google/callback?code=of-an-attacker&state=of-an-attacker');
    await expect(page).toHaveURL('/login?role=user&error=expired');
    expect(await stored(page)).toEqual([]);
  });

  test('enters once: not when it is replayed', async ({ page, baseURL }) => {
    const callback = page.waitForRequest(/\/auth\/google\/callback\?/);
    await signIn(page, '/login?role=user', 'Google', newEmail());
    const used = (await callback).url();
    await expectEntered(page, '/mi-cuenta?role=user');
    expect(used).toContain(`${baseURL}/auth/google/callback?`);

    await page.goto(used);
    await expect(page).toHaveURL('/mi-cuenta');
    await signOut(page);
    await page.goto(used);
    await expect(page).toHaveURL('/login?error=expired');
    expect(await stored(page)).toEqual([]);
  });

  test('is told to nobody, and kept by no cache', async ({ request }) => {
    const { 'referrer-policy': referrer, 'cache-control': cache } = (
      await request.get('/auth/google/callback?code=x')
    ).headers();
    expect([referrer, cache]).toEqual(['no-referrer', 'no-store']);
  });

  test('of Microsoft, where it leads after a sign-out, is calm without any', async ({ page }) => {
    await page.goto('/auth/microsoft/callback');
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('an e-mail that has an account', () => {
  const meets = async (page: Page, email: string, role: UserType = 'user') => {
    await signIn(page, `/login?role=${role}`, 'Google', email);
    await expect(page).toHaveURL('/auth/link');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ya tienes una cuenta con este correo' }),
    ).toBeVisible();
    expect(await stored(page)).not.toContain('jwt');
  };

  test('is linked by the account’s password, and entered by the provider from then on', async ({
    page,
    accounts,
  }) => {
    const person = await accounts.create('user');
    await meets(page, person.email);
    await expectNoViolations(page);
    await page.reload();
    const password = page.getByRole('textbox', { name: 'Contraseña de esa cuenta' });
    await password.fill('Equivocada1#');
    await page.getByRole('button', { name: 'Unir con Google y entrar' }).click();
    await expect(password).toHaveAccessibleDescription('La contraseña no es correcta.');
    await password.fill(person.password);
    await page.keyboard.press('Enter');
    await expectEntered(page, '/mi-cuenta?role=user');

    await signOut(page);
    await signIn(page, '/login?role=user', 'Google', person.email);
    await expectEntered(page, '/mi-cuenta?role=user');
  });

  test('is linked by the mailed link in the browser that began, and in no other', async ({
    page,
    context,
    browser,
    accounts,
    mail,
  }) => {
    const person = await accounts.create('employer');
    await meets(page, person.email, 'employer');
    const before = (await mail.all(person.email)).length;
    await page.getByRole('button', { name: 'Envíame un enlace' }).click();
    await expect(page.getByText(/^Te enviamos un enlace a ese correo/)).toBeVisible();
    const link = await mail.link(person.email, '/auth/link', { after: before });

    const elsewhere = await browser.newContext({ locale: 'es-US', serviceWorkers: 'block' });
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(
      other.getByRole('heading', { level: 1, name: 'Abre el enlace donde lo pediste' }),
    ).toBeVisible();
    await expect(other).toHaveURL(/\/auth\/link$/);
    await expectNoViolations(other);
    expect(await stored(other)).toEqual([]);
    await elsewhere.close();

    const opened = await context.newPage();
    await opened.goto(link);
    await expectEntered(opened, '/mi-cuenta?role=employer');
    await expect(page).toHaveURL(/\/mi-cuenta/);
  });
});
