import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readDestination } from '@puente/platform';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, employer, listOf, seeker } from '../testing/fixtures.ts';

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const twelve = listOf(
  Array.from({ length: 12 }, (_, at) =>
    aJob(at + 1, { title: `Puesto ${at + 1}`, description: 'x'.repeat(81) }),
  ),
);
const ofSeeker = { 'GET /api/applications': listOf([]), 'GET /api/favorites': listOf([]) };
const search = async () => {
  await user.selectOptions(screen.getByLabelText('Estado'), 'Texas');
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Hospitalidad y turismo');
  await user.selectOptions(screen.getByLabelText('Subcategoría'), 'Cocina');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick', 'performance'] });
});
afterEach(() => void jest.useRealTimers());

test('all three are required, else it alerts and asks the server nothing', async () => {
  const { requests } = await renderRoute(section, '/employmentsection');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Texas');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Por favor, selecciona Estado, Categoría y Subcategoría antes de buscar.',
  );
  expect(screen.getByLabelText('Categoría')).toHaveFocus();
  expect(requests).toEqual([]);
});

test('at most ten results show, each with 80 characters of its description', async () => {
  const { requests } = await renderRoute(section, '/employmentsection', {
    responses: { 'GET /api/jobs': twelve },
  });
  await search();
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  expect(screen.getAllByText(`${'x'.repeat(80)}…`)).toHaveLength(10);
  const asked = new URL(requests[0]!.url).searchParams;
  expect(asked.get('filters[province][$eq]')).toBe('Texas');
  expect(asked.get('filters[subcategory][$eq]')).toBe('Cocina');
});

test('Ver más resultados leads to the same search among all available jobs', async () => {
  await renderRoute(section, '/employmentsection', { responses: { 'GET /api/jobs': twelve } });
  await search();
  const more = await screen.findByRole('link', { name: 'Ver más resultados' });
  expect(more.getAttribute('href')).toMatch(/^\/empleos-disponibles\?/);
  expect(new URLSearchParams(more.getAttribute('href')!.split('?')[1]).get('estado')).toBe('Texas');
});

test('no results are said so in its own words', async () => {
  await renderRoute(section, '/employmentsection', { responses: { 'GET /api/jobs': listOf([]) } });
  await search();
  expect(
    await screen.findByText('No se encontraron empleos para los criterios seleccionados.'),
  ).toBeVisible();
});

test('a failure is said so', async () => {
  await renderRoute(section, '/employmentsection', {
    responses: { 'GET /api/jobs': () => restError(500, 'x') },
  });
  await search();
  expect(await screen.findByText('No se pudieron cargar los empleos.')).toBeVisible();
});

test.each([
  ['a visitor', undefined, 'Aplicar', 'Debes iniciar sesión como usuario para aplicar a un empleo.'],
  [
    'a visitor',
    undefined,
    'Guardar en favoritos',
    'Debes iniciar sesión como usuario para agregar favoritos.',
  ],
  ['an employer', employer, 'Aplicar', 'Debes iniciar sesión como usuario para aplicar a un empleo.'],
])('%s (%#) is alerted and then taken to the sign-in', async (_who, session, name, text) => {
  const { address } = await renderRoute(section, '/employmentsection', {
    session,
    responses: { 'GET /api/jobs': twelve },
  });
  await search();
  const article = await screen.findByRole('article', { name: 'Puesto 1' });
  await user.click(within(article).getByRole('button', { name }));
  expect(within(article).getByRole('alert')).toHaveTextContent(text);
  const intent = name === 'Aplicar' ? 'apply:1' : 'favorite:1';
  expect(readDestination()).toEqual({ path: '/detalle-empleo/1', title: 'Puesto 1', intent });
  expect(address()).toBe('/employmentsection');
  act(() => void jest.advanceTimersByTime(3100));
  expect(address()).toBe('/login?role=user');
});

test('a seeker goes on to apply, or saves the job', async () => {
  const { address } = await renderRoute(section, '/employmentsection', {
    session: seeker,
    responses: {
      ...ofSeeker,
      'GET /api/jobs': twelve,
      'POST /api/favorites': { data: { id: 30, attributes: {} } },
    },
  });
  await search();
  const article = await screen.findByRole('article', { name: 'Puesto 1' });
  await user.click(within(article).getByRole('button', { name: 'Guardar en favoritos' }));
  expect(await within(article).findByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
  await user.click(within(article).getByRole('button', { name: 'Aplicar' }));
  expect(address()).toBe('/aplicar?jobId=1');
});
