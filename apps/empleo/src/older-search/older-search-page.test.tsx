import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readDestination } from '@puente/platform';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
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

const searched =
  '/employmentsection?pais=Estados+Unidos&estado=Texas&categoria=Hospitalidad+y+turismo&subcategoria=Cocina&orden=fecha';

beforeEach(() => {
  localStorage.clear();
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
  await user.selectOptions(screen.getByLabelText('Categoría'), 'Hospitalidad y turismo');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Subcategoría'), 'Cocina');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests).toEqual([]);
});

test('its address keeps the search, for who comes back to it', async () => {
  const { address } = await renderRoute(section, '/employmentsection', {
    responses: { 'GET /api/jobs': twelve },
  });
  await search();
  expect(address()).toBe(searched);
  cleanup();
  await renderRoute(section, searched, { responses: { 'GET /api/jobs': twelve } });
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  expect(screen.getByLabelText('Estado')).toHaveValue('Texas');
  expect(screen.getByLabelText('Subcategoría')).toHaveValue('Cocina');
});

test.each([
  'pais=M%C3%A9xico&estado=Sonora',
  'estado=Narnia&categoria=%00',
  'categoria=Legal&subcategoria=Cocina',
  'q=x',
])('an address that says less than a search asks for nothing: %s', async (query) => {
  const { requests } = await renderRoute(section, `/employmentsection?${query}`);
  expect(screen.getByLabelText('Estado')).toHaveValue('');
  expect(screen.getByLabelText('Subcategoría')).toHaveValue('');
  expect(requests).toEqual([]);
});

test('at most ten results show, each with 80 characters of its description', async () => {
  const { requests } = await renderRoute(section, '/employmentsection', {
    responses: { 'GET /api/jobs': twelve },
  });
  await search();
  expect(await screen.findAllByRole('article')).toHaveLength(10);
  expect(screen.getByRole('heading', { name: '12 empleos' })).toBeVisible();
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
  expect(address()).toBe(searched);
  act(() => void jest.advanceTimersByTime(3100));
  expect(address()).toBe('/login?role=user');
});

test('a seeker goes on to apply, or keeps the job in this browser and lets it go again', async () => {
  const { address, requests } = await renderRoute(section, '/employmentsection', {
    session: seeker,
    responses: { ...ofSeeker, 'GET /api/jobs': twelve },
  });
  await search();
  const article = await screen.findByRole('article', { name: 'Puesto 1' });
  const favorites = () => JSON.parse(localStorage.getItem('puente.older-favorites.7') ?? '[]') as unknown;
  await user.click(within(article).getByRole('button', { name: 'Guardar en favoritos' }));
  expect(within(article).getByText('¡Empleo guardado en tus favoritos!')).toBeVisible();
  expect(favorites()).toEqual([
    { id: 1, category: 'Empleo', resource: 'Puesto 1', link: '/detalle-empleo/1' },
  ]);
  await user.click(within(article).getByRole('button', { name: 'Quitar de favoritos' }));
  expect(favorites()).toEqual([]);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  await user.click(within(article).getByRole('button', { name: 'Aplicar' }));
  expect(address()).toBe('/aplicar?jobId=1');
});

