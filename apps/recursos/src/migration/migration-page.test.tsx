import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import section from '../section.ts';
import { choose, found, headings, optionsOf, search } from '../testing/search.ts';

const checkFirst = 'Antes de pagar, comprueba quién te representa';
const open = () => renderRoute(section, '/migration');

test('the four entries of the list are shown on arrival, and after Buscar', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Migración' })).toBeVisible();
  expect(found()).toHaveLength(4);
  await search();
  expect(found()).toHaveLength(4);
});

test('service, country and state narrow it', async () => {
  await open();
  expect(optionsOf('Servicio')).toEqual([
    'Todos',
    'Abogados aprobados por el Departamento de Justicia',
    'Organizaciones relacionadas',
  ]);
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
  const others = within(screen.getByRole('region', { name: 'Lo que hay en Estados Unidos' }));
  expect(others.getAllByRole('article')).toHaveLength(2);
});

test('the way to that check stands before the search', async () => {
  await open();
  const link = screen.getByRole('link', { name: checkFirst });
  const target = document.querySelector(link.getAttribute('href')!);
  expect(target).toHaveTextContent(checkFirst);
  const form = screen.getByRole('search');
  expect(link.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('people are told how to check a representative before they pay, with the official pages', async () => {
  await open();
  const note = within(screen.getByRole('region', { name: checkFirst }));
  expect(note.getByText(/un «notario» no es abogado/)).toBeVisible();
  expect(note.getAllByRole('listitem')).toHaveLength(5);
  const pages = note.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(pages).toEqual([
    [
      'Colegios de abogados de cada estado (en inglés)',
      'https://www.justice.gov/eoir/can-someone-represent-you-eoir',
    ],
    [
      'Lista de personas sancionadas (en inglés)',
      'https://www.justice.gov/eoir/list-of-currently-disciplined-practitioners',
    ],
    [
      'Lista de organizaciones y representantes (en inglés)',
      'https://www.justice.gov/eoir/recognition-accreditation-roster-reports',
    ],
    [
      'Ayuda legal autorizada, USCIS (en inglés)',
      'https://www.uscis.gov/scams-fraud-and-misconduct/avoid-scams/find-legal-services',
    ],
    ['Reportar un fraude, FTC', 'https://reportefraude.ftc.gov/'],
  ]);
});

test('both kinds of help are explained', async () => {
  await open();
  expect(headings(3).slice(-2)).toEqual([
    'Abogados aprobados por el Departamento de Justicia',
    'Organizaciones comunitarias',
  ]);
});

test('all of it is there in English', async () => {
  await renderRoute(section, '/migration?tipo=todos', { language: 'en' });
  expect(found()).toEqual([
    'CARECEN Los Angeles',
    'Catholic Legal Services, Archdiocese of Miami',
    'Casa del Migrante in Tijuana',
    'Panamanian Red Cross',
  ]);
  expect(screen.getAllByText('Attorneys approved by the Department of Justice')[0]).toBeVisible();
  const note = within(screen.getByRole('region', { name: 'Before you pay, check who represents you' }));
  expect(note.getByText(/a “notario” is not a lawyer/)).toBeVisible();
  expect(note.getByRole('link', { name: 'Report fraud, FTC' })).toHaveAttribute(
    'href',
    'https://reportfraud.ftc.gov/',
  );
});
