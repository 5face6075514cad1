import { expect, expectNoViolations, test, type Page } from '@puente/e2e-kit';
import { publishJob, uniqueTitle } from './a-job.ts';

type Accounts = Parameters<Parameters<typeof test>[2]>[0]['accounts'];
type Locator = ReturnType<Page['locator']>;

// A server that fails is part of these stories.
test.use({ tolerated: [/^Failed to load resource: the server responded with a status of [45]\d\d/] });

const signInFirst = 'Debes iniciar sesión o registrarse';
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
  { width: 320, height: 568 },
];

/** How much of an element a reader sees: all of it in the window, and nothing on top of it. */
async function expectInSight(element: Locator, what: string): Promise<void> {
  await expect(element, what).toBeVisible();
  await expect(async () => {
    const hidden = await element.evaluate((node) => {
      const { left, right, top, bottom, width } = node.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) {
        return `reaches from ${top} to ${bottom} of ${innerHeight}`;
      }
      const middle = left + width / 2;
      for (const [x, y] of [
        [middle, top + 3],
        [middle, (top + bottom) / 2],
        [middle, bottom - 3],
        [left + 8, (top + bottom) / 2],
      ] as const) {
        const there = document.elementFromPoint(x, y);
        if (!there || !(node.contains(there) || there.contains(node))) {
          return `covered at ${x}, ${y} by ${there?.outerHTML.slice(0, 80)}`;
        }
      }
      return '';
    });
    expect(hidden, what).toBe('');
  }).toPass({ timeout: 5000 });
}

/** That a screen reader says it: it is in a live region, or has the focus. */
async function expectTold(element: Locator, what: string): Promise<void> {
  // The focus follows once it is drawn.
  const told = () =>
    element.evaluate(
      (node) =>
        node.closest('[role="alert"], [aria-live]') !== null ||
        node.contains(document.activeElement) ||
        (document.activeElement !== document.body && document.activeElement?.contains(node)),
    );
  await expect.poll(told, `${what} is told`).toBe(true);
}

async function expectAnswer(element: Locator, what: string): Promise<void> {
  await expectInSight(element, what);
  await expectTold(element, what);
}

async function publishLong(accounts: Accounts): Promise<{ id: number; title: string }> {
  const employer = await accounts.create('employer');
  const title = uniqueTitle('Cocinera');
  const description = 'Preparar desayunos y comidas para doce mesas.\n'.repeat(40);
  return { id: await publishJob(accounts, employer, title, { description }), title };
}

const box = (page: Page, text: string) => page.getByText(text, { exact: true });

