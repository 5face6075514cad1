import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import {
  aJob,
  anApplication,
  bodyOf,
  employer,
  listOf,
  marksOf,
  seeker,
  type Responses,
} from '../testing/fixtures.ts';

const results = '/empleos?q=cocina&orden=relevancia';
const jobs = { 'GET /api/jobs': listOf([aJob(1), aJob(2, { title: 'Mesera' })]) };
const nothingYet = { ...jobs, 'GET /api/applications': listOf([]), 'GET /api/job-marks': marksOf([]) };
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const card = async (name: string) => screen.findByRole('article', { name });
const press = async (article: HTMLElement, name: string) =>
  user.click(within(article).getByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => void jest.useRealTimers());

describe('a visitor', () => {
  test.each(['Aplicar', 'Guardar en favoritos'])(
    'who presses %s is asked to sign in or register, and asks the server for nothing',
    async (name) => {
      const { requests } = await renderRoute(section, results, { responses: jobs });
      const article = await card('Cocinera de línea');
      await press(article, name);
      expect(within(article).getByText('Debes iniciar sesión o registrarse')).toBeVisible();
      expect(within(article).queryByText(/queda guardado/)).toBeNull();
      expect(within(article).getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
        'href',
        '/login?role=user',
      );
      expect(within(article).getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
        'href',
        '/register?role=user',
      );
      const asked = requests.map(({ url }) => new URL(url).pathname);
      expect(asked.filter((path) => path !== '/api/jobs/facets')).toEqual(['/api/jobs']);
    },
  );
});

describe('an employer', () => {
  test('is told that applying is for job seekers', async () => {
    await renderRoute(section, results, { session: employer, responses: jobs });
    const article = await card('Cocinera de línea');
    await press(article, 'Aplicar');
    expect(within(article).getByRole('alert')).toHaveTextContent(
      'Acceso denegado. Debes ser un usuario para aplicar.',
    );
    await press(article, 'Guardar en favoritos');
    expect(within(article).getByRole('alert')).toHaveTextContent(
      'Debes iniciar sesión como usuario para agregar favoritos.',
    );
  });
});

