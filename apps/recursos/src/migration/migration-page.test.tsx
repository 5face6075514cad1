import { beforeEach, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import section from '../section.ts';
import { choose, found, search } from '../testing/search.ts';

beforeEach(async () => {
  await renderRoute(section, '/migration');
});

test('the list has four entries, shown after Buscar', async () => {
  expect(found()).toEqual([]);
  await search();
  expect(found()).toHaveLength(4);
});

test('service, country and state narrow it', async () => {
  await choose('Servicio', 'Abogados aprobados por el Departamento de Justicia');
  await search();
  expect(found()).toEqual(['CARECEN Los Ángeles', 'Catholic Legal Services, Arquidiócesis de Miami']);
  await choose('País', 'Estados Unidos');
  await choose('Estado/Provincia', 'Florida');
  await search();
  expect(found()).toEqual(['Catholic Legal Services, Arquidiócesis de Miami']);
  await choose('Estado/Provincia', 'Wyoming');
  await search();
  expect(screen.getByText('No se encontraron recursos que coincidan.')).toBeVisible();
});

test('the way to that check stands before the search', () => {
  const link = screen.getByRole('link', { name: 'Antes de pagar, comprueba quién te representa' });
  const target = document.querySelector(link.getAttribute('href')!);
  expect(target).toHaveTextContent('Antes de pagar, comprueba quién te representa');
  const form = screen.getByRole('search');
  expect(link.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('people are told how to check a representative before they pay', () => {
  const note = within(screen.getByRole('region', { name: 'Antes de pagar, comprueba quién te representa' }));
  expect(note.getByText(/un «notario» no es abogado/)).toBeVisible();
  expect(note.getAllByRole('listitem')).toHaveLength(3);
});

test('both kinds of help are explained', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Abogados aprobados por el Departamento de Justicia',
    'Organizaciones comunitarias',
  ]);
});
