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
beforeEach(() => sessionStorage.clear());

const searchButton = () => screen.getByRole('button', { name: 'Buscar' });

describe('/empleos', () => {
  test('shows no results and asks the server nothing before Buscar', async () => {
    const { requests } = await renderRoute(section, '/empleos');
    expect(screen.getByRole('heading', { level: 1, name: 'Buscar empleo' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Empieza tu búsqueda' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(requests).toEqual([]);
    expect(document.title).toBe('Buscar empleo · Puente');
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
    await user.type(screen.getByLabelText('¿Qué trabajo buscas?'), ' cocina ');
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
    const asked = new URL(requests[0]!.url).searchParams;
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
    expect(screen.getByRole('button', { name: 'Filtros (2)' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('a card says everything that decides whether one reads on', async () => {
    await renderRoute(section, '/empleos?orden=fecha', { responses: { 'GET /api/jobs': jobs } });
    const [first, second] = await screen.findAllByRole('article');
    for (const text of [
      'Fonda Luz',
      'Texas, Estados Unidos',
      '$18 por hora',
      'Presencial',
      'Tiempo completo',
      'Español',
      'Requiere autorización de trabajo',
      'Aplicar',
    ]) {
      expect(within(first!).getByText(text)).toBeVisible();
    }
    expect(within(first!).getByText(/^Publicado /)).toBeVisible();
    expect(within(first!).getByRole('link', { name: 'Cocinera de línea' })).toHaveAttribute(
      'href',
      '/detalle-empleo/1',
    );
    expect(within(second!).getByText('Patrocinio de visa disponible')).toBeVisible();
    expect(within(second!).getByText('Español e inglés')).toBeVisible();
    expect(
      within(second!).getByText('Esta empresa da la bienvenida a mujeres y pueblos originarios.'),
    ).toBeVisible();
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
