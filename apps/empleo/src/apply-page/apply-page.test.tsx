import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, anApplication, bodyOf, employer, listOf, marksOf, seeker } from '../testing/fixtures.ts';

const address = '/aplicar?jobId=1';
const job = { 'GET /api/jobs/1': { data: aJob(1) } };
const ofSeeker = { ...job, 'GET /api/applications': listOf([]), 'GET /api/job-marks': marksOf([]) };
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Enviar aplicación' }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a seeker may apply without a letter', async () => {
  const { requests } = await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'POST /api/applications': { data: anApplication(5) } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aplicar: Cocinera de línea' })).toBeVisible();
  expect(await screen.findByLabelText('Mensaje a la empresa (opcional)')).not.toBeRequired();
  await send();
  expect(await screen.findByText('Has aplicado con éxito al empleo.')).toBeVisible();
  expect(await bodyOf(requests.find(({ method }) => method === 'POST'))).toEqual({
    data: { job: 1, candidate: 7, coverLetter: null, phone: null, notes: '' },
  });
  expect(await screen.findByRole('link', { name: 'Ver mis aplicaciones' })).toHaveAttribute(
    'href',
    '/mi-cuenta/empleos-aplicados',
  );
});

test('a failure is said so and the letter stays', async () => {
  await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'POST /api/applications': () => restError(500, 'x') },
  });
  await userEvent.type(await screen.findByLabelText(/Mensaje a la empresa/), 'Hola');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo enviar la aplicación.');
  expect(screen.getByLabelText(/Mensaje a la empresa/)).toHaveValue('Hola');
});

test('a letter beyond the limit is not sent', async () => {
  const { requests } = await renderRoute(section, address, { session: seeker, responses: ofSeeker });
  const letter = await screen.findByLabelText(/Mensaje a la empresa/);
  await userEvent.click(letter);
  await userEvent.paste('a'.repeat(5001));
  await send();
  await waitFor(() => expect(letter).toHaveAccessibleDescription(/Máximo 5000 caracteres\./));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
});

test('a job applied to already says so instead of offering the form', async () => {
  await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'GET /api/job-marks': marksOf([1]) },
  });
  expect(await screen.findByText('Ya aplicaste a este empleo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar aplicación' })).toBeNull();
});

test('whether it was applied to already is waited for', async () => {
  let answer: (marks: unknown) => void = () => undefined;
  await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'GET /api/job-marks': () => new Promise((resolve) => (answer = resolve)) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aplicar: Cocinera de línea' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar aplicación' })).toBeNull();
  answer(marksOf([1]));
  expect(await screen.findByText('Ya aplicaste a este empleo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar aplicación' })).toBeNull();
});

test('where that cannot be learned it can be applied to: the server refuses what was', async () => {
  await renderRoute(section, address, {
    session: seeker,
    responses: { ...ofSeeker, 'GET /api/job-marks': () => restError(500, 'x') },
  });
  const letter = await screen.findByLabelText(/Mensaje a la empresa/);
  await userEvent.type(letter, 'Hola');
  expect(letter).toBeVisible();
  expect(letter).toHaveValue('Hola');
});

test('a visitor is asked to sign in', async () => {
  await renderRoute(section, address, { responses: job });
  expect(await screen.findByText('Debes iniciar sesión o registrarse')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar aplicación' })).toBeNull();
});

test('an employer is refused', async () => {
  await renderRoute(section, address, { session: employer, responses: job });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Acceso denegado. Debes ser un usuario para aplicar.',
  );
});

const others = listOf([aJob(2, { title: 'Cocinero de banquetes' })]);

test.each(['/aplicar', '/aplicar?jobId=abc', '/aplicar?jobId=-1'])(
  '%s finds no job, asks for none, and leads to the newest',
  async (nowhere) => {
    const { requests } = await renderRoute(section, nowhere, { responses: { 'GET /api/jobs': others } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Empleo no encontrado' })).toBeVisible();
    const region = await screen.findByRole('region', { name: 'Empleos recientes' });
    expect(within(region).getByRole('link', { name: /^Cocinero de banquetes/ })).toBeVisible();
    const [asked, ...more] = requests.map(({ url }) => new URL(url));
    expect([asked?.pathname, asked?.searchParams.get('sort'), more]).toEqual([
      '/api/jobs',
      'datePosted:desc',
      [],
    ]);
  },
);

test.each([
  ['never was', 404, 'Empleo no encontrado', 'Empleos recientes'],
  ['is withdrawn', 410, 'Este empleo ya no está disponible', 'Empleos parecidos'],
])('a job that %s leads to others', async (_, status, title, name) => {
  const responses = { 'GET /api/jobs/1': () => restError(status, 'x'), 'GET /api/jobs/1/similar': others };
  await renderRoute(section, address, { session: seeker, responses });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const region = await screen.findByRole('region', { name });
  expect(within(region).getByRole('link', { name: /^Cocinero de banquetes/ })).toBeVisible();
});
