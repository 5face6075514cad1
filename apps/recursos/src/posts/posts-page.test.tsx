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

test('posts are said to be titles only, and nothing of them seems to lead anywhere', async () => {
  await open(listOf(post(1, 'Feria de empleo')));
  expect(await screen.findByText(/^Por ahora solo tenemos los títulos/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('no posts are said to be none', async () => {
  await open(listOf());
  expect(screen.queryByText(/^Por ahora solo tenemos los títulos/)).toBeNull();
  expect(await screen.findByText('No hay publicaciones')).toBeVisible();
});

/** What people see of a failure; the given words (docs/product.md#posts) are in the alert for whom it tells more. */
const seen = async () => {
  const alert = (await screen.findByRole('alert')).cloneNode(true) as HTMLElement;
  for (const hidden of alert.querySelectorAll('.visuallyHidden')) hidden.remove();
  return alert.textContent;
};

test.each([{}, { data: {} }, [], { data: [{ id: 1 }] }, { data: [null] }])(
  'an answer such as %j is not taken for posts',
  async (answer) => {
    await open(() => Response.json(answer));
    expect(await screen.findByRole('alert')).toHaveTextContent('La respuesta no tiene el formato esperado');
    expect(await seen()).toMatch(/^No pudimos cargar las publicaciones ?Algo falló de nuestro lado/);
  },
);

test.each([
  ['an error of the server', () => restError(500, 'Error interno'), 'Algo falló de nuestro lado.'],
  ['no answer', () => Promise.reject(new TypeError('failed')), 'Revisa tu conexión'],
  [
    'an answer that takes too long',
    () => Promise.reject(new DOMException('x', 'TimeoutError')),
    'La respuesta tarda demasiado.',
  ],
])('%s is told in words for people, and a retry brings the posts', async (_name, failure, advice) => {
  let failing = true;
  await open(() => (failing ? failure() : listOf(post(1, 'Feria de empleo'))));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error en la conexión con el backend');
  expect(await seen()).toContain(`No pudimos cargar las publicaciones${advice}`);
  expect(await seen()).not.toMatch(/backend/i);
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Feria de empleo')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Loading posts...', () => new Promise(() => undefined)],
  ['There are no posts', listOf()],
  ['We couldn’t load the posts', () => restError(500, 'Error interno')],
])('in English it says: %s', async (text, answer) => {
  await open(answer, 'en');
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

test.each([
  ['The answer does not have the expected format', () => Response.json({})],
  ['Could not connect to the server', () => Promise.reject(new TypeError('failed'))],
])('in English the alert holds: %s', async (text, answer) => {
  await open(answer, 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/backend/i);
});

test('in English a post keeps its name, marked as Spanish', async () => {
  await open(listOf(post(1, 'Feria de empleo')), 'en');
  const item = within(await screen.findByRole('list', { name: 'List' })).getByRole('listitem');
  expect(item).toHaveTextContent('Number1Identifierdoc1CreatedNovember 3, 2026');
  expect(within(item).getByText('Feria de empleo')).toHaveAttribute('lang', 'es');
});