test('a favourite of another tab shows at once', async () => {
  await renderRoute(section, searched, {
    session: seeker,
    responses: { ...ofSeeker, 'GET /api/jobs': twelve },
  });
  const article = await screen.findByRole('article', { name: 'Puesto 1' });
  localStorage.setItem('puente.older-favorites.7', JSON.stringify([{ id: 1 }]));
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(within(article).getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
});

test('what was found is kept in the browser, by no more than what is shown', async () => {
  await renderRoute(section, '/employmentsection', { responses: { 'GET /api/jobs': twelve } });
  await search();
  await screen.findAllByRole('article');
  const kept = JSON.parse(localStorage.getItem('puente.older-jobs') ?? '') as { jobs: unknown[] };
  expect(kept).toMatchObject({
    search: { state: 'Texas', category: 'Hospitalidad y turismo', subcategory: 'Cocina' },
    total: 12,
  });
  expect(kept.jobs[0]).toEqual({
    id: 1,
    title: 'Puesto 1',
    description: `${'x'.repeat(80)}…`,
    stateUS: 'Texas',
    category: 'Hospitalidad y turismo',
    subcategory: 'Cocina',
    city: 'Austin',
    employerName: 'Fonda Luz',
  });
});

describe('what is kept of a search', () => {
  const keep = (ago: number, part: object = {}) =>
    localStorage.setItem(
      'puente.older-jobs',
      JSON.stringify({
        search: { state: 'Texas', category: 'Hospitalidad y turismo', subcategory: 'Cocina' },
        jobs: [
          { id: 9, title: 'De antes', description: 'Ayer', stateUS: 'Texas', city: null, employerName: '' },
        ],
        total: 1,
        at: Date.now() - ago * 60_000,
        ...part,
      }),
    );

  test('is shown without asking the server, while it is young', async () => {
    keep(9);
    const { requests } = await renderRoute(section, '/employmentsection');
    await search();
    expect(await screen.findByRole('article', { name: 'De antes' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  test.each([
    ['old', () => keep(11)],
    ['of another search', () => keep(1, { search: { state: 'Texas', category: 'Legal', subcategory: 'x' } })],
    ['damaged', () => keep(1, { jobs: [{ id: 'x' }] })],
    ['of no search', () => keep(1, { search: null })],
    [
      'no text',
      () =>
        keep(1, { jobs: [{ id: 9, title: 'De antes', description: 'Ayer', stateUS: {}, employerName: '' }] }),
    ],
    ['no JSON', () => localStorage.setItem('puente.older-jobs', '{')],
  ])('is asked for anew where it is %s', async (_, prepare) => {
    prepare();
    await renderRoute(section, '/employmentsection', { responses: { 'GET /api/jobs': twelve } });
    await search();
    expect(await screen.findAllByRole('article')).toHaveLength(10);
    expect(screen.queryByText('De antes')).toBeNull();
  });

  test('is shown, and said to be of before, where the server cannot be asked', async () => {
    keep(11);
    await renderRoute(section, '/employmentsection', {
      responses: { 'GET /api/jobs': () => restError(500, 'x') },
    });
    await search();
    expect(await screen.findByRole('article', { name: 'De antes' })).toBeVisible();
    expect(screen.getByText(/así estaban los empleos la última vez/)).toBeVisible();
  });
});

describe('/empleos-disponibles', () => {
  const more =
    '/empleos-disponibles?pais=Estados+Unidos&estado=Texas&categoria=Hospitalidad+y+turismo&subcategoria=Cocina&orden=fecha';

  test('lists all that the older search found, from the browser', async () => {
    const first = await renderRoute(section, '/employmentsection', {
      responses: { 'GET /api/jobs': twelve },
    });
    await search();
    await screen.findAllByRole('article');
    expect(first.requests).toHaveLength(1);
    cleanup();
    const { requests } = await renderRoute(section, more);
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(requests.filter(({ url }) => new URL(url).pathname === '/api/jobs')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Filtrar estos empleos' })).toHaveAttribute(
      'href',
      more.replace('/empleos-disponibles', '/empleos'),
    );
  });

  test('asks for them where the browser has none', async () => {
    await renderRoute(section, more, { responses: { 'GET /api/jobs': twelve } });
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(localStorage.getItem('puente.older-jobs')).toContain('Puesto 12');
  });

  test('of an old bookmark lists the newest', async () => {
    const { requests } = await renderRoute(section, '/empleos-disponibles', {
      responses: { 'GET /api/jobs': twelve },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(12);
    expect(new URL(requests[0]!.url).searchParams.get('sort')).toBe('datePosted:desc');
  });
});
