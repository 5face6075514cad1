import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import section from '../section.ts';

test('the four kinds of advising are explained', async () => {
  await renderRoute(section, '/asesoria');
  expect(screen.getByRole('heading', { level: 1, name: 'Asesoría' })).toBeVisible();
  expect(document.title).toBe('Asesoría · Puente');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Asesoría personal',
    'Asesoría profesional',
    'Asesoría en emprendimiento',
    'Mentoría y liderazgo',
  ]);
});

test('a session is reserved through the contact form, its subject filled in', async () => {
  await renderRoute(section, '/asesoria');
  const link = screen.getByRole('link', { name: 'Reserva tu sesión' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(address.pathname).toBe('/contacto');
  expect(address.searchParams.get('asunto')).toBe('Reserva de una sesión de asesoría');
});

test('in English the subject is English too', async () => {
  await renderRoute(section, '/asesoria', { language: 'en' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Personal advising',
    'Career advising',
    'Entrepreneurship advising',
    'Mentoring and leadership',
  ]);
  const link = screen.getByRole('link', { name: 'Book your session' });
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(address.searchParams.get('asunto')).toBe('Booking an advising session');
});
