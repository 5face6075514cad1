import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, anApplication, bodyOf, employer, listOf, marksOf, seeker } from '../testing/fixtures.ts';

const address = '/detalle-empleo/1';
const job = {
  'GET /api/jobs/1': { data: aJob(1, { phone: '+15125550100', contactEmail: 'hola@fonda.test' }) },
};
const ofSeeker = { ...job, 'GET /api/applications': listOf([]), 'GET /api/job-marks': marksOf([]) };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a visitor reads the whole job', async () => {
  const { requests } = await renderRoute(section, address, { responses: job });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cocinera de línea' })).toBeVisible();
  expect(document.title).toBe('Cocinera de línea · Puente');
  for (const name of ['Descripción', 'Requisitos', 'Beneficios', 'Contacto']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByText(/Mantener la cocina limpia/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(512) 555-0100' })).toHaveAttribute('href', 'tel:+15125550100');
  expect(screen.getByRole('link', { name: 'hola@fonda.test' })).toHaveAttribute(
    'href',
    'mailto:hola@fonda.test',
  );
  const asked = requests.map(({ url }) => new URL(url).pathname);
  expect(asked.filter((path) => path !== '/api/jobs/1/similar')).toEqual(['/api/jobs/1']);
});

test('the last day to apply stands among the facts', async () => {
  const responses = { 'GET /api/jobs/1': { data: aJob(1, { closesOn: '2099-11-24' }) } };
  await renderRoute(section, address, { responses });
  expect(await screen.findByText('Último día para aplicar: 24 de noviembre de 2099')).toBeVisible();
});

test.each([
  ['Borrador', 'Solo tú puedes ver este empleo.', { status: 'Borrador' }],
  ['Terminado', /solo tú lo ves/, { closesOn: '2026-01-31' }],
] as const)('its employer sees that a job is «%s», and no way to apply', async (badge, text, part) => {
  const responses = { 'GET /api/jobs/1': { data: aJob(1, part) } };
  await renderRoute(section, address, { session: employer, responses });
  expect(await screen.findByText(badge)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    '/mi-cuenta/empleos-publicados/editar/1',
  );
  if (badge === 'Borrador') expect(screen.queryByText(/^Publicado/)).toBeNull();
});

test('a phone of another country than the job’s is shown with its code', async () => {
  const abroad = aJob(1, { country: 'Estados Unidos', province: 'Texas', phone: '+525512345678' });
  await renderRoute(section, address, { responses: { 'GET /api/jobs/1': { data: abroad } } });
  expect(await screen.findByRole('link', { name: '+52 55 1234 5678' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  );
});

test('a phone or an address that was never checked is only to be read', async () => {
  const unchecked = aJob(1, { phone: 'llámame al 713', contactEmail: 'hola@fonda.test,otra@fonda.test' });
  await renderRoute(section, address, { responses: { 'GET /api/jobs/1': { data: unchecked } } });
  expect(await screen.findByText('llámame al 713')).toBeVisible();
  expect(screen.getByText(/hola@fonda\.test,otra@fonda\.test/)).toBeVisible();
  expect(document.querySelector('[href^="tel:"], [href^="mailto:"]')).toBeNull();
});

test('a visitor who applies is asked to sign in', async () => {
  await renderRoute(section, address, { responses: job });
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  expect(screen.getByText('Debes iniciar sesión o registrarse')).toBeVisible();
});

test('an employer is told that applying is for job seekers', async () => {
  await renderRoute(section, address, { session: employer, responses: job });
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Acceso denegado. Debes ser un usuario para aplicar.');
});

test('a seeker applies with a letter, which is required', async () => {
  const { requests } = await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'POST /api/applications': { data: anApplication(5) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  const letter = await screen.findByLabelText('Mensaje a la empresa');
  expect(letter).toHaveAccessibleDescription(/^Carta de presentación: /);
  expect(letter).toBeRequired();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar aplicación' }));
  await waitFor(() => expect(letter).toBeInvalid());
  await userEvent.type(letter, 'Soy cocinera.');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar aplicación' }));
  expect(await screen.findByText('Has aplicado con éxito al empleo.')).toBeVisible();
  expect(await bodyOf(requests.find(({ method }) => method === 'POST'))).toMatchObject({
    data: { job: 1, coverLetter: 'Soy cocinera.' },
  });
});

test('a job applied to already says so', async () => {
  await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'GET /api/job-marks': marksOf([1]) },
  });
  expect(await screen.findByText('Ya aplicaste a este empleo.')).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
});

