import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { aJob, listOf } from '../testing/fixtures.ts';

const jobs = listOf([
  aJob(1),
  aJob(2, {
    title: 'Intérprete médico',
    visaRequirement: 'Patrocinio disponible',
    workLanguage: 'Ambos',
    affinities: ['Mujeres', 'Pueblos Originarios'],
  }),
]);
const user = userEvent.setup();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const searchButton = () => screen.getByRole('button', { name: 'Buscar' });

describe('/empleos', () => {
  test('shows before Buscar what many look for, and what is new', async () => {
    const { requests } = await renderRoute(section, '/empleos', { responses: { 'GET /api/jobs': jobs } });
    expect(screen.getByRole('heading', { level: 1, name: 'Buscar empleo' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Búsquedas frecuentes' })).toBeVisible();
    expect(document.title).toBe('Buscar empleo · Puente');
    const newest = screen.getByRole('region', { name: 'Lo más nuevo' });
    expect(await within(newest).findAllByRole('article')).toHaveLength(2);
    expect(within(newest).getByRole('link', { name: 'Intérprete médico' })).toHaveAttribute(
      'href',
      '/detalle-empleo/2',
    );
    expect(requests).toHaveLength(1);
    const asked = Object.fromEntries(new URL(requests[0]!.url).searchParams);
    expect(asked).toEqual({
      'filters[status]': 'Publicado',
      sort: 'datePosted:desc',
      populate: 'employer',
      view: 'card',
      'pagination[pageSize]': '10',
    });
  });

  test('can be searched while the newest jobs do not come, and Reintentar asks for them again', async () => {
    let fails = true;
    await renderRoute(section, '/empleos', {
      responses: { 'GET /api/jobs': () => (fails ? restError(503, 'no') : jobs) },
    });
    expect(await screen.findByText(/^No se pudieron cargar los empleos más nuevos/)).toBeVisible();
    expect(searchButton()).toBeEnabled();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  test('País is marked as required, and nothing holds back a search without it', async () => {
    await renderRoute(section, '/empleos', { responses: { 'GET /api/jobs': jobs } });
    expect(screen.getByLabelText('País')).toBeRequired();
    await user.click(searchButton());
    expect(await screen.findByRole('heading', { name: '2 empleos encontrados' })).toBeVisible();
  });

  test('a country fills the states and clears the state; a category does so with its subcategories', async () => {
    await renderRoute(section, '/empleos');
    const state = screen.getByLabelText<HTMLSelectElement>('Estado/Provincia');
    expect(state).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('País'), 'Estados Unidos');
    expect(state.options).toHaveLength(52);
    await user.selectOptions(state, 'Texas');
    await user.selectOptions(screen.getByLabelText('País'), 'Panamá');
    expect(state.value).toBe('');
    expect(state.options).toHaveLength(11);

    const sub = screen.getByLabelText<HTMLSelectElement>('Subcategoría');
    expect(sub).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Hospitalidad y turismo');
    await user.selectOptions(sub, 'Cocina');
    await user.selectOptions(screen.getByLabelText('Categoría'), 'Legal');
    expect(sub.value).toBe('');
    expect(within(sub).getByRole('option', { name: 'Abogacía' })).toBeInTheDocument();
  });

  test('Buscar writes the search into the address and shows what was found', async () => {
    const { address, requests } = await renderRoute(section, '/empleos', {
      responses: { 'GET /api/jobs': jobs },
    });
    await user.type(screen.getByLabelText('¿Qué?'), ' cocina ');
    await user.selectOptions(screen.getByLabelText('Visa'), 'Sí');
    await user.selectOptions(screen.getByLabelText('Idioma de trabajo'), 'Ambos');
    await user.click(screen.getByLabelText('Mujeres'));
    await user.click(screen.getByLabelText('Jóvenes'));
    await user.click(searchButton());
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    const params = new URLSearchParams(address().split('?')[1]);
    expect(Object.fromEntries(params)).toMatchObject({
      q: 'cocina',
      visa: 'Sí',
      idioma: 'Ambos',
      orden: 'relevancia',
    });
    expect(params.getAll('afinidad')).toEqual(['Mujeres', 'Jóvenes']);
    const asked = new URL(requests.find(({ url }) => /\/jobs\?.*_q=.*populate/.test(url))!.url).searchParams;
    expect(asked.get('_q')).toBe('cocina');
    expect(asked.get('filters[affinities][$in][1]')).toBe('Jóvenes');
    expect(screen.getByRole('heading', { name: '2 empleos encontrados' })).toHaveFocus();
  });

  test('opening a shared address shows its results at once and fills the form', async () => {
    await renderRoute(section, '/empleos?pais=Estados+Unidos&estado=Texas&orden=titulo', {
      responses: { 'GET /api/jobs': jobs },
    });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('Texas');
    expect(screen.getByLabelText('Ordenar por')).toHaveValue('titulo');
  });

  test('a card says what decides whether one reads on, and all of it leads to the job', async () => {
    await renderRoute(section, '/empleos?orden=fecha', { responses: { 'GET /api/jobs': jobs } });
    const [first, second] = await screen.findAllByRole('article');
    for (const text of [
      'Fonda Luz',
      'Austin, Texas',
      '$18 por hora',
      'Presencial',
      'Tiempo completo',
      'Español',
      'Preparar desayunos y comidas. Mantener la cocina limpia.',
      'Aplicar',
    ]) {
      expect(within(first!).getByText(text)).toBeVisible();
    }
    expect(within(first!).getByText(/^Publicado /)).toBeVisible();
    const links = within(first!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/detalle-empleo/1']);
    expect(links[0]).toHaveAccessibleName('Cocinera de línea');
    expect(within(second!).getByText('Patrocinio de visa disponible')).toBeVisible();
    expect(within(second!).getByText('Español e inglés')).toBeVisible();
  });

  test('a card names the city where there is one, and a country that neither was asked for nor is clear', async () => {
    const inCity = ({ id, attributes }: ReturnType<typeof aJob>, city: string | null) => ({
      id,
      attributes: { ...attributes, city },
    });
    const cities = [
      inCity(aJob(1), 'Houston'),
      inCity(aJob(2, { country: 'México', province: 'Jalisco' }), null),
    ];
    const responses = { 'GET /api/jobs': listOf(cities) };
    const { unmount } = await renderRoute(section, '/empleos?orden=fecha', { responses });
    expect(await screen.findByText('Houston, Texas')).toBeVisible();
    expect(screen.getByText('Jalisco, México')).toBeVisible();
    unmount();
    await renderRoute(section, '/empleos?pais=México&orden=fecha', { responses });
    expect(await screen.findByText('Jalisco')).toBeVisible();
  });

  test.each([
    ['all', undefined],
    // Of «trabajo cerca de mí».
    [undefined, '«cosinero» no deja fuera ningún empleo. Escribe un oficio para encontrar el tuyo.'],
    ['most', 'Ningún empleo tiene todas las palabras. Estos tienen parte de ellas.'],
    ['similar', 'No hay resultados exactos para «cosinero». Estos se parecen.'],
  ])('what the words of %s found is told with the number', async (matched, told) => {
    const answer = { ...jobs, meta: { ...jobs.meta, matched } };
    await renderRoute(section, '/empleos?q=cosinero', { responses: { 'GET /api/jobs': answer } });
    const heading = await screen.findByRole('heading', { name: '2 empleos encontrados' });
    const status = heading.closest('[role=status]');
    expect(status).toHaveTextContent(['2 empleos encontrados', told].filter(Boolean).join(''));
  });

  test('what was searched for instead of a misspelt word is told', async () => {
    const answer = { ...jobs, meta: { ...jobs.meta, matched: 'similar', understood: 'cocinero' } };
    await renderRoute(section, '/empleos?q=cosinero', { responses: { 'GET /api/jobs': answer } });
    expect(
      await screen.findByText('No hay resultados exactos para «cosinero». Estos son para «cocinero».'),
    ).toBeVisible();
  });

  test('filters chosen beside the results have a button at hand until they are asked for', async () => {
    const { address } = await renderRoute(section, '/empleos?q=cocina', {
      responses: { 'GET /api/jobs': jobs },
    });
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Ver empleos' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Modalidad'), 'Remoto');
    await user.click(screen.getByRole('button', { name: 'Ver empleos' }));
    await waitFor(() => expect(address()).toBe('/empleos?q=cocina&modalidad=Remoto&orden=relevancia'));
    expect(screen.queryByRole('button', { name: 'Ver empleos' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Limpiar' }));
    expect(screen.getByLabelText('Modalidad')).toHaveValue('');
    expect(screen.getByLabelText('¿Qué?')).toHaveValue('cocina');
  });

  test('no results are said so, with a way out', async () => {
    const { address } = await renderRoute(section, '/empleos?q=astronauta', {
      responses: {
        'GET /api/jobs': ({ url }: Request) => (url.includes('_q=') ? listOf([]) : jobs),
      },
    });
    expect(await screen.findByText('No hay empleos que coincidan con su búsqueda.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todos los empleos' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(address()).toBe('/empleos?orden=fecha');
  });

  test('a failure is said so, and Reintentar asks again', async () => {
    let fails = true;
    await renderRoute(section, '/empleos?orden=fecha', {
      responses: { 'GET /api/jobs': () => (fails ? restError(503, 'no') : jobs) },
    });
    expect(await screen.findByText('No se pudieron cargar los empleos.')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  test('while the answer is on its way, skeletons stand in its place', async () => {
    await renderRoute(section, '/empleos?orden=fecha', {
      responses: { 'GET /api/jobs': () => new Promise(() => undefined) },
    });
    expect(screen.getByRole('heading', { name: 'Buscando empleos…' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('order and page are part of the address; a new order begins at the first page', async () => {
    const { address, requests } = await renderRoute(section, '/empleos?orden=fecha', {
      responses: { 'GET /api/jobs': listOf([aJob(1)], 50) },
    });
    await screen.findByRole('article');
    expect(screen.getByRole('heading', { name: '50 empleos encontrados' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Página 3' }));
    await waitFor(() => expect(address()).toBe('/empleos?orden=fecha&pagina=3'));
    await user.selectOptions(await screen.findByLabelText('Ordenar por'), 'Salario');
    await waitFor(() => expect(address()).toBe('/empleos?orden=salario'));
    await waitFor(() => expect(requests.at(-1)!.url).toContain('sort=salary%3Adesc'));
  });

  test('a page beyond the last leads to the last', async () => {
    const { address } = await renderRoute(section, '/empleos?orden=fecha&pagina=9', {
      responses: {
        'GET /api/jobs': ({ url }: Request) =>
          listOf(url.includes('page%5D=9') || url.includes('[page]=9') ? [] : [aJob(1)], 21),
      },
    });
    await waitFor(() => expect(address()).toBe('/empleos?orden=fecha&pagina=2'));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('a frequent search is one link', async () => {
    const { address } = await renderRoute(section, '/empleos', { responses: { 'GET /api/jobs': jobs } });
    await user.click(screen.getByRole('link', { name: 'Trabajo remoto' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(address()).toBe('/empleos?modalidad=Remoto&orden=fecha');
  });
});

describe('/empleos-disponibles', () => {
  test('lists all jobs, the newest first, without a search', async () => {
    const { requests } = await renderRoute(section, '/empleos-disponibles', {
      responses: { 'GET /api/jobs': jobs },
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Empleos disponibles' })).toBeVisible();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(new URL(requests[0]!.url).searchParams.get('sort')).toBe('datePosted:desc');
  });
});
