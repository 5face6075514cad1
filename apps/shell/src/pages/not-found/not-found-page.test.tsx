import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { rosa } from '../testing/render-page.ts';
import { NotFoundPage } from './not-found-page.tsx';

const section = {
  name: 'shell',
  messages: { es: () => import('../../messages/es.json', { with: { type: 'json' } }) },
  pages: { '/nada': () => Promise.resolve({ default: NotFoundPage }) },
};
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a path that nobody has is said to be missing, with the ways on for a visitor', async () => {
  await renderRoute(section, '/nada');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Página no encontrada');
  expect(screen.getByText('Lo sentimos, la página que buscas no se encontró.')).toBeVisible();
  expect(target('Ir al inicio')).toBe('/');
  expect(target('Entrar a Puente')).toBe('/choice');
});

test('who is signed in is shown the way to their account', async () => {
  await renderRoute(section, '/nada', { session: rosa });
  expect(target('Ir a mi cuenta')).toBe('/mi-cuenta');
});
