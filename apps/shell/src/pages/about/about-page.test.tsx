import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage, rosa } from '../testing/render-page.ts';

test('the page says who we are, our mission and our vision', async () => {
  await renderPage('/nosotros');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nosotros');
  expect(document.title).toBe('Nosotros · Puente');
  expect(screen.getByRole('region', { name: 'Misión' })).toHaveTextContent('empleos dignos');
  expect(screen.getByRole('region', { name: 'Visión' })).toHaveTextContent('las mismas oportunidades');
});

test('the credits name whose places these are, and their licence', async () => {
  await renderPage('/nosotros');
  const credits = screen.getByRole('region', { name: 'Créditos' });
  expect(credits).toHaveTextContent(
    'Los nombres y la ubicación de ciudades y códigos postales son datos abiertos, adaptados aquí.',
  );
  const target = (name: string) => within(credits).getByRole('link', { name }).getAttribute('href');
  expect(target('GeoNames')).toBe('https://www.geonames.org');
  expect(target('CC BY 4.0')).toBe('https://creativecommons.org/licenses/by/4.0/');
});

test('the contact form is the same as on the contact page, all fields required', async () => {
  await renderPage('/nosotros');
  for (const name of ['Nombre', 'Correo electrónico', 'Asunto', 'Mensaje']) {
    expect(screen.getByRole('textbox', { name })).toBeRequired();
  }
  expect(screen.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled();
});

test('both banners invite a visitor to register', async () => {
  await renderPage('/nosotros');
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('Regístrate gratis')).toBe('/register?role=user');
  expect(target('Regístrate como empleador')).toBe('/register?role=employer');
});

test('both banners lead who is signed in to their account', async () => {
  await renderPage('/nosotros', { session: rosa });
  expect(screen.getAllByRole('link', { name: 'Ir a mi cuenta' })).toHaveLength(2);
});
