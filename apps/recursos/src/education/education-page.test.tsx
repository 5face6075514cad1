import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import section from '../section.ts';
import { choose, found, optionsOf, search } from '../testing/search.ts';

beforeEach(async () => {
  await renderRoute(section, '/educate');
});

test('the list has four offers, shown after Buscar', async () => {
  expect(found()).toEqual([]);
  await search();
  expect(found()).toHaveLength(4);
});

test('the duration is asked for only of university degrees', async () => {
  expect(screen.queryByLabelText('Duración')).toBeNull();
  await choose('Tipo de recurso', 'Carreras universitarias');
  expect(optionsOf('Duración')).toEqual(['Todas', '2 años', '4 años', 'Maestría/Doctorado']);
  await choose('Duración', '4 años');
  await search();
  expect(found()).toEqual(['UNAM: licenciaturas abiertas y a distancia']);
  await choose('Tipo de recurso', 'Certificaciones cortas');
  expect(screen.queryByLabelText('Duración')).toBeNull();
  await search();
  expect(found()).toHaveLength(2);
});

test.each([
  ['Sí', 2, 'Miami Dade College: grado asociado'],
  ['No', 2, 'INADEH: cursos de formación profesional'],
])('validating credits %s finds the offers of that kind', async (answer, count, title) => {
  await choose('¿Necesitas validar créditos?', answer);
  await search();
  expect(found()).toHaveLength(count);
  expect(found()).toContain(title);
});

test('a degree nobody of the list offers is told so', async () => {
  await choose('Tipo de recurso', 'Carreras universitarias');
  await choose('Duración', 'Maestría/Doctorado');
  await search();
  expect(screen.getByText('No se encontraron recursos que coincidan.')).toBeVisible();
});

test('validation and scholarships are explained', () => {
  expect(screen.getByRole('heading', { level: 3, name: 'Validación de créditos' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Guía de becas' })).toBeVisible();
});
