import { describe, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../section.ts';
import { employer, seeker } from '../testing/people.ts';

const card = (name: string) => screen.getByRole('article', { name });
const features = (name: string) =>
  within(card(name))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a visitor sees the plans of who looks for a job, with their prices and what they include', async () => {
  await renderRoute(section, '/planes');
  expect(screen.getByRole('heading', { level: 1, name: 'Planes' })).toBeVisible();
  expect(document.title).toBe('Planes · Puente');
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toHaveLength(3);
  expect(card('Básico')).toHaveTextContent('Gratis');
  expect(card('Premium')).toHaveTextContent('US$5.99 al mes');
  expect(card('Pro')).toHaveTextContent('US$9.99 al mes');
  expect(features('Básico')).toEqual([
    'Empleos generales',
    'Alertas de empleo',
    'Favoritos',
    'Recursos limitados',
  ]);
  expect(features('Pro')).toContain('Sesiones individuales de coaching');
});

test('the plans of companies are one press away, at an address of their own', async () => {
  const { address } = await renderRoute(section, '/planes');
  await userEvent.click(screen.getByRole('link', { name: 'Tengo una empresa' }));
  expect(address()).toBe('/planes?role=employer');
  expect(screen.getByRole('link', { name: 'Tengo una empresa' })).toHaveAttribute('aria-current', 'true');
  expect(features('Básico')).toEqual(['1 empleo al mes', 'Acceso limitado a candidatos']);
  expect(card('Empresarial')).toHaveTextContent('US$9.99 al mes');
  expect(features('Empresarial')).toEqual([
    '5 empleos al mes',
    'Acceso amplio a candidatos',
    'Herramientas de gestión',
    'Recursos exclusivos',
  ]);
  expect(card('Corporativo')).toHaveTextContent('US$19.99 al mes');
  expect(features('Corporativo')).toEqual([
    '5 empleos al mes',
    'Acceso amplio a candidatos',
    'Herramientas de gestión',
    'Recursos exclusivos',
    'Empleos destacados',
    'Reportes avanzados',
  ]);
});

test('a plan to measure is asked for through the contact form, its subject filled in', async () => {
  await renderRoute(section, '/planes?role=employer');
  const link = within(card('Personalizado')).getByRole('link', { name: 'Contáctanos' });
  expect(link).toHaveAttribute('href', '/contacto?asunto=Plan+personalizado');
});

describe('nothing pretends to be for sale', () => {
  test.each(['user', 'employer'])('to a visitor who looks at the plans of %s', async (role) => {
    await renderRoute(section, `/planes?role=${role}`);
    expect(screen.getByText('Todavía no vendemos planes de pago')).toBeVisible();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByText('Aún no se puede contratar')).toHaveLength(2);
  });
});

test('a visitor can open a free account from the free plan', async () => {
  await renderRoute(section, '/planes?role=employer');
  expect(within(card('Básico')).getByRole('link', { name: 'Crear cuenta de empresa' })).toHaveAttribute(
    'href',
    '/register?role=employer',
  );
});

describe('the current plan', () => {
  test.each([
    [seeker, 'Premium'],
    [employer, 'Empresarial'],
  ])('of a person of type $userType is Básico, and their own plans come first', async (session, paid) => {
    await renderRoute(section, '/planes', { session });
    expect(within(card('Básico')).getByText('Tu plan actual')).toBeVisible();
    expect(within(card(paid)).queryByText('Tu plan actual')).toBeNull();
    expect(within(card('Básico')).queryByRole('link')).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Básico Tu plan actual' })).toBeVisible();
  });

  test('is not marked among the plans of the other kind of account', async () => {
    await renderRoute(section, '/planes?role=employer', { session: seeker });
    expect(screen.queryByText('Tu plan actual')).toBeNull();
  });

  test('is not marked for a visitor', async () => {
    await renderRoute(section, '/planes');
    expect(screen.queryByText('Tu plan actual')).toBeNull();
  });
});

describe('the comparison', () => {
  const row = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  test('tells the plans of job seekers apart', async () => {
    await renderRoute(section, '/planes');
    expect(row('Precio al mes')).toEqual(['Gratis', 'US$5.99', 'US$9.99']);
    expect(row('Favoritos')).toEqual(['Incluido', 'Incluido', 'Incluido']);
    expect(row('Recursos de educación')).toEqual(['Limitados', 'Exclusivos', 'Exclusivos']);
    expect(row('Acceso prioritario')).toEqual(['No incluido', 'Incluido', 'Incluido']);
    expect(row('Sesiones individuales')).toEqual(['No incluido', 'No incluido', 'Incluido']);
  });

  test('tells the plans of companies apart', async () => {
    await renderRoute(section, '/planes?role=employer');
    expect(row('Empleos al mes')).toEqual(['1', '5', '5']);
    expect(row('Acceso a candidatos')).toEqual(['Limitado', 'Amplio', 'Amplio']);
    expect(row('Herramientas de gestión')).toEqual(['No incluido', 'Incluido', 'Incluido']);
    expect(row('Recursos exclusivos')).toEqual(['No incluido', 'Incluido', 'Incluido']);
    expect(row('Empleos destacados')).toEqual(['No incluido', 'No incluido', 'Incluido']);
    expect(row('Reportes avanzados')).toEqual(['No incluido', 'No incluido', 'Incluido']);
  });
});

test('in English the plans, what they include and the comparison are English', async () => {
  await renderRoute(section, '/planes?role=employer', { language: 'en' });
  expect(screen.getByRole('heading', { level: 1, name: 'Plans' })).toBeVisible();
  expect(card('Business')).toHaveTextContent('US$9.99 per month');
  expect(features('Corporate')).toEqual([
    '5 jobs per month',
    'Wide access to candidates',
    'Management tools',
    'Exclusive resources',
    'Featured jobs',
    'Advanced reports',
  ]);
  expect(card('Custom')).toHaveTextContent('By agreement');
  expect(screen.getByRole('columnheader', { name: 'Business' })).toBeVisible();
});
