import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import section from '../section.ts';
import { bodyOf, employer, listOf, type Responses, seeker } from '../testing/fixtures.ts';
import { click, user, writes } from '../testing/form-actions.ts';
import { later } from '../testing/later.ts';

const address = '/mi-cuenta/busquedas-guardadas';
const aSearch = (id: number, part: object = {}) => ({
  id,
  attributes: {
    name: 'Mesera en Houston',
    query: 'q=mesera&donde=Houston&tipo=Medio+tiempo&orden=fecha',
    frequency: 'daily' as const,
    createdAt: '2026-11-20T10:00:00.000Z',
    newJobs: 3,
    ...part,
  },
});
const searches = listOf([aSearch(1), aSearch(2, { name: 'Cocinero', query: 'q=cocinero', newJobs: 0 })]);
const open = (responses: Responses = {}) =>
  renderRoute(section, address, {
    session: seeker,
    responses: { 'GET /api/saved-searches': searches, ...responses },
  });
/** A server that keeps what is changed of the first one, and forgets what is removed. */
function server() {
  let kept = [...searches.data];
  const forget = (id: number) => {
    kept = kept.filter((one) => one.id !== id);
    return { data: aSearch(id) };
  };
  return {
    'GET /api/saved-searches': () => listOf(kept),
    'PUT /api/saved-searches/1': async (request: Request) => {
      const changed = aSearch(1, ((await bodyOf(request)) as { data: object }).data);
      kept = [changed, ...kept.slice(1)];
      return { data: changed };
    },
    'DELETE /api/saved-searches/1': () => forget(1),
    'DELETE /api/saved-searches/2': () => forget(2),
    'POST /api/saved-searches': () => {
      kept = [aSearch(3), ...kept];
      return { data: aSearch(3) };
    },
  };
}
const remove = async (name: string) =>
  user.click(within(await card(name)).getByRole('button', { name: 'Eliminar' }));
const card = (name = 'Mesera en Houston') => screen.findByRole('article', { name });

const auxClick = (link: HTMLElement, button: number) =>
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button }));

test('each search is told in words, with what is new in it and how often its owner is written to', async () => {
  await open();
  const first = within(await card());
  expect(screen.getByRole('heading', { level: 1, name: 'Búsquedas guardadas' })).toBeVisible();
  expect(first.getByText('mesera · Houston · Medio tiempo')).toBeVisible();
  expect(first.getByText('3 empleos nuevos')).toBeVisible();
  expect(first.getByLabelText('Avisos por correo')).toHaveDisplayValue('Cada día');
  const second = within(await card('Cocinero'));
  expect(second.getByText('Nada nuevo desde tu última visita')).toBeVisible();
});

test('more than 99 new jobs are not counted', async () => {
  await open({ 'GET /api/saved-searches': listOf([aSearch(1, { newJobs: 100 })]) });
  expect(within(await card()).getByText('Más de 99 empleos nuevos')).toBeVisible();
});

test('opening one leads to the search, and what was new in it is seen', async () => {
  const { requests } = await open({
    'PUT /api/saved-searches/1': { data: aSearch(1, { newJobs: 0 }) },
    'GET /api/jobs': listOf([]),
  });
  const link = within(await card()).getByRole('link', { name: 'Ver empleos' });
  expect(link).toHaveAttribute('href', '/empleos?q=mesera&donde=Houston&tipo=Medio+tiempo&orden=fecha');
  await user.click(link);
  expect(await Promise.all(writes(requests).map(bodyOf))).toEqual([{ data: { looked: true } }]);
});

test.each([
  ['Ctrl', 'Ver empleos', true, (link: HTMLElement) => fireEvent.click(link, { ctrlKey: true })],
  ['the middle button', 'Ver empleos', true, (link: HTMLElement) => auxClick(link, 1)],
  ['the middle button', 'Mesera en Houston', true, (link: HTMLElement) => auxClick(link, 1)],
  ['the right button', 'Ver empleos', false, (link: HTMLElement) => auxClick(link, 2)],
])('a press with %s of «%s» is a look: %j', async (_, name, isLook, press) => {
  const { requests } = await open({ 'PUT /api/saved-searches/1': { data: aSearch(1, { newJobs: 0 }) } });
  press(within(await card()).getByRole('link', { name }));
  await act(() => Promise.resolve());
  const looks = isLook ? [{ data: { looked: true } }] : [];
  expect(await Promise.all(writes(requests).map(bodyOf))).toEqual(looks);
});