test.each(['/detalle-empleo/1', '/detalle-empleo/abc', '/detalle-empleo/99999999999'])(
  'no job at %s: says so and offers other jobs',
  async (nowhere) => {
    await renderRoute(section, nowhere, {
      responses: {
        'GET /api/jobs/1': () => restError(404, 'Empleo no encontrado'),
        'GET /api/jobs/1/similar': listOf([aJob(2, { title: 'Mesera' })]),
        'GET /api/jobs': listOf([aJob(2, { title: 'Mesera' })]),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Empleo no encontrado' })).toBeVisible();
    const region = await screen.findByRole('region', { name: 'Empleos recientes' });
    expect(within(region).getByRole('link', { name: /^Mesera/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buscar otros empleos' })).toHaveAttribute('href', '/empleos');
    expect(document.title).toBe('Empleo no encontrado · Puente');
  },
);

test('a failure is said so, and Reintentar asks again', async () => {
  let fails = true;
  await renderRoute(section, address, {
    responses: { 'GET /api/jobs/1': () => (fails ? restError(500, 'x') : job['GET /api/jobs/1']) },
  });
  const failure = await screen.findByRole('alert');
  expect(
    within(failure).getByRole('heading', { level: 1, name: 'No se pudo cargar el empleo.' }),
  ).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Cocinera de línea' })).toBeVisible();
});

test('while the job is on its way, the page has its h1 already', async () => {
  await renderRoute(section, address, {
    responses: { 'GET /api/jobs/1': () => new Promise(() => undefined) },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Cargando el empleo…' })).toBeVisible();
});

test('a reader who came from nowhere in particular is shown the way to all jobs', async () => {
  await renderRoute(section, address, { responses: job });
  expect(await screen.findByRole('link', { name: 'Ver todos los empleos' })).toHaveAttribute(
    'href',
    '/empleos-disponibles',
  );
});

test('its pay is computed by the hour and by the year, and so labelled', async () => {
  await renderRoute(section, address, { responses: job });
  expect(await screen.findByText('≈ US$37,440 al año, calculado con 40 horas por semana')).toBeVisible();
});

test('pay that its text does not tell is not computed', async () => {
  const responses = { 'GET /api/jobs/1': { data: aJob(1, { salary: 'A convenir', pay: null }) } };
  await renderRoute(section, address, { responses });
  expect((await screen.findAllByText('A convenir'))[0]).toBeVisible();
  expect(screen.queryByText(/≈/)).toBeNull();
});

test('its company leads to what is known of it', async () => {
  await renderRoute(section, address, { responses: job });
  expect(await screen.findByRole('link', { name: 'Fonda Luz' })).toHaveAttribute('href', '/empresa/fonda');
});

describe('jobs like it', () => {
  const similar = { 'GET /api/jobs/1/similar': listOf([aJob(2, { title: 'Cocinero de banquetes' })]) };

  test('follow below', async () => {
    await renderRoute(section, address, { responses: { ...job, ...similar } });
    const region = await screen.findByRole('region', { name: 'Empleos parecidos' });
    expect(within(region).getByRole('link', { name: /^Cocinero de banquetes/ })).toHaveAttribute(
      'href',
      '/detalle-empleo/2',
    );
  });

  test.each([
    ['never was', 404, 'Empleo no encontrado', /Puede que ya no esté publicado/, 'Empleos recientes'],
    [
      'is not open any more',
      410,
      'Este empleo ya no está disponible',
      /La empresa lo retiró/,
      'Empleos parecidos',
    ],
  ])('follow where one %s', async (_, status, title, advice, others) => {
    await renderRoute(section, address, {
      responses: { 'GET /api/jobs/1': () => restError(status, 'Empleo no encontrado'), ...similar },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(document.title).toBe(`${title} · Puente`);
    const region = await screen.findByRole('region', { name: others });
    expect(within(region).getByRole('link', { name: /^Cocinero de banquetes/ })).toBeVisible();
  });

  test('are none that the seeker has applied to', async () => {
    await renderRoute(section, address, {
      session: seeker,
      responses: {
        ...job,
        'GET /api/job-marks': marksOf([2]),
        'GET /api/jobs/1/similar': listOf([2, 3].map((id) => aJob(id, { title: `Cocina ${id}` }))),
      },
    });
    const region = await screen.findByRole('region', { name: 'Empleos parecidos' });
    await waitFor(() => expect(within(region).getAllByRole('link')).toHaveLength(1));
    expect(within(region).getByRole('link', { name: /^Cocina 3/ })).toBeVisible();
  });

  test('are left out where there are none, or no answer', async () => {
    const responses = { ...job, 'GET /api/jobs/1/similar': () => restError(500, 'x') };
    await renderRoute(section, address, { responses });
    await screen.findByRole('heading', { level: 1, name: 'Cocinera de línea' });
    expect(screen.queryByRole('heading', { name: 'Empleos parecidos' })).toBeNull();
  });
});
