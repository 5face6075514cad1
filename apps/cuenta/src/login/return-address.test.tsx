import { afterEach, expect, test } from '@jest/globals';
import { defineSection, Navigate, useLocation } from '@puente/platform';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { ana, authAnswer, employer } from '../testing/people.ts';
import LoginPage from './login-page.tsx';

afterEach(() => localStorage.clear());

/** The sign-in page as the guard opens it: with the page that was asked for in navigation state. */
async function sentFrom(from: unknown) {
  function Guarded() {
    const arrived = useLocation().state !== null;
    return arrived ? <LoginPage /> : <Navigate to="/login?role=user" replace state={{ from }} />;
  }
  const guarded = defineSection({
    ...section,
    pages: { '/login': () => Promise.resolve({ default: Guarded }) },
  });
  return renderRoute(guarded, '/login?role=user', {
    responses: {
      'POST /api/auth/local': (request: Request) =>
        authAnswer(request.url.endsWith('?role=employer') ? employer : ana),
    },
  });
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@puente.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Secreta1@');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

test('whoever was sent to sign in comes back to the page they wanted', async () => {
  const { address } = await sentFrom('/aplicar?jobId=1');
  expect(screen.getByText('Inicia sesión para continuar donde estabas.')).toBeVisible();
  await signIn();
  await waitFor(() => expect(address()).toBe('/aplicar?jobId=1'));
});

test('the page they wanted outlives a switch of the role', async () => {
  const { address } = await sentFrom('/mi-cuenta/publicar-empleo');
  await userEvent.click(screen.getByRole('link', { name: '¿Eres empleador? Inicia sesión como empleador' }));
  await signIn();
  await waitFor(() => expect(address()).toBe('/mi-cuenta/publicar-empleo'));
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 5])(
  'an address that is not of this site (%s) is not followed',
  async (from) => {
    const { address } = await sentFrom(from);
    await signIn();
    await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  },
);
