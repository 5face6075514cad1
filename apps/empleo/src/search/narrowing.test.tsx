import { beforeEach, describe, expect, test } from '@jest/globals';
import { annualSalary } from '@puente/domain/jobs';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, bodyOf, listOf, type Responses, seeker } from '../testing/fixtures.ts';
import { writes } from '../testing/form-actions.ts';

const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const jobs = { 'GET /api/jobs': listOf([aJob(1), aJob(2)]) };
const open = (address: string, responses: Responses = jobs) => renderRoute(section, address, { responses });
const paramsOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]));
const searchButton = () => screen.getByRole('button', { name: 'Buscar' });
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtros activos' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('filters', () => {
  test('ask for the kind of job, the least pay and how recent it is', async () => {
    const { address, requests } = await open('/empleos');
    await user.selectOptions(await screen.findByLabelText('Tipo de empleo'), 'Medio tiempo');
    await user.selectOptions(screen.getByLabelText('Sueldo desde'), '30000');
    expect(screen.getByLabelText('Sueldo desde')).toHaveDisplayValue(
      'US$30,000 al año (unos US$14 por hora)',
    );
    await user.selectOptions(screen.getByLabelText('Recientes'), 'Últimos 3 días');
    await user.click(searchButton());
    await screen.findByRole('heading', { name: '2 empleos encontrados' });
    expect(paramsOf(address())).toEqual({
      tipo: 'Medio tiempo',
      sueldo: '30000',
      recientes: '3d',
      orden: 'fecha',
    });
    const asked = new URL(requests.find(({ url }) => /\/jobs\?.*jobType.*populate/.test(url))!.url)
      .searchParams;
    expect(asked.get('filters[jobType][$eq]')).toBe('Medio tiempo');
    expect(asked.get('filters[annualSalary][$gte]')).toBe('30000');
    const since = Date.now() - Date.parse(asked.get('filters[publishedAt][$gte]') ?? '');
    expect(Math.round(since / 3_600_000)).toBe(72);
    expect(chips()).toEqual(['Medio tiempo', 'Desde US$30,000 al año', 'Últimos 3 días', 'Limpiar']);
  });

  test('tell pay in pesos to who looks in Mexico, at the rate by which jobs are compared', async () => {
    const { address } = await open('/empleos');
    await user.selectOptions(await screen.findByLabelText(/^País/), 'México');
    await user.selectOptions(screen.getByLabelText('Sueldo desde'), '10000');
    expect(screen.getByLabelText('Sueldo desde')).toHaveDisplayValue(
      'MXN 180,000 al año (unos MXN 87 por hora)',
    );
    expect(annualSalary('MXN 180,000 al año')).toBe(10_000);
    await user.click(searchButton());
    await screen.findByRole('heading', { name: '2 empleos encontrados' });
    expect(paramsOf(address())).toMatchObject({ pais: 'México', sueldo: '10000' });
    expect(chips()).toEqual(['México', 'Desde MXN 180,000 al año', 'Limpiar']);
  });

  test('say how many jobs each choice would leave, which follows the others', async () => {
    await open('/empleos?q=cocina&orden=relevancia', {
      ...jobs,
      'GET /api/jobs/facets': ({ url }: Request) => {
        const remote = url.includes('Remoto');
        return {
          data: {
            country: [{ value: 'México', count: remote ? 1 : 12 }],
            visaRequirement: [{ value: 'Patrocinio disponible', count: 4 }],
            affinities: [{ value: 'Mujeres', count: 1200 }],
          },
          meta: { total: remote ? 7 : 30 },
        };
      },
    });
    await screen.findAllByRole('article');
    const country = await screen.findByLabelText('País');
    expect(within(country).getByRole('option', { name: 'México' })).toBeInTheDocument();
    await user.hover(country);
    expect(await within(country).findByRole('option', { name: 'México (12)' })).toBeInTheDocument();
    expect(within(country).getByRole('option', { name: 'Panamá (0)' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Mujeres (1,200)' })).toBeVisible();
    expect(within(screen.getByLabelText('Visa')).getByRole('option', { name: 'Sí (4)' })).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Modalidad'), 'Remoto');
    expect(await within(country).findByRole('option', { name: 'México (1)' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Ver 7 empleos' })).toBeVisible();
  });

  test('are as good without the numbers, when those do not come', async () => {
    await open('/empleos?q=cocina&orden=relevancia', {
      ...jobs,
      'GET /api/jobs/facets': () => restError(503, 'no'),
    });
    await screen.findAllByRole('article');
    await user.selectOptions(screen.getByLabelText('Modalidad'), 'Remoto');
    expect(await screen.findByRole('button', { name: 'Ver 2 empleos' })).toBeVisible();
    expect(screen.getByRole('option', { name: 'México' })).toBeInTheDocument();
  });
});

describe('filters that are set', () => {
  const full =
    '/empleos?q=cocina&pais=Estados+Unidos&estado=Texas&idioma=Ambos&visa=S%C3%AD&afinidad=Mujeres&afinidad=J%C3%B3venes' +
    '&orden=relevancia&pagina=2';

  test('stand above the results, and each goes by itself, at once, with what hangs on it', async () => {
    const { address } = await open(full, { 'GET /api/jobs': listOf([aJob(1)], 50) });
    await screen.findAllByRole('article');
    expect(chips()).toEqual([
      'Estados Unidos',
      'Texas',
      'Patrocinio de visa disponible',
      'Español e inglés',
      'Mujeres',
      'Jóvenes',
      'Limpiar',
    ]);
    await user.click(screen.getByRole('button', { name: 'Quitar: Mujeres' }));
    await waitFor(() => expect(chips()).not.toContain('Mujeres'));
    await user.click(screen.getByRole('button', { name: 'Quitar: Estados Unidos' }));
    await waitFor(() =>
      expect(paramsOf(address())).toEqual({
        q: 'cocina',
        visa: 'Sí',
        idioma: 'Ambos',
        afinidad: 'Jóvenes',
        orden: 'relevancia',
      }),
    );
    expect(screen.getByLabelText('País')).toHaveValue('');
    expect(await screen.findByRole('heading', { name: '50 empleos encontrados' })).toHaveFocus();
  });

  test('all go by Limpiar, which leaves what was typed', async () => {
    const { address } = await open(full);
    await screen.findAllByRole('article');
    const list = screen.getByRole('list', { name: 'Filtros activos' });
    await user.click(within(list).getByRole('button', { name: 'Limpiar' }));
    await waitFor(() => expect(address()).toBe('/empleos?q=cocina&orden=relevancia'));
    expect(screen.queryByRole('list', { name: 'Filtros activos' })).toBeNull();
  });
});

describe('a company', () => {
  const fonda = {
    username: 'fondaluz',
    nombreEmpresa: 'Fonda Luz',
    country: null,
    province: null,
    memberSince: null,
  };
  const company = { 'GET /api/employers/fondaluz': { data: { id: 9, attributes: fonda } } };

  test('is called by its name', async () => {
    await open('/empleos?empresa=fondaluz', { ...jobs, ...company });
    expect(await screen.findByRole('button', { name: 'Quitar: Empresa: Fonda Luz' })).toBeVisible();
  });

  test('is so too where nothing is found and it may be let go', async () => {
    await open('/empleos?q=astronauta&empresa=fondaluz', {
      ...company,
      'GET /api/jobs': ({ url }: Request) => (url.includes('fondaluz') ? listOf([]) : listOf([aJob(1)])),
      'GET /api/jobs/alternatives': { data: [{ drop: 'employer', count: 1 }] },
    });
    expect(await screen.findByRole('button', { name: 'Sin «Empresa: Fonda Luz»: 1 empleo' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Lo más parecido, sin «Empresa: Fonda Luz»' })).toBeVisible();
  });

  test('that is none is said to be none, and asked for once', async () => {
    const { requests } = await open('/empleos?empresa=noexiste&pais=Panam%C3%A1', {
      'GET /api/jobs': ({ url }: Request) => (url.includes('noexiste') ? listOf([]) : listOf([aJob(1)], 3)),
      'GET /api/jobs/alternatives': { data: [{ drop: 'employer', count: 3 }] },
      'GET /api/employers/noexiste': () => restError(404, 'x'),
    });
    const none = 'Empresa que no está en Puente';
    expect(await screen.findByRole('button', { name: `Quitar: ${none}` })).toBeVisible();
    expect(await screen.findByRole('button', { name: `Sin «${none}»: 3 empleos` })).toBeVisible();
    expect(requests.filter(({ url }) => url.includes('/employers/'))).toHaveLength(1);
    expect(screen.queryByText(/noexiste/)).toBeNull();
  });

  test('that cannot be read is some company', async () => {
    await open('/empleos?empresa=fondaluz', {
      ...jobs,
      'GET /api/employers/fondaluz': () => restError(503, 'x'),
    });
    expect(await screen.findByRole('button', { name: 'Quitar: Una empresa' })).toBeVisible();
  });
});

describe('the place', () => {
  const answer = (place: object | null, more: object = {}) => {
    const list = listOf([aJob(1)]);
    return { 'GET /api/jobs': { ...list, meta: { ...list.meta, place, ...more } } };
  };
  const houston = { label: 'Houston, Texas', country: 'Estados Unidos', city: 'Houston', unit: 'miles' };
  const texas = { label: 'Texas', country: 'Estados Unidos', city: null, zip: null, unit: 'miles' };

  test.each([
    ['donde=houston', houston, 'Empleos en Houston, Texas'],
    ['donde=houston&radio=25', houston, 'Empleos a 25 millas de Houston, Texas'],
    ['donde=texas&radio=25', texas, 'Empleos en Texas'],
    ['cerca=29.76,-95.37', houston, 'Empleos cerca de Houston, Texas'],
    ['cerca=29.76,-95.37&radio=10', houston, 'Empleos a 10 millas de Houston, Texas'],
    [
      'donde=guadalajara&radio=50',
      { label: 'Guadalajara, Jalisco', country: 'México', city: 'Guadalajara', unit: 'km' },
      'Empleos a 50 km de Guadalajara, Jalisco',
    ],
    ['donde=xyzzy', null, 'No conocemos «xyzzy» como lugar: buscamos esas palabras en los empleos.'],
  ])('of %s is told as it was understood', async (address, place, told) => {
    await open(`/empleos?${address}`, answer(place));
    expect(await screen.findByText(told)).toBeVisible();
  });

  test.each([
    ['donde=guadalajara&radio=50', 'donde=Guadalajara%2C+Jalisco&radio=50&orden=fecha'],
    ['donde=guadalajara', 'donde=guadalajara&orden=fecha'],
  ])('of %s is saved so that it says its unit by itself', async (address, query) => {
    const guadalajara = { label: 'Guadalajara, Jalisco', country: 'México', city: 'Guadalajara', unit: 'km' };
    const { requests } = await renderRoute(section, `/empleos?${address}`, {
      session: seeker,
      responses: {
        ...answer(guadalajara),
        'POST /api/saved-searches': { data: { id: 1, attributes: {} } },
      },
    });
    await screen.findByText(/Guadalajara, Jalisco/);
    await user.click(await screen.findByRole('button', { name: 'Guardar búsqueda' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    await waitFor(async () =>
      expect(await Promise.all(writes(requests).map(bodyOf))).toMatchObject([{ data: { query } }]),
    );
  });

  test('of a whole state says that it has no distance', async () => {
    await open('/empleos?donde=texas&radio=25', answer(texas, { ignored: ['near'] }));
    expect(
      await screen.findByText(
        'Empleos en Texas. La distancia se cuenta desde una ciudad o un código postal.',
      ),
    ).toBeVisible();
  });
});

test('where more is found than is counted, the results say so and the filters tell no numbers', async () => {
  const list = listOf([aJob(1)], 500);
  const meta = { pagination: { ...list.meta.pagination, capped: true } };
  await renderRoute(section, '/empleos?q=trabajo&orden=relevancia', {
    responses: {
      'GET /api/jobs': { ...list, meta },
      'GET /api/jobs/facets': {
        data: { jobType: [{ value: 'Contrato', count: 3 }] },
        meta: { total: 500, capped: true },
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'Más de 500 empleos encontrados' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Contrato.*3/ })).toBeNull();
});
