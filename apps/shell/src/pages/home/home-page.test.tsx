import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { renderPage, rosa, routesOnly } from '../testing/render-page.ts';

const everything = routesOnly('/empleos', '/asesoria', '/educate', '/migration', '/emprendimiento');

const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const scrollTo = (pixels: number) => {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
};

test('a visitor starts at the sign-in, searches at once, or registers as one or the other', async () => {
  await renderPage('/', { descriptor: everything });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('impulsa tu futuro');
  expect(document.title).toBe('impulsa tu futuro · Puente');
  expect(target('Comenzar')).toBe('/login');
  expect(target('Buscar empleo')).toBe('/empleos');
  expect(target('Regístrate gratis')).toBe('/register?role=user');
  expect(target('Regístrate como empleador')).toBe('/register?role=employer');
});

test('who is signed in is led to their account from everywhere', async () => {
  await renderPage('/', { descriptor: everything, session: rosa });
  expect(target('Comenzar')).toBe('/mi-cuenta');
  const banners = screen.getAllByRole('link', { name: 'Ir a mi cuenta' });
  expect(banners.map((link) => link.getAttribute('href'))).toEqual(['/mi-cuenta', '/mi-cuenta']);
  expect(screen.queryByRole('link', { name: /Regístrate/ })).not.toBeInTheDocument();
});

test('the services lead to the five pages', async () => {
  await renderPage('/', { descriptor: everything });
  const services = within(screen.getByRole('region', { name: '¿Qué necesitas hoy?' }));
  expect(services.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Empleo', '/empleos'],
    ['Asesoría', '/asesoria'],
    ['Educación', '/educate'],
    ['Migración', '/migration'],
    ['Emprendimiento', '/emprendimiento'],
  ]);
});

test('a service whose page nobody has published is not offered', async () => {
  await renderPage('/', { descriptor: routesOnly('/asesoria', '/otra') });
  const services = within(screen.getByRole('region', { name: '¿Qué necesitas hoy?' }));
  expect(services.getAllByRole('link')).toHaveLength(1);
  expect(services.getByRole('link', { name: 'Asesoría' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Buscar empleo' })).not.toBeInTheDocument();
});

test('without any section the page still invites', async () => {
  await renderPage('/');
  expect(screen.queryByText('¿Qué necesitas hoy?')).not.toBeInTheDocument();
  expect(target('Comenzar')).toBe('/login');
});

test('the five social links float until the page is scrolled past 300 px', async () => {
  await renderPage('/');
  const links = screen.getByRole('list', { name: 'Síguenos' });
  const names = within(links)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'));
  expect(names).toEqual(['Instagram', 'Facebook', 'TikTok', 'X', 'LinkedIn']);
  scrollTo(300);
  expect(links.parentElement).not.toHaveClass('scrolled');
  scrollTo(301);
  expect(links.parentElement).toHaveClass('scrolled');
  scrollTo(0);
  expect(links.parentElement).not.toHaveClass('scrolled');
});
