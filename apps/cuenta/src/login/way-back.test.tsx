import { afterEach, expect, test } from '@jest/globals';
import { defineSection, keepDestination, Navigate, readDestination, useLocation } from '@puente/platform';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { ana, authAnswer, employer } from '../testing/people.ts';
import LoginPage from './login-page.tsx';

afterEach(() => localStorage.clear());

const responses = {
  'POST /api/auth/local': (request: Request) =>
    authAnswer(request.url.endsWith('?role=employer') ? employer : ana),
};

/** The sign-in page as the guard opens it: with the page that was asked for in navigation state. */
async function sentFrom(from: unknown) {
  function Guarded() {
    const arrived = useLocation().state !== null;
    return arrived ? <LoginPage /> : <Navigate to="/login?role=user" replace state={{ from }} />;
  }
  const guarded = defineSection({
    ...section,
    pages: { ...section.pages, '/login': () => Promise.resolve({ default: Guarded }) },
  });
  return renderRoute(guarded, '/login?role=user', { responses });
}

/** The sign-in page as somebody opens it in another tab. */
const openedAnew = () => renderRoute(section, '/login?role=user', { responses });

async function signIn() {
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@puente.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Secreta1@');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

const job = { path: '/detalle-empleo/12', title: 'Cocinera de línea' };

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

test('what the browser remembers is named, gone back to, and then forgotten', async () => {
  keepDestination(job);
  const { address } = await openedAnew();
  expect(screen.getByText('Inicia sesión para continuar en «Cocinera de línea».')).toBeVisible();
  await signIn();
  await waitFor(() => expect(address()).toBe('/detalle-empleo/12'));
  expect(readDestination()).toBeUndefined();
});

test('what was about to be done is left for the page to take up', async () => {
  keepDestination({ ...job, intent: 'apply:12' });
  const { address } = await sentFrom('/detalle-empleo/12');
  expect(screen.getByText('Inicia sesión para continuar en «Cocinera de línea».')).toBeVisible();
  await signIn();
  await waitFor(() => expect(address()).toBe('/detalle-empleo/12'));
  expect(readDestination()?.intent).toBe('apply:12');
});

test('whoever wanted a job of a list comes back to the list, and what they wanted is left for it', async () => {
  keepDestination({ ...job, intent: 'favorite:12' });
  const { address } = await sentFrom('/empleos?q=cocina');
  await signIn();
  await waitFor(() => expect(address()).toBe('/empleos?q=cocina'));
  expect(readDestination()?.intent).toBe('favorite:12');
});

test('a page that was asked for since then wins, and the old one leads nobody again', async () => {
  keepDestination(job);
  const { address } = await sentFrom('/mi-cuenta/favoritos');
  await signIn();
  await waitFor(() => expect(address()).toBe('/mi-cuenta/favoritos'));
  expect(readDestination()).toBeUndefined();
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 5])(
  'an address that is not of this site (%s) is not followed',
  async (from) => {
    const { address } = await sentFrom(from);
    await signIn();
    await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  },
);
