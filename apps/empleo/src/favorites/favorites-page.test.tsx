import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, employer, listOf, seeker, type Responses } from '../testing/fixtures.ts';

const address = '/mi-cuenta/favoritos';
const favorites = listOf([
  { id: 30, attributes: { job: { data: aJob(1) } } },
  { id: 31, attributes: { job: { data: aJob(2, { title: 'Mesera' }) } } },
]);
const open = (responses: Responses) =>
  renderRoute(section, address, {
    session: seeker,
    responses: { 'GET /api/applications': listOf([]), 'GET /api/favorites': favorites, ...responses },
  });

test('the saved jobs are listed, asked for by their owner', async () => {
  const { requests } = await open({});
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
  const asked = requests.find(({ url }) => url.includes('/favorites'));
  expect(Object.fromEntries(new URL(asked!.url).searchParams)).toEqual({
    'filters[user][id][$eq]': '7',
    populate: 'job',
    'pagination[pageSize]': '-1',
  });
});

test('a job taken out leaves the list, which says so', async () => {
  let removed = false;
  await open({
    'GET /api/favorites': () => (removed ? listOf(favorites.data.slice(1)) : favorites),
    'DELETE /api/favorites/30': () => {
      removed = true;
      return { data: { id: 30, attributes: {} } };
    },
  });
  await screen.findAllByRole('article');
  await userEvent.click(screen.getAllByRole('button', { name: 'Quitar de favoritos' })[0]!);
  expect(await screen.findByText('Empleo eliminado de tus favoritos.')).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Mesera' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Cocinera de línea' })).toBeNull();
});

test('without favourites the page says how to get some', async () => {
  await open({ 'GET /api/favorites': listOf([]) });
  expect(await screen.findByText('Todavía no tienes favoritos.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar empleo' })).toHaveAttribute('href', '/empleos');
});

test('a failure is said so, with a way to ask again', async () => {
  await open({ 'GET /api/favorites': () => restError(500, 'x') });
  expect(await screen.findByText('No se pudieron cargar tus favoritos.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

test('an employer has none here', async () => {
  const { requests } = await renderRoute(section, address, { session: employer });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Acceso denegado. Debes ser un usuario para guardar favoritos.',
  );
  expect(requests).toEqual([]);
});
