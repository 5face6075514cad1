import { describe, expect, test } from '@jest/globals';
import { provincesByCountry } from '@puente/domain/places';
import { renderRoute, setLanguage } from '@puente/platform/testing';
import { act, screen, within } from '@testing-library/react';
import section from '../section.ts';
import { choose, found, headings, optionsOf, search } from '../testing/search.ts';

const open = (address = '/emprendimiento') => renderRoute(section, address);

test('all six of the list are shown on arrival; Buscar leads to what it found', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Emprendimiento' })).toBeVisible();
  expect(document.title).toBe('Emprendimiento · Puente');
  expect(screen.getByRole('heading', { name: 'Todos los recursos' })).toBeVisible();
  expect(found()).toHaveLength(6);
  expect(document.body).toHaveFocus();
  await search();
  expect(screen.queryByText('Todos los recursos')).toBeNull();
  expect(found()).toHaveLength(6);
  expect(screen.getByRole('heading', { name: '6 resultados' })).toHaveFocus();
});

test('the four services are the choices', async () => {
  await open();
  expect(optionsOf('Servicio')).toEqual([
    'Todos',
    'Asesoría técnica',
    'Cámaras de comercio',
    'Incubadora de negocios',
    'Acceso a capital',
  ]);
});

test('what was found stays until Buscar is pressed again', async () => {
  await open();
  await search();
  await choose('Servicio', 'Cámaras de comercio');
  expect(found()).toHaveLength(6);
  await search();
  expect(found()).toEqual(['Cámara de Comercio Hispana de Houston']);
  expect(screen.getByRole('heading', { name: '1 resultado' })).toHaveFocus();
});

describe('the stage', () => {
  test('is asked for only when the service is capital access', async () => {
    await open();
    expect(screen.queryByLabelText('Etapa')).toBeNull();
    await choose('Servicio', 'Acceso a capital');
    expect(optionsOf('Etapa')).toEqual(['Todas', 'Puesta en Marcha', 'Crecimiento']);
    await choose('Etapa', 'Crecimiento');
    await search();
    expect(found()).toEqual(['Accion Opportunity Fund: préstamos para crecer']);
  });

  test('is forgotten when another service is chosen', async () => {
    await open();
    await choose('Servicio', 'Acceso a capital');
    await choose('Etapa', 'Crecimiento');
    await choose('Servicio', 'Asesoría técnica');
    expect(screen.queryByLabelText('Etapa')).toBeNull();
    await choose('Servicio', 'Acceso a capital');
    expect(screen.getByLabelText('Etapa')).toHaveValue('');
    await search();
    expect(found()).toHaveLength(2);
  });
});

test('a country fills the states and clears the one chosen before', async () => {
  await open();
  expect(screen.getByLabelText('Estado/Provincia')).toBeDisabled();
  await choose('País', 'Panamá');
  expect(optionsOf('Estado/Provincia')).toEqual(['Todos', ...provincesByCountry.Panamá]);
  await choose('Estado/Provincia', 'Panamá');
  await choose('País', 'México');
  expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('');
  await search();
  expect(found()).toHaveLength(1);
});

