import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf, type Responses } from '../testing/fixtures.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const jobs = { 'GET /api/jobs': listOf([aJob(1), aJob(2)]) };
const open = (address: string, responses: Responses = jobs) => renderRoute(section, address, { responses });
const paramsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));

describe('nothing found', () => {
  const responses: Responses = {
    'GET /api/jobs': ({ url }: Request) =>
      url.includes('_q=astronauta') && !url.includes('Texas')
        ? listOf([aJob(1), aJob(2), aJob(3), aJob(4), aJob(5), aJob(6)], 8)
        : listOf([]),
    'GET /api/jobs/alternatives': {
      data: [
        { drop: 'province', count: 8 },
        { drop: 'text', count: 3 },
      ],
    },
  };

  test('offers what to let go of, each with its number, and shows the nearest', async () => {
    const { address } = await open('/empleos?q=astronauta&pais=Estados+Unidos&estado=Texas', responses);
    expect(await screen.findByText('No hay empleos que coincidan con su búsqueda.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Sin «Texas»: 8 empleos' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sin «astronauta»: 3 empleos' })).toBeVisible();
    const nearest = await screen.findByRole('heading', { level: 2, name: 'Lo más parecido, sin «Texas»' });
    expect(within(nearest.closest('section')!).getAllByRole('article')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Ver los 8 empleos' }));
    expect(await screen.findByRole('heading', { name: '8 empleos encontrados' })).toHaveFocus();
    expect(paramsOf(address())).toEqual({
      q: 'astronauta',
      pais: 'Estados Unidos',
      orden: 'relevancia',
    });
  });

  test('says so all the same when nothing else can be offered, which can be tried again', async () => {
    let calls = 0;
    await open('/empleos?q=astronauta&estado=Texas&pais=Estados+Unidos', {
      ...responses,
      'GET /api/jobs/alternatives': () =>
        (calls += 1) === 1 ? restError(503, 'no') : { data: [{ drop: 'province', count: 8 }] },
    });
    expect(await screen.findByText('No hay empleos que coincidan con su búsqueda.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver todos los empleos' })).toBeVisible();
    expect(await screen.findByText('No se pudieron cargar los empleos.')).toBeVisible();
    expect(screen.queryByText('Prueba sin una de tus condiciones:')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Sin «Texas»: 8 empleos' })).toBeVisible();
  });

  test('keeps the place of what is on its way', async () => {
    await open('/empleos?q=astronauta&estado=Texas&pais=Estados+Unidos', {
      ...responses,
      'GET /api/jobs/alternatives': () => new Promise(() => undefined),
    });
    expect(await screen.findByText('No hay empleos que coincidan con su búsqueda.')).toBeVisible();
    expect((await screen.findAllByText('Buscando empleos…')).length).toBeGreaterThan(0);
  });

  test('where one condition is not enough, offers several together, joined as Spanish joins them', async () => {
    const { address } = await open(
      '/empleos?q=soldador&donde=Houston,+Texas&radio=10&modalidad=Remoto&idioma=Ingl%C3%A9s',
      {
        'GET /api/jobs': ({ url }: Request) =>
          url.includes('Remoto') || url.includes('workLanguage') ? listOf([]) : listOf([aJob(1), aJob(2)], 5),
        'GET /api/jobs/alternatives': {
          data: [],
          together: { drop: ['modality', 'language'], count: 5 },
        },
      },
    );
    expect(await screen.findByText(/^Quitar una sola condición no basta/)).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: 'Lo más parecido, sin «Remoto» e «Inglés»' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sin «Remoto» e «Inglés»: 5 empleos' }));
    expect(await screen.findByRole('heading', { name: '5 empleos encontrados' })).toHaveFocus();
    expect(paramsOf(address())).toEqual({
      q: 'soldador',
      donde: 'Houston, Texas',
      radio: '10',
      orden: 'relevancia',
    });
  });

  test('offers more of the place before it goes', async () => {
    const { address } = await open('/empleos?q=soldador&donde=Galveston,+Texas&radio=10&idioma=Ingl%C3%A9s', {
      'GET /api/jobs': ({ url }: Request) =>
        url.includes('radius]=50') || url.includes('radius%5D=50') ? listOf([aJob(1)]) : listOf([]),
      'GET /api/jobs/alternatives': { data: [], together: { drop: ['language'], radius: 50, count: 1 } },
    });
    expect(await screen.findByText(/^Quitar una sola condición no basta/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sin «Inglés» y a 50 millas: 1 empleo' }));
    expect(await screen.findByRole('heading', { name: '1 empleo encontrado' })).toHaveFocus();
    expect(paramsOf(address())).toMatchObject({ donde: 'Galveston, Texas', radio: '50' });
    expect(paramsOf(address())).not.toHaveProperty('idioma');
  });

  test('says where there is more than was counted', async () => {
    await open('/empleos?q=astronauta&pais=Estados+Unidos&estado=Texas', {
      ...responses,
      'GET /api/jobs/alternatives': { data: [{ drop: 'province', count: 500, capped: true }] },
    });
    expect(await screen.findByRole('button', { name: 'Sin «Texas»: más de 500 empleos' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Ver empleos' })).toBeVisible();
  });

  test('of its only condition offers all jobs once', async () => {
    await open('/empleos?q=astronauta', {
      'GET /api/jobs': ({ url }: Request) => (url.includes('astronauta') ? listOf([]) : listOf([aJob(1)], 3)),
      'GET /api/jobs/alternatives': { data: [{ drop: 'text', count: 3 }] },
    });
    expect(await screen.findByRole('heading', { name: 'Lo más parecido, sin «astronauta»' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ver todos los empleos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Sin «/ })).toBeNull();
  });
});

test('a distance is told in the unit of its place', async () => {
  const place = { label: 'Guadalajara, Jalisco', country: 'México', city: 'Guadalajara', unit: 'km' };
  const none = listOf([]);
  await open('/empleos?donde=guadalajara&radio=10', {
    'GET /api/jobs': ({ url }: Request) =>
      url.includes('radius') ? { ...none, meta: { ...none.meta, place } } : listOf([aJob(1)]),
    'GET /api/jobs/alternatives': { data: [{ drop: 'radius', count: 1 }] },
  });
  expect(await screen.findByRole('button', { name: 'Sin «A 10 km»: 1 empleo' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Lo más parecido, sin «A 10 km»' })).toBeVisible();
});
