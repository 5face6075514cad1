import { type Walker } from '../walk.ts';
import { fillAccount, newAddress, signIn } from './newcomer.ts';

/** «Busco cocina en Houston»: no account, no idea of the site, and a job in the end. */
export async function applyFromHome(walker: Walker): Promise<void> {
  const email = newAddress();
  const heading = (name: string | RegExp) => () => walker.page.getByRole('heading', { name });

  await walker.step('opens the site', () => walker.arrive('/'), heading('impulsa tu futuro'));
  await walker.step(
    'goes to jobs',
    () => walker.tap(walker.page.locator('main a[href="/empleos"]').first()),
    () => walker.page.getByLabel('¿Qué trabajo buscas?'),
  );
  await walker.step(
    'searches «cocina Houston»',
    async () => {
      const word = walker.page.getByLabel('¿Qué trabajo buscas?');
      await walker.type(word, 'cocina Houston');
      await walker.go(word);
    },
    () => walker.page.getByRole('article'),
  );
  await walker.step(
    'opens the first job',
    () => walker.tap(walker.page.getByRole('article').first().getByRole('link').first()),
    heading('Requisitos'),
  );
  await walker.step(
    'presses Aplicar',
    () => walker.tap(walker.page.getByRole('button', { name: 'Aplicar', exact: true }).first()),
    () => walker.page.getByText('Debes iniciar sesión o registrarse'),
  );
  await walker.step(
    'chooses to register',
    () => walker.tap(walker.page.getByRole('link', { name: 'Registrarse', exact: true }).first()),
    () => walker.page.getByLabel('Nombre', { exact: true }),
  );
  await walker.step(
    'fills in the form and sends it',
    () => fillAccount(walker, ['María', 'López'], email),
    heading('Revisa tu correo'),
  );
  await walker.step(
    'opens the mail and its link',
    () => walker.followMail(email, '/confirm'),
    () => walker.page.getByRole('link', { name: /^Volver a / }),
  );
  await walker.step(
    'goes back to the job',
    () => walker.tap(walker.page.getByRole('link', { name: /^Volver a / })),
    () => walker.page.getByLabel('Contraseña', { exact: true }),
  );
  await walker.step(
    'signs in',
    () => signIn(walker),
    () => walker.page.getByLabel('Mensaje a la empresa'),
  );
  await walker.step(
    'writes to the company and sends',
    async () => {
      await walker.type(
        walker.page.getByLabel('Mensaje a la empresa'),
        'Buenas tardes: cociné seis años en una fonda y puedo empezar el lunes.',
      );
      await walker.tap(walker.page.getByRole('button', { name: 'Enviar aplicación' }));
    },
    () => walker.page.getByText('Has aplicado con éxito al empleo.'),
  );
}
