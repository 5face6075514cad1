import { beforeEach, describe, expect, test } from '@jest/globals';
import { provincesByCountry } from '@puente/domain/places';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import section from '../section.ts';
import { choose, found, optionsOf, search } from '../testing/search.ts';

beforeEach(async () => {
  await renderRoute(section, '/emprendimiento');
});

test('nothing is listed before Buscar, then all six of the list', async () => {
  expect(found()).toEqual([]);
  await search();
  expect(found()).toHaveLength(6);
  expect(screen.getByRole('heading', { name: '6 resultados' })).toHaveFocus();
});

test('what was found stays until Buscar is pressed again', async () => {
  await search();
  await choose('Servicio', 'Cámaras de comercio');
  expect(found()).toHaveLength(6);
  await search();
  expect(found()).toEqual(['Cámara de Comercio Hispana de Houston']);
});

describe('the stage', () => {
  test('is asked for only when the service is capital access', async () => {
    expect(screen.queryByLabelText('Etapa')).toBeNull();
    await choose('Servicio', 'Acceso a capital');
    expect(optionsOf('Etapa')).toEqual(['Todas', 'Puesta en Marcha', 'Crecimiento']);
    await choose('Etapa', 'Crecimiento');
    await search();
    expect(found()).toEqual(['Accion Opportunity Fund: préstamos para crecer']);
  });

  test('is forgotten when another service is chosen', async () => {
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
  expect(screen.getByLabelText('Estado/Provincia')).toBeDisabled();
  await choose('País', 'Panamá');
  expect(optionsOf('Estado/Provincia').slice(1)).toEqual([...provincesByCountry.Panamá]);
  await choose('Estado/Provincia', 'Panamá');
  await choose('País', 'México');
  expect(screen.getByLabelText('Estado/Provincia')).toHaveValue('');
  await search();
  expect(found()).toHaveLength(1);
});

test('nothing found is said with the words of the specification', async () => {
  await choose('País', 'Panamá');
  await choose('Estado/Provincia', 'Darién');
  await search();
  expect(found()).toEqual([]);
  expect(screen.getByText('No se encontraron recursos que coincidan.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
});

test('each result tells its place, its source and its date', async () => {
  await choose('Servicio', 'Cámaras de comercio');
  await search();
  const card = within(screen.getByRole('article'));
  expect(card.getByText('Texas, Estados Unidos')).toBeVisible();
  expect(card.getByText('Fuente: Houston Hispanic Chamber of Commerce')).toBeVisible();
  expect(card.getByText('Dato del 21 de noviembre de 2026')).toBeVisible();
});

test('the four services are explained', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Asesoría técnica',
    'Cámaras de comercio',
    'Incubadora de negocios',
    'Acceso a capital',
  ]);
});
