import { describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, employer, listOf, marksOf, seeker, type Responses } from '../testing/fixtures.ts';
import { later } from '../testing/later.ts';

const address = '/mi-cuenta/favoritos';
const favorites = listOf([
  {
    id: 31,
    attributes: { createdAt: '2026-11-12T10:00:00.000Z', job: { data: aJob(2, { title: 'Mesera' }) } },
  },
  { id: 30, attributes: { createdAt: '2026-11-11T10:00:00.000Z', job: { data: aJob(1) } } },
  {
    id: 29,
    attributes: { createdAt: '2026-11-10T10:00:00.000Z', job: { data: aJob(3, { title: 'Pintor' }) } },
  },
]);
const open = (responses: Responses) =>
  renderRoute(section, address, {
    session: seeker,
    responses: {
      'GET /api/job-marks': marksOf(
        [],
        [
          [31, 2],
          [30, 1],
          [29, 3],
        ],
      ),
      'GET /api/favorites': favorites,
      ...responses,
    },
  });

test('the saved jobs are listed, asked for by their owner', async () => {
  const { requests } = await open({});
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeVisible();
  const asked = requests.find(({ url }) => url.includes('/favorites'));
  expect(Object.fromEntries(new URL(asked!.url).searchParams)).toEqual({
    'filters[user][id][$eq]': '7',
    populate: 'job',
    'pagination[page]': '1',
    'pagination[pageSize]': '20',
  });
});

describe('a job taken out', () => {
  const server = () => {
    let removed = false;
    return {
      'GET /api/favorites': () =>
        removed ? listOf(favorites.data.filter(({ id }) => id !== 30)) : favorites,
      'GET /api/job-marks': () =>
        marksOf(
          [],
          removed
            ? [
                [31, 2],
                [29, 3],
              ]
            : [
                [31, 2],
                [30, 1],
                [29, 3],
              ],
        ),
      'DELETE /api/favorites/30': () => {
        removed = true;
        return { data: { id: 30, attributes: {} } };
      },
      'POST /api/favorites': () => {
        removed = false;
        return { data: { id: 30, attributes: {} } };
      },
    };
  };
  const removeCook = async () => {
    const cook = await screen.findByRole('article', { name: 'Cocinera de línea' });
    const heart = await within(cook).findByRole('button', { name: 'Quitar de favoritos' });
    await userEvent.click(heart);
    return screen.findByText('Empleo eliminado de tus favoritos.');
  };

  test('says so where it was, and comes back there when that is undone', async () => {
    await open(server());
    const told = await removeCook();
    expect(screen.queryByRole('article', { name: 'Cocinera de línea' })).toBeNull();
    expect(told.closest('[role=status]')).toHaveFocus();
    expect(screen.getByRole('article', { name: 'Mesera' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const back = await screen.findByRole('article', { name: 'Cocinera de línea' });
    expect(within(back).getByRole('link', { name: 'Cocinera de línea' })).toHaveFocus();
    const titles = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(titles).toEqual(['Mesera', 'Cocinera de línea', 'Pintor']);
  });

  test('and brought back before all that is asked since has been answered, comes back too', async () => {
    const { late, answer } = later();
    const answers = server();
    const marks = answers['GET /api/job-marks'];
    let marked = 0;
    const { requests } = await open({
      ...answers,
      'GET /api/job-marks': () => ((marked += 1) === 1 ? marks() : late.then(marks)),
    });
    const lists = () => requests.filter(({ url }) => url.includes('/favorites?')).length;
    await removeCook();
    await waitFor(() => expect([lists(), marked]).toEqual([2, 2]));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    const link = () => screen.findByRole('link', { name: 'Cocinera de línea' });
    expect(await link()).toHaveFocus();
    answer();
    await waitFor(() => expect(lists()).toBe(3));
    expect(await link()).toHaveFocus();
  });

  test('and brought back, is taken out again before the list is there with it', async () => {
    const { late, answer } = later();
    const answers = server();
    const list = answers['GET /api/favorites'];
    let lists = 0;
    await open({
      ...answers,
      'GET /api/favorites': () => ((lists += 1) < 3 ? list() : late.then(list)),
    });
    await removeCook();
    await waitFor(() => expect(lists).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(lists).toBe(3));
    expect(await removeCook()).toBeVisible();
    answer();
    await waitFor(() => expect(lists).toBe(4));
    expect(screen.getByText('Empleo eliminado de tus favoritos.')).toBeVisible();
  });

  test('that cannot be brought back is said so, and can be tried again', async () => {
    await open({ ...server(), 'POST /api/favorites': () => restError(500, 'x') });
    await removeCook();
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo deshacer. Inténtalo de nuevo.');
    expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  });
});

test('many come in pages', async () => {
  const { address: at } = await open({ 'GET /api/favorites': listOf(favorites.data, 45) });
  await userEvent.click(await screen.findByRole('button', { name: 'Página 3' }));
  expect(at()).toBe(`${address}?pagina=3`);
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
