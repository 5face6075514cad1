import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';

const post = (id: number, Nombre: string, number: number | null = id) => ({
  id,
  attributes: { Nombre, documentID: `doc${id}`, Number: number, createdAt: '2026-11-03T10:00:00.000Z' },
});
const listOf = (...data: unknown[]) => ({
  data,
  meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length } },
});
const open = (answer: unknown, language: 'es' | 'en' = 'es') =>
  renderRoute(section, '/posts', { responses: { 'GET /api/posts': answer }, language });

test('while the posts are on their way the page says so', async () => {
  await open(() => new Promise(() => undefined));
  expect(screen.getAllByText('Cargando publicaciones...')[0]).toBeVisible();
});

test('every field of every post is listed, in the order of the answer', async () => {
  await open(listOf(post(2, 'Feria de empleo'), post(1, 'Tu talón de pago', null)));
  const items = within(await screen.findByRole('list', { name: 'Listado' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Feria de empleoNúmero2Identificadordoc2Creada3 de noviembre de 2026',
    'Tu talón de pagoIdentificadordoc1Creada3 de noviembre de 2026',
  ]);
  expect(screen.queryByText('Cargando publicaciones...')).toBeNull();
});

test('no posts are said to be none', async () => {
  await open(listOf());
  expect(await screen.findByText('No hay publicaciones')).toBeVisible();
});

test.each([{}, { data: {} }, [], { data: [{ id: 1 }] }, { data: [null] }])(
  'an answer such as %j is not taken for posts',
  async (answer) => {
    await open(() => Response.json(answer));
    expect(await screen.findByText('La respuesta no tiene el formato esperado')).toBeVisible();
  },
);

test.each([
  ['an error of the server', () => restError(500, 'Error interno')],
  ['no answer', () => Promise.reject(new TypeError('failed'))],
])('%s is told, and a retry brings the posts', async (_name, failure) => {
  let failing = true;
  await open(() => (failing ? failure() : listOf(post(1, 'Feria de empleo'))));
  expect(await screen.findByText('Error en la conexión con el backend')).toBeVisible();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Feria de empleo')).toBeVisible();
  expect(screen.queryByText('Error en la conexión con el backend')).toBeNull();
});

test.each([
  ['Loading posts...', () => new Promise(() => undefined)],
  ['There are no posts', listOf()],
  ['The answer does not have the expected format', () => Response.json({})],
  ['Could not connect to the backend', () => restError(500, 'Error interno')],
])('in English it says: %s', async (text, answer) => {
  await open(answer, 'en');
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

test('in English a post keeps its name, marked as Spanish', async () => {
  await open(listOf(post(1, 'Feria de empleo')), 'en');
  const item = within(await screen.findByRole('list', { name: 'List' })).getByRole('listitem');
  expect(item).toHaveTextContent('Number1Identifierdoc1CreatedNovember 3, 2026');
  expect(within(item).getByText('Feria de empleo')).toHaveAttribute('lang', 'es');
});
