import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { act, screen } from '@testing-library/react';
import section from '../section.ts';

test.each(['nonsense', '<b>Owned</b>', ''])('an error of no list (%s) is not shown', async (error) => {
  await renderRoute(section, `/login?error=${encodeURIComponent(error)}`);
  // What it would be shown by has come.
  await act(async () => void (await import('./social-refusal-alert.tsx')));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/Owned|nonsense/)).toBeNull();
});

test.each([
  ['/login?error=google', 'Error al autenticar con Google'],
  ['/register?error=google', 'Error en registro con Google'],
  ['/login?error=too-many', 'Demasiados intentos. Espera un momento y vuelve a intentarlo.'],
  ['/login?error=email-missing', 'No recibimos tu correo.'],
  ['/login?error=locked', 'Esta cuenta está bloqueada.'],
  ['/login?role=employer&error=wrong-role', 'La cuenta que usaste es de Usuario.'],
  ['/login?error=connection', 'Error al conectar con el servidor'],
])('%s says «%s» by itself', async (address, text) => {
  await renderRoute(section, address);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});
