import { beforeEach, expect, test } from '@jest/globals';
import { emptySearch, type JobSearch, readSearch } from '@puente/domain/job-search';
import { keepDestination, readDestination, useLocation } from '@puente/platform';
import { renderRoute, restError } from '@puente/platform/testing';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { searchMessages } from '../messages/search.ts';
import section from '../section.ts';
import { bodyOf, employer, type Responses, seeker } from '../testing/fixtures.ts';
import { click, user, writes } from '../testing/form-actions.ts';
import { SaveSearch } from './save-search-late.tsx';

function Searched() {
  const { search } = useLocation();
  return <SaveSearch search={readSearch(new URLSearchParams(search)) ?? emptySearch} />;
}
const page = {
  ...section,
  pages: { '/empleos': () => Promise.resolve({ default: Searched, messages: searchMessages }) },
};
const mesera = '/empleos?q=mesera&donde=Houston';
const kept = 'q=mesera&donde=Houston&orden=fecha';
const open = (path = mesera, session = seeker, responses: Responses = {}) =>
  renderRoute(page, path, { session, responses });

beforeEach(() => localStorage.clear());

test('a seeker saves a search by a name that says what it looks for', async () => {
  const { requests } = await open(mesera, seeker, {
    'POST /api/saved-searches': { data: { id: 1, attributes: {} } },
  });
  await click('Guardar búsqueda');
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Mesera en Houston');
  await user.click(screen.getByLabelText('Cada semana'));
  await click('Guardar');
  expect(await screen.findByText(/Te escribimos una vez a la semana/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis búsquedas' })).toHaveAttribute(
    'href',
    '/mi-cuenta/busquedas-guardadas',
  );
  expect(await bodyOf(writes(requests)[0])).toEqual({
    data: { name: 'Mesera en Houston', frequency: 'weekly', query: kept },
  });
});

test.each<[Partial<JobSearch>, string]>([
  [{ text: 'chofer', province: 'Texas', country: 'Estados Unidos' }, 'Chofer en Texas'],
  [{ category: 'Legal', place: '77036' }, 'Legal en 77036'],
  [{ country: 'México' }, 'Empleos en México'],
  [{ text: 'niñera' }, 'Niñera'],
  [{ text: `${'a'.repeat(79)}🌮` }, `A${'a'.repeat(78)}`],
  [{ modality: 'Remoto', jobType: 'Medio tiempo' }, 'Remoto · Medio tiempo'],
])('the name of %j is %s', async (wishes, name) => {
  const Page = () => <SaveSearch search={{ ...emptySearch, ...wishes }} />;
  const pages = { '/empleos': () => Promise.resolve({ default: Page, messages: searchMessages }) };
  await renderRoute({ ...section, pages }, '/empleos', { session: seeker });
  await click('Guardar búsqueda');
  expect(await screen.findByLabelText('Nombre')).toHaveValue(name);
});

test('the name of a search of one company has that of the company', async () => {
  const attributes = { username: 'fondaluz', nombreEmpresa: 'Fonda Luz' };
  await open('/empleos?empresa=fondaluz', seeker, {
    'GET /api/employers/fondaluz': { data: { id: 9, attributes } },
  });
  await click('Guardar búsqueda');
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Fonda Luz');
});

test.each([
  [409, 'Ya guardaste esta búsqueda.'],
  [409, 'Ya tienes 20 búsquedas guardadas. Elimina una para guardar otra.'],
])('what stands against it is told, with the way to where it is managed (%i, %s)', async (status, text) => {
  await open(mesera, seeker, { 'POST /api/saved-searches': () => restError(status, text) });
  await click('Guardar búsqueda');
  await screen.findByLabelText('Nombre');
  await click('Guardar');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis búsquedas' })).toBeVisible();
});

test('while it is being saved nothing closes the form, so that it is told how it went', async () => {
  let saved = (_: unknown): void => undefined;
  await open(mesera, seeker, { 'POST /api/saved-searches': () => new Promise((answer) => (saved = answer)) });
  await click('Guardar búsqueda');
  await screen.findByLabelText('Nombre');
  await click('Guardar');
  // What the browser sends on Esc.
  const dialog = screen.getByRole('dialog');
  fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  await click('Cerrar');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  expect(screen.getByLabelText('Nombre')).toBeVisible();
  saved(Response.json({ data: { id: 1, attributes: {} } }));
  expect(await screen.findByText(/Te escribimos una vez al día/)).toBeVisible();
});

test('a failure is told, and what was typed stays', async () => {
  await open(mesera, seeker, { 'POST /api/saved-searches': () => restError(500, 'x') });
  await click('Guardar búsqueda');
  await user.clear(await screen.findByLabelText('Nombre'));
  await user.type(screen.getByLabelText('Nombre'), 'Cerca de casa');
  await click('Guardar');
  expect(await screen.findByText('No se pudo guardar la búsqueda. Inténtalo otra vez.')).toBeVisible();
  expect(screen.getByLabelText('Nombre')).toHaveValue('Cerca de casa');
});

test('who comes back for it finds the form open, once', async () => {
  keepDestination({ path: `/empleos?${kept}`, intent: `save-search:${kept}` });
  await open(`/empleos?${kept}`);
  expect(await screen.findByLabelText('Nombre')).toHaveValue('Mesera en Houston');
  expect(readDestination()).toBeUndefined();
});

test('there is nothing to save of all jobs', async () => {
  await open('/empleos?orden=fecha');
  expect(screen.queryByRole('button')).toBeNull();
});

test('there is nothing for an employer', async () => {
  await open(mesera, employer);
  expect(screen.queryByRole('button')).toBeNull();
});

// Last: from here on this tab has read jobs as a visitor.
test('a visitor is asked to sign in, and finds the form open when they come back', async () => {
  const { requests } = await renderRoute(page, mesera, {});
  await click('Guardar búsqueda');
  expect(await screen.findByText('Debes iniciar sesión o registrarse')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Registrarse' }));
  expect(readDestination()).toEqual({
    path: `/empleos?${kept}`,
    title: 'Mesera en Houston',
    intent: `save-search:${kept}`,
  });
  expect(requests).toEqual([]);
});