for (const viewport of windows) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}, on a job’s page`, () => {
    test.use({ viewport });

    test('what a visitor asks for is answered in sight', async ({ page, accounts }) => {
      const { id } = await publishLong(accounts);
      for (const name of ['Aplicar', 'Guardar en favoritos']) {
        await page.goto(`/detalle-empleo/${id}`);
        await page.getByRole('button', { name, exact: true }).click();
        const prompt = page.getByRole('status').filter({ hasText: signInFirst });
        await expect(prompt).toBeFocused();
        await expectAnswer(prompt, name);
        // Its ways on come next.
        await page.keyboard.press('Tab');
        await expect(prompt.getByRole('link', { name: 'Iniciar sesión' })).toBeFocused();
      }
      await expectNoViolations(page);
    });

    test('what an employer asks for is answered in sight', async ({ page, accounts }) => {
      const { id } = await publishLong(accounts);
      await accounts.signIn(page, await accounts.create('employer'));
      await page.goto(`/detalle-empleo/${id}`);
      await page.getByRole('button', { name: 'Aplicar' }).click();
      await expectAnswer(box(page, 'Acceso denegado. Debes ser un usuario para aplicar.'), 'Aplicar');
      await page.getByRole('button', { name: 'Guardar en favoritos' }).click();
      await expectAnswer(
        box(page, 'Debes iniciar sesión como usuario para agregar favoritos.'),
        'Guardar en favoritos',
      );
    });

    test('a favourite saved, removed and failed says so in sight', async ({ page, accounts, context }) => {
      const { id } = await publishLong(accounts);
      await accounts.signIn(page, await accounts.create('user'));
      await page.goto(`/detalle-empleo/${id}`);
      await page.getByRole('button', { name: 'Guardar en favoritos' }).click();
      await expectAnswer(box(page, '¡Empleo guardado en tus favoritos!'), 'saved');
      await page.getByRole('button', { name: 'Quitar de favoritos' }).click();
      await expectAnswer(box(page, 'Empleo eliminado de tus favoritos.'), 'removed');
      await context.route('**/api/favorites', (route) => route.fulfill({ status: 500, body: '{}' }));
      await page.getByRole('button', { name: 'Guardar en favoritos' }).click();
      await expectAnswer(box(page, 'No se pudo guardar en favoritos.'), 'failed');
    });

    test('a letter opens, fails and is sent in sight', async ({ page, accounts, context }) => {
      const { id } = await publishLong(accounts);
      await accounts.signIn(page, await accounts.create('user'));
      await page.goto(`/detalle-empleo/${id}`);
      await page.getByRole('button', { name: 'Aplicar' }).click();
      const letter = page.getByLabel('Mensaje a la empresa');
      await expect(letter).toBeFocused();
      await expectInSight(letter, 'the letter');
      // Nothing is left of the bar but the letter.
      await expect(page.getByRole('button', { name: 'Guardar en favoritos' })).toBeHidden();
      const send = page.getByRole('button', { name: 'Enviar aplicación' });
      await send.click();
      await expect(letter).toBeFocused();
      await expectInSight(letter, 'the letter that is missing');
      await expectInSight(page.getByText('Este campo es requerido.'), 'what is wrong');
      await letter.fill('Tengo tres años en cocina.');
      await expectNoViolations(page, 'with the letter open');
      await context.route('**/api/applications', (route) => route.fulfill({ status: 500, body: '{}' }), {
        times: 1,
      });
      await send.click();
      await expectAnswer(box(page, 'No se pudo enviar la aplicación.'), 'a failure');
      await send.click();
      await expectAnswer(box(page, 'Has aplicado con éxito al empleo.'), 'success');
      const after = page.getByRole('region', { name: 'Aplicación enviada' });
      // The success has had its three seconds; this stays.
      await expect(after).toBeFocused({ timeout: 10_000 });
      await expect(after.getByRole('link', { name: 'Ver mis aplicaciones' })).toBeInViewport({ ratio: 1 });
      await expectNoViolations(page, 'after applying');
    });

    test('an application sent before, in another tab, says so in sight', async ({ page, accounts }) => {
      const { id } = await publishLong(accounts);
      const seeker = await accounts.create('user');
      await accounts.signIn(page, seeker);
      await page.goto(`/detalle-empleo/${id}`);
      await page.getByRole('button', { name: 'Aplicar' }).click();
      await page.getByLabel('Mensaje a la empresa').fill('Otra vez.');
      await accounts.call('POST /api/applications', { jwt: seeker.jwt, body: { data: { job: id } } });
      await page.getByRole('button', { name: 'Enviar aplicación' }).click();
      const said = box(page, 'Ya aplicaste a este empleo.');
      await expect(said).toHaveCount(1);
      await expectInSight(said, 'applied already');
    });
  });

  test.describe(`in a window of ${viewport.width} × ${viewport.height}, on a card at its foot`, () => {
    test.use({ viewport });

    /** The card’s buttons just above what the frame has at the foot of the window. */
    const pressAtFoot = async (page: Page, title: string, name: string) => {
      const button = page.getByRole('article', { name: title }).getByRole('button', { name, exact: true });
      await button.evaluate((node) => {
        document.body.style.minHeight = '300vh';
        node.scrollIntoView({ block: 'end', behavior: 'instant' });
      });
      await button.click();
    };
    const listOf = (title: string) => `/empleos?q=${encodeURIComponent(title)}`;

    test('who may not apply is answered in sight', async ({ page, accounts }) => {
      const { title } = await publishLong(accounts);
      await page.goto(listOf(title));
      await pressAtFoot(page, title, 'Aplicar');
      await expectAnswer(page.getByRole('status').filter({ hasText: signInFirst }), 'a visitor');
      await accounts.signIn(page, await accounts.create('employer'));
      await page.goto(listOf(title));
      await pressAtFoot(page, title, 'Aplicar');
      await expectAnswer(box(page, 'Acceso denegado. Debes ser un usuario para aplicar.'), 'an employer');
    });

    test('a seeker is answered in sight', async ({ page, accounts }) => {
      const { title } = await publishLong(accounts);
      await accounts.signIn(page, await accounts.create('user'));
      await page.goto(listOf(title));
      await pressAtFoot(page, title, 'Guardar en favoritos');
      await expectAnswer(box(page, '¡Empleo guardado en tus favoritos!'), 'saved');
      await pressAtFoot(page, title, 'Aplicar');
      const letter = page.getByLabel('Mensaje a la empresa');
      await expect(letter).toBeFocused();
      await expectInSight(letter, 'the letter');
      await letter.fill('Tengo tres años en cocina.');
      // What comes in the place of the form stands above the window now.
      const send = page.getByRole('button', { name: 'Enviar aplicación' });
      await send.evaluate((node) => node.scrollIntoView({ block: 'start', behavior: 'instant' }));
      await send.click();
      await expectAnswer(box(page, 'Has aplicado con éxito al empleo.'), 'success');
    });
  });
}

test.describe('in a list of favourites', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one taken out far down says so where the reader is', async ({ page, accounts }) => {
    const employer = await accounts.create('employer');
    const seeker = await accounts.create('user');
    for (let number = 0; number < 5; number++) {
      const job = await publishJob(accounts, employer, uniqueTitle('Pintora'));
      await accounts.call('POST /api/favorites', { jwt: seeker.jwt, body: { data: { job } } });
    }
    await accounts.signIn(page, seeker);
    await page.goto('/mi-cuenta/favoritos');
    await page.getByRole('button', { name: 'Quitar de favoritos' }).nth(3).click();
    await expectAnswer(page.getByRole('status').filter({ hasText: 'Empleo eliminado' }), 'removed');
  });
});