test('nothing found is said with the given words, and the whole list is one press away', async () => {
  await open();
  await choose('País', 'Panamá');
  await choose('Estado/Provincia', 'Darién');
  await search();
  expect(screen.getByText('No se encontraron recursos que coincidan.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '0 resultados' })).toHaveFocus();
  await search('Ver toda la lista');
  expect(screen.queryByText('No se encontraron recursos que coincidan.')).toBeNull();
  expect(found()).toHaveLength(6);
  expect(screen.getByRole('heading', { name: '6 resultados' })).toHaveFocus();
  expect(screen.getByLabelText('País')).toHaveValue('');
});

describe('where the place has nothing', () => {
  test('the same service in the country is shown, and said to be elsewhere', async () => {
    await open('/emprendimiento?tipo=Acceso a capital&pais=Estados Unidos&estado=Ohio');
    expect(screen.getByText('No se encontraron recursos que coincidan.')).toBeVisible();
    expect(screen.getByText(/^Todavía no hay nada así en Ohio, Estados Unidos\. .*pregunta/)).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Lo que hay en Estados Unidos' }));
    expect(others.getAllByRole('article')).toHaveLength(2);
    expect(found()).toEqual([
      'Grameen America: microcréditos para mujeres',
      'Accion Opportunity Fund: préstamos para crecer',
    ]);
  });

  test('and the country neither, what other countries have is shown', async () => {
    await open('/emprendimiento?tipo=Cámaras de comercio&pais=Panamá&estado=Darién');
    expect(screen.getByText(/^Todavía no hay nada así en Panamá\. /)).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Lo que hay en otros países' }));
    expect(others.getByRole('article')).toHaveAccessibleName('Cámara de Comercio Hispana de Houston');
  });

  test('but for another stage, that is shown as alike', async () => {
    await open(
      '/emprendimiento?tipo=Acceso a capital&etapa=Crecimiento&pais=Estados Unidos&estado=Nueva York',
    );
    expect(found()).toEqual([
      'Accion Opportunity Fund: préstamos para crecer',
      'Grameen America: microcréditos para mujeres',
    ]);
  });

  test('it is said in English too', async () => {
    await renderRoute(
      section,
      '/emprendimiento?tipo=Acceso a capital&pais=Estados Unidos&estado=Nuevo México',
      {
        language: 'en',
      },
    );
    expect(screen.getByText('No matching resources found.')).toBeVisible();
    expect(screen.getByText(/^New Mexico, United States: there is nothing like that yet\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'United States: what there is' })).toBeVisible();
  });
});

describe('the address', () => {
  test('is the search made', async () => {
    const { address } = await open();
    await choose('Servicio', 'Acceso a capital');
    await choose('País', 'Estados Unidos');
    expect(address()).toBe('/emprendimiento');
    await search();
    expect(new URLSearchParams(address().split('?')[1])).toEqual(
      new URLSearchParams({ tipo: 'Acceso a capital', pais: 'Estados Unidos' }),
    );
  });

  test('brings the search to whom it is shared with, and the page begins at its beginning', async () => {
    await open('/emprendimiento?tipo=Acceso+a+capital&etapa=Puesta+en+Marcha&pais=Estados+Unidos');
    expect(found()).toEqual(['Grameen America: microcréditos para mujeres']);
    expect(screen.getByLabelText('Servicio')).toHaveValue('Acceso a capital');
    expect(screen.getByLabelText('Etapa')).toHaveValue('Puesta en Marcha');
    expect(screen.getByLabelText('País')).toHaveValue('Estados Unidos');
    expect(document.body).toHaveFocus();
  });
});

test('each result tells its place, what to ask, its official page and when it was checked', async () => {
  await open('/emprendimiento?tipo=Cámaras de comercio');
  expect(screen.getByText('Ejemplo')).toBeVisible();
  const card = within(screen.getByRole('article', { name: 'Cámara de Comercio Hispana de Houston' }));
  expect(card.getByText('Texas, Estados Unidos')).toBeVisible();
  expect(card.getByText(/^Pregunta cuánto cuesta ser miembro/)).toBeVisible();
  const link = card.getByRole('link', { name: 'Página oficial: Houston Hispanic Chamber of Commerce' });
  expect(link).toHaveAttribute('href', 'https://www.houstonhispanicchamber.com/');
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(card.getByText('Revisado el 21 de noviembre de 2026')).toHaveAttribute('datetime', '2026-11-21');
});

test('the four services are explained', async () => {
  await open();
  expect(headings(3).slice(-4)).toEqual([
    'Asesoría técnica',
    'Cámaras de comercio',
    'Incubadora de negocios',
    'Acceso a capital',
  ]);
});

test('a search goes on in English where it stood', async () => {
  const { address } = await open();
  await choose('Servicio', 'Acceso a capital');
  await choose('País', 'Estados Unidos');
  await search();
  const before = address();
  await act(() => setLanguage('en'));
  expect(address()).toBe(before);
  expect(document.title).toBe('Entrepreneurship · Puente');
  expect(screen.getByRole('heading', { name: '2 results' })).toBeVisible();
  expect(found()).toEqual([
    'Grameen America: microloans for women',
    'Accion Opportunity Fund: loans to grow',
  ]);
  expect(optionsOf('Service')).toEqual([
    'All',
    'Technical advice',
    'Chambers of commerce',
    'Business incubator',
    'Access to capital',
  ]);
  expect(optionsOf('Stage')).toEqual(['All', 'Start-up', 'Growth']);
  const states = optionsOf('State/Province').slice(1);
  expect(states).toContain('New York');
  expect(states).toEqual([...states].sort());
  const card = within(screen.getByRole('article', { name: /^Grameen/ }));
  expect(card.getByText('New York, United States')).toBeVisible();
  expect(card.getByText('Checked on November 21, 2026')).toBeVisible();
  expect(card.getByRole('link', { name: 'Official page: Grameen America' })).toBeVisible();
  expect(headings(3).slice(-4)).toEqual([
    'Technical advice',
    'Chambers of commerce',
    'Business incubator',
    'Access to capital',
  ]);
});