describe('a job seeker', () => {
  const open = async (responses: Responses = {}) => {
    const view = await renderRoute(section, results, {
      session: seeker,
      responses: { ...nothingYet, ...responses },
    });
    return { ...view, article: await card('Cocinera de línea') };
  };
  const sentBodies = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

  test('applies in place, and the success goes away after three seconds', async () => {
    let applied = false;
    const { article, requests } = await open({
      'POST /api/applications': () => {
        applied = true;
        return { data: anApplication(5) };
      },
      'GET /api/job-marks': () => marksOf(applied ? [1] : []),
    });
    await press(article, 'Aplicar');
    const letter = await within(article).findByLabelText('Mensaje a la empresa');
    await waitFor(() => expect(letter).toHaveFocus());
    expect(letter).toHaveAccessibleDescription(/^Mensaje \/ CV: /);
    await user.type(letter, 'Tengo experiencia.');
    await press(article, 'Enviar aplicación');
    expect(await within(article).findByText('Has aplicado con éxito al empleo.')).toBeVisible();
    expect(within(article).queryByLabelText('Mensaje a la empresa')).toBeNull();
    expect(await bodyOf(sentBodies(requests)[0])).toEqual({
      data: { job: 1, candidate: 7, coverLetter: 'Tengo experiencia.', phone: null, notes: '' },
    });
    act(() => void jest.advanceTimersByTime(2900));
    expect(within(article).getByText('Has aplicado con éxito al empleo.')).toBeVisible();
    act(() => void jest.advanceTimersByTime(200));
    expect(within(article).queryByText('Has aplicado con éxito al empleo.')).toBeNull();
    expect(within(article).getByRole('status')).toHaveTextContent('Ya aplicaste a este empleo.');
    expect(within(article).queryByRole('button', { name: 'Aplicar' })).toBeNull();
    const lasting = within(article).getByRole('region', { name: 'Aplicación enviada' });
    expect(within(lasting).getByRole('link', { name: 'Ver mis aplicaciones' })).toHaveAttribute(
      'href',
      '/mi-cuenta/empleos-aplicados',
    );
    expect(within(lasting).getAllByRole('link')).toHaveLength(1);
  });

  test('sends one application, however often the button is pressed', async () => {
    let answer: (body: unknown) => void = () => undefined;
    const { article, requests } = await open({
      'POST /api/applications': () => new Promise((resolve) => (answer = resolve)),
    });
    await press(article, 'Aplicar');
    await user.type(await within(article).findByLabelText('Mensaje a la empresa'), 'Hola');
    const send = within(article).getByRole('button', { name: 'Enviar aplicación' });
    // Before anything is drawn anew, too.
    act(() => {
      send.click();
      send.click();
    });
    await user.tripleClick(send);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentBodies(requests)).toHaveLength(1));
    answer({ data: anApplication(5) });
    expect(await within(article).findByText('Has aplicado con éxito al empleo.')).toBeVisible();
    expect(sentBodies(requests)).toHaveLength(1);
  });

  test('must write a message', async () => {
    const { article, requests } = await open();
    await press(article, 'Aplicar');
    await user.type(await within(article).findByLabelText('Mensaje a la empresa'), '   ');
    await press(article, 'Enviar aplicación');
    const letter = await within(article).findByLabelText('Mensaje a la empresa');
    await waitFor(() => expect(letter).toBeInvalid());
    expect(letter).toHaveAccessibleDescription(/Este campo es requerido\./);
    expect(letter).toHaveFocus();
    expect(sentBodies(requests)).toEqual([]);
  });

  test('closes the form by Cancelar and finds the focus where it was', async () => {
    const { article } = await open();
    await press(article, 'Aplicar');
    await user.click(await within(article).findByRole('button', { name: 'Cancelar' }));
    expect(within(article).queryByLabelText('Mensaje a la empresa')).toBeNull();
    expect(within(article).getByRole('button', { name: 'Aplicar' })).toHaveFocus();
  });

  test('finds open forms closed after a new search', async () => {
    const { article } = await open();
    await press(article, 'Aplicar');
    expect(await screen.findByLabelText('Mensaje a la empresa')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(screen.queryByLabelText('Mensaje a la empresa')).toBeNull());
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  test('keeps what was written when sending fails, also when the form is opened anew', async () => {
    const { article } = await open({ 'POST /api/applications': () => restError(500, 'boom') });
    await press(article, 'Aplicar');
    await user.type(await within(article).findByLabelText('Mensaje a la empresa'), 'Mi carta');
    await press(article, 'Enviar aplicación');
    expect(await within(article).findByRole('alert')).toHaveTextContent('No se pudo enviar la aplicación.');
    expect(await within(article).findByLabelText('Mensaje a la empresa')).toHaveValue('Mi carta');
    await press(article, 'Cancelar');
    await press(article, 'Aplicar');
    expect(await within(article).findByLabelText('Mensaje a la empresa')).toHaveValue('Mi carta');
  });

  test('whose session has ended is asked to sign in where the form was, and keeps the letter', async () => {
    const { article } = await open({ 'POST /api/applications': () => restError(401, 'x') });
    await press(article, 'Aplicar');
    await user.type(await within(article).findByLabelText('Mensaje a la empresa'), 'Mi carta');
    await press(article, 'Enviar aplicación');
    expect(await screen.findByText('Debes iniciar sesión o registrarse')).toBeVisible();
    const again = await card('Cocinera de línea');
    expect(within(again).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    expect(within(again).getByRole('link', { name: 'Registrarse' })).toBeVisible();
    expect(within(again).queryByLabelText('Mensaje a la empresa')).toBeNull();
    expect(localStorage.getItem('puente.draft.application.7.1')).toContain('"letter":"Mi carta"');
    expect(within(again).getByText(/^Lo que escribiste queda guardado/)).toBeVisible();
    expect(screen.getAllByText('Debes iniciar sesión o registrarse')).toHaveLength(1);
  });

  test('hears it when the job was applied to before', async () => {
    const { article } = await open({
      'POST /api/applications': () => restError(409, 'Ya aplicaste a este empleo.'),
    });
    await press(article, 'Aplicar');
    await user.type(await within(article).findByLabelText('Mensaje a la empresa'), 'Otra vez');
    await press(article, 'Enviar aplicación');
    expect(await within(article).findByRole('alert')).toHaveTextContent('Ya aplicaste a este empleo.');
  });

  test('is offered no form for a job applied to already', async () => {
    const { article } = await open({ 'GET /api/job-marks': marksOf([1]) });
    expect(await within(article).findByRole('status')).toHaveTextContent('Ya aplicaste a este empleo.');
    expect(within(article).queryByRole('button', { name: 'Aplicar' })).toBeNull();
    expect(within(await card('Mesera')).getByRole('button', { name: 'Aplicar' })).toBeVisible();
  });

  test('saves a favourite and takes it back; each success goes away after three seconds', async () => {
    let saved = false;
    const { article, requests } = await open({
      'GET /api/job-marks': () => marksOf([], saved ? [[30, 1]] : []),
      'POST /api/favorites': () => {
        saved = true;
        return { data: { id: 30, attributes: {} } };
      },
      'DELETE /api/favorites/30': () => {
        saved = false;
        return { data: { id: 30, attributes: {} } };
      },
    });
    await press(article, 'Guardar en favoritos');
    expect(await within(article).findByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
    expect(await bodyOf(sentBodies(requests)[0])).toEqual({ data: { job: 1, user: 7 } });
    act(() => void jest.advanceTimersByTime(3100));
    expect(within(article).queryByText('¡Empleo guardado en tus favoritos!')).toBeNull();

    await press(article, 'Quitar de favoritos');
    expect(await within(article).findByText('Empleo eliminado de tus favoritos.')).toBeVisible();
    expect(within(article).getByRole('button', { name: 'Guardar en favoritos' })).toBeVisible();
  });

  test.each([
    [409, 'Este empleo ya está en tus favoritos.'],
    [500, 'No se pudo guardar en favoritos.'],
  ])('hears why a favourite was not saved: %d', async (status, text) => {
    const { article } = await open({ 'POST /api/favorites': () => restError(status, 'x') });
    await press(article, 'Guardar en favoritos');
    expect(await within(article).findByRole('alert')).toHaveTextContent(text);
    expect(within(article).getByRole('button', { name: 'Guardar en favoritos' })).toBeVisible();
  });

  test('hears it when a favourite was not removed', async () => {
    const { article } = await open({
      'GET /api/job-marks': marksOf([], [[30, 1]]),
      'DELETE /api/favorites/30': () => restError(500, 'x'),
    });
    await within(article).findByRole('button', { name: 'Quitar de favoritos' });
    await press(article, 'Quitar de favoritos');
    expect(await within(article).findByRole('alert')).toHaveTextContent('No se pudo eliminar el favorito.');
    expect(within(article).getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  });
});