test('another frequency shows at once, and as it was when it could not be kept', async () => {
  let fails = false;
  const answers = server();
  const change = answers['PUT /api/saved-searches/1'];
  const { requests } = await open({
    ...answers,
    'PUT /api/saved-searches/1': (request: Request) => (fails ? restError(500, 'x') : change(request)),
  });
  const select = within(await card()).getByLabelText('Avisos por correo');
  await user.selectOptions(select, 'Cada semana');
  expect(select).toHaveDisplayValue('Cada semana');
  expect(await bodyOf(writes(requests)[0])).toEqual({ data: { frequency: 'weekly' } });
  fails = true;
  await user.selectOptions(select, 'Nunca');
  expect(await within(await card()).findByRole('alert')).toHaveTextContent('No se pudo guardar el cambio.');
  expect(select).toHaveDisplayValue('Cada semana');
});

test('one is renamed, not to nothing', async () => {
  await open(server());
  await user.click(within(await card()).getByRole('button', { name: 'Cambiar nombre' }));
  const name = await screen.findByLabelText('Nombre');
  await user.clear(name);
  await click('Guardar');
  expect(name).toHaveAccessibleDescription('Este campo es requerido.');
  await user.type(name, 'Mi barrio');
  await click('Guardar');
  expect(await card('Mi barrio')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one that is removed goes at once, and comes back if that was not meant', async () => {
  const { requests } = await open(server());
  await remove('Mesera en Houston');
  expect(screen.queryByRole('article', { name: 'Mesera en Houston' })).toBeNull();
  expect(screen.getByText('Eliminamos «Mesera en Houston».')).toBeVisible();
  await click('Deshacer');
  expect(await card()).toBeVisible();
  expect(await bodyOf(writes(requests)[1])).toEqual({
    data: { name: 'Mesera en Houston', query: searches.data[0]?.attributes.query, frequency: 'daily' },
  });
  await waitFor(() => expect(screen.queryByText('Eliminamos «Mesera en Houston».')).toBeNull());
});

test('one that is removed stays gone when a list that was asked for before is answered after it', async () => {
  const { late, answer } = later();
  const answers = server();
  let lists = 0;
  await open({
    ...answers,
    'GET /api/saved-searches': () => {
      const list = answers['GET /api/saved-searches']();
      return (lists += 1) === 2 ? late.then(() => list) : list;
    },
  });
  await remove('Mesera en Houston');
  await click('Deshacer');
  await waitFor(() => expect(lists).toBe(2));
  await remove('Cocinero');
  answer();
  await waitFor(() => expect(lists).toBe(3));
  expect(await card()).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Cocinero' })).toBeNull());
});

test('one that cannot be removed is there again, and it is said so', async () => {
  await open({ 'DELETE /api/saved-searches/1': () => restError(500, 'x') });
  await remove('Mesera en Houston');
  expect(await screen.findByText(/No se pudo eliminar «Mesera en Houston»/)).toBeVisible();
  expect(await card()).toBeVisible();
});

test('one that another tab has removed is gone, which is what was wanted', async () => {
  const answers = server();
  await open({
    ...answers,
    'DELETE /api/saved-searches/1': () => {
      answers['DELETE /api/saved-searches/1']();
      return restError(404, 'Búsqueda guardada no encontrada');
    },
  });
  await remove('Mesera en Houston');
  expect(screen.getByText('Eliminamos «Mesera en Houston».')).toBeVisible();
  await act(() => Promise.resolve());
  expect(screen.queryByRole('article', { name: 'Mesera en Houston' })).toBeNull();
  expect(screen.queryByText(/No se pudo eliminar/)).toBeNull();
});

test('one that cannot be taken back any more says why, and is not offered again', async () => {
  await open({ 'POST /api/saved-searches': () => restError(409, 'Ya guardaste esta búsqueda.') });
  await remove('Mesera en Houston');
  await click('Deshacer');
  expect(await screen.findByText('Ya guardaste esta búsqueda.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('without any the page says how to get one', async () => {
  await open({ 'GET /api/saved-searches': listOf([]) });
  expect(await screen.findByText('Todavía no tienes búsquedas guardadas.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar empleo' })).toHaveAttribute('href', '/empleos');
});

test('a failure is said so, with a way to ask again', async () => {
  await open({ 'GET /api/saved-searches': () => restError(500, 'x') });
  expect(await screen.findByText('No se pudieron cargar tus búsquedas.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('an employer has none here', async () => {
  const { requests } = await renderRoute(section, address, { session: employer });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Acceso denegado. Debes ser un usuario para guardar búsquedas.',
  );
  expect(requests).toEqual([]);
});
