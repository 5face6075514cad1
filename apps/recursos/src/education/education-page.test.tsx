import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import section from '../section.ts';
import { choose, found, headings, optionsOf, search } from '../testing/search.ts';

const open = (address = '/educate') => renderRoute(section, address);

test('the four offers of the list are shown on arrival, and after Buscar', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Educación' })).toBeVisible();
  expect(found()).toHaveLength(4);
  await search();
  expect(found()).toHaveLength(4);
});

test('the duration is asked for only of university degrees', async () => {
  await open();
  expect(optionsOf('Tipo de recurso')).toEqual([
    'Todos',
    'Certificaciones cortas',
    'Carreras universitarias',
  ]);
  expect(screen.queryByLabelText('Duración')).toBeNull();
  await choose('Tipo de recurso', 'Carreras universitarias');
  expect(optionsOf('Duración')).toEqual(['Todas', '2 años', '4 años', 'Maestría/Doctorado']);
  await choose('Duración', '4 años');
  await search();
  expect(found()).toEqual(['UNAM: licenciaturas abiertas y a distancia (SUAyED)']);
  await choose('Tipo de recurso', 'Certificaciones cortas');
  expect(screen.queryByLabelText('Duración')).toBeNull();
  await search();
  expect(found()).toHaveLength(2);
  await choose('Tipo de recurso', 'Carreras universitarias');
  expect(screen.getByLabelText('Duración')).toHaveValue('');
});

test.each([
  ['Sí', 2, 'Miami Dade College: grado asociado'],
  ['No', 2, 'INADEH: cursos para aprender un oficio'],
])('validating credits %s finds the offers of that kind', async (answer, count, title) => {
  await open();
  expect(optionsOf('¿Necesitas validar créditos?')).toEqual(['Cualquiera', 'Sí', 'No']);
  await choose('¿Necesitas validar créditos?', answer);
  await search();
  expect(found()).toHaveLength(count);
  expect(found()).toContain(title);
});

test('what asks to validate studies, and how long a degree takes, stands on its card', async () => {
  await open('/educate?tipo=Carreras universitarias&duracion=2 años&validacion=Sí');
  const card = within(screen.getByRole('article', { name: 'Miami Dade College: grado asociado' }));
  expect(card.getByText('2 años')).toBeVisible();
  expect(card.getByText('Pide validar estudios')).toBeVisible();
});

test('a degree nobody of the list offers is told so, and the other degrees are shown', async () => {
  await open();
  await choose('Tipo de recurso', 'Carreras universitarias');
  await choose('Duración', 'Maestría/Doctorado');
  await search();
  expect(screen.getByText('No se encontraron recursos que coincidan.')).toBeVisible();
  expect(screen.queryByText(/Todavía no hay nada así/)).toBeNull();
  const alike = within(screen.getByRole('region', { name: 'Lo más parecido' }));
  expect(alike.getAllByRole('article')).toHaveLength(2);
  await choose('País', 'México');
  await search();
  expect(screen.getByRole('heading', { name: 'Lo más parecido en México' })).toBeVisible();
  expect(found()).toEqual(['UNAM: licenciaturas abiertas y a distancia (SUAyED)']);
});

test('validation and scholarships are explained', async () => {
  await open();
  expect(headings(3).slice(-2)).toEqual(['Validación de créditos', 'Guía de becas']);
});

test('all of it is there in English', async () => {
  await renderRoute(section, '/educate?tipo=Carreras universitarias', { language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Education' })).toBeVisible();
  expect(optionsOf('Type of resource')).toEqual(['All', 'Short certifications', 'University degrees']);
  expect(optionsOf('Duration')).toEqual(['All', '2 years', '4 years', "Master's/Doctorate"]);
  expect(optionsOf('Do you need to validate credits?')).toEqual(['Either', 'Yes', 'No']);
  const card = within(screen.getByRole('article', { name: /^UNAM: open and distance degrees/ }));
  expect(card.getByText('Mexico City, Mexico')).toBeVisible();
  expect(card.getByText('4 years')).toBeVisible();
  expect(card.getByText('Asks to validate studies')).toBeVisible();
  expect(card.getByText(/^Universidad Nacional Autónoma de México/)).toHaveAttribute('lang', 'es');
});
