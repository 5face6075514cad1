import { type Walker } from '../walk.ts';
import { fillAccount, newAddress, signIn } from './newcomer.ts';

/** A restaurant needs a cook: registers, publishes, and reads who applied. */
export async function hireFromHome(walker: Walker): Promise<void> {
  const email = newAddress();
  const title = `Cocinero/a de banquetes ${email.slice(6, 14)}`;
  const field = (name: string) => walker.page.getByLabel(name, { exact: true });
  const button = (name: string) => walker.page.getByRole('button', { name, exact: true });

  await walker.step(
    'opens the site',
    () => walker.arrive('/'),
    () => walker.page.getByRole('link', { name: 'Regístrate como empleador' }),
  );
  await walker.step(
    'chooses to register a company',
    () => walker.tap(walker.page.getByRole('link', { name: 'Regístrate como empleador' })),
    () => field('Nombre de la empresa'),
  );
  await walker.step(
    'fills in the form and sends it',
    async () => {
      await walker.type(field('Nombre de la empresa'), 'Banquetes Doña Luz');
      await walker.type(field('Puesto en la empresa'), 'Gerente');
      await walker.choose(field('Estado/Provincia'), 'Texas');
      await walker.type(field('Código postal'), '77001');
      await walker.type(field('Teléfono'), '(713) 555-0100');
      await fillAccount(walker, ['Luz', 'Peña'], email);
    },
    () => walker.page.getByRole('heading', { name: 'Revisa tu correo' }),
  );
  await walker.step(
    'opens the mail and its link',
    () => walker.followMail(email, '/confirm'),
    () => walker.page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }),
  );
  await walker.step(
    'goes to sign in',
    () => walker.tap(walker.page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })),
    () => field('Contraseña'),
  );
  await walker.step(
    'signs in',
    () => signIn(walker),
    () => walker.page.getByRole('link', { name: 'Publicar empleo' }),
  );
  await walker.step(
    'begins a job',
    () => walker.tap(walker.page.getByRole('link', { name: 'Publicar empleo' }).first()),
    () => field('Título'),
  );
  await walker.step(
    'describes it and publishes',
    async () => {
      await walker.type(field('Título'), title);
      await walker.choose(field('Categoría'), 'Hospitalidad y turismo');
      await walker.choose(field('Subcategoría'), 'Cocina');
      await walker.choose(field('Tipo de empleo'), 'Tiempo completo');
      await walker.type(field('Salario'), '19');
      await walker.type(
        field('Descripción'),
        'Cocinar para banquetes de cien personas, con un equipo de tres.',
      );
      await walker.type(field('Requisitos'), 'Dos años en cocina.');
      await walker.type(field('Beneficios'), 'Comida y propinas.');
      await walker.choose(field('Modalidad'), 'Presencial');
      await walker.choose(field('Idioma de trabajo'), 'Español');
      await walker.choose(field('Visa'), 'Visa requerida');
      await walker.tap(button('Publicar empleo'));
    },
    () => walker.page.getByRole('heading', { name: 'Empleos publicados' }),
  );
  const seeker = await walker.accounts.create('user', { nombre: 'Rosa' });
  const { data } = await walker.accounts.call<{ data: { id: number }[] }>(
    `GET /api/jobs?_q=${encodeURIComponent(title)}`,
  );
  await walker.accounts.call('POST /api/applications', {
    jwt: seeker.jwt,
    body: { data: { job: data[0]?.id, coverLetter: 'Sé hacer mole para doscientos.' } },
  });
  const newCandidates = () => walker.page.locator('main a[href*="/mi-cuenta/candidatos?jobId="]');
  await walker.step(
    'comes back to Mi Cuenta',
    async () => {
      const banner = walker.page.getByRole('banner');
      await walker.tap(banner.getByRole('button', { name: 'Hola, Luz' }));
      await walker.tap(banner.getByText('Mi Cuenta'));
    },
    newCandidates,
  );
  await walker.step(
    'reads who applied',
    () => walker.tap(newCandidates().first()),
    () => walker.page.getByText('Sé hacer mole para doscientos.'),
  );
}
