import { afterEach, expect, test } from '@jest/globals';
import { type UserType } from '@puente/domain/identity';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { rememberPendingSignIn } from '../session/pending-sign-in.ts';
import { ana, authAnswer, employer } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const kept = 'puente.pending-sign-in';
const call = 'POST /api/auth/two-factor';
const required = () =>
  restError(403, 'Escribe el código de tu app de autenticación para terminar de entrar.', {
    reason: 'two-factor-required',
    token: 'pending-token',
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const code = () => screen.getByLabelText('Código de 6 dígitos');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The page, in a tab in which a sign-in waits. */
function open(answer: unknown, role: UserType | null = 'user') {
  rememberPendingSignIn({ token: 'pending-token', role });
  return renderRoute(section, '/auth/verificacion', { responses: { [call]: answer } });
}

async function enterCode(typed: string) {
  await userEvent.click(code());
  await userEvent.paste(typed);
  await press('Entrar');
}

test('a sign-in that needs a second step leads to it, and no session is there yet', async () => {
  const { address } = await renderRoute(section, '/login?role=user', {
    responses: { 'POST /api/auth/local': required },
  });
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@puente.test');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Secreta1@');
  await press('Iniciar sesión');
  await waitFor(() => expect(address()).toBe('/auth/verificacion'));
  expect(localStorage.getItem('jwt')).toBeNull();
  expect(sessionStorage.getItem(kept)).toContain('pending-token');
});

test('the code can be typed at once', async () => {
  await open({});
  await waitFor(() => expect(code()).toHaveFocus());
});

test('the code ends the sign-in', async () => {
  const { address, requests } = await open(authAnswer(ana));
  expect(screen.getByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeVisible();
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  await enterCode(' 123 456 ');
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  expect(await requests[0]!.json()).toEqual({ token: 'pending-token', code: '123456' });
  expect(localStorage.getItem('jwt')).toBe('token-of-ana');
  expect(sessionStorage.getItem(kept)).toBeNull();
});

test('a recovery code serves instead of the app', async () => {
  const { address, requests } = await open(authAnswer(ana));
  await press('Usar un código de recuperación');
  const field = screen.getByLabelText('Código de recuperación');
  await userEvent.type(field, 'abcd-efgh');
  await press('Entrar');
  expect(field).toHaveAccessibleDescription('Escribe los 16 caracteres del código.');
  await userEvent.type(field, '-jkmn-pqrs');
  await press('Entrar');
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  expect(await requests.at(-1)!.json()).toMatchObject({ code: 'abcd-efgh-jkmn-pqrs' });
});

test('an incomplete code is refused before it is sent', async () => {
  const { requests } = await open(authAnswer(ana));
  await enterCode('12345');
  expect(code()).toHaveAccessibleDescription('Escribe los 6 dígitos del código.');
  expect(code()).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('a wrong code is said at its field, and another may be tried', async () => {
  const message = 'El código no es correcto o ya se usó.';
  await open(() => restError(400, message, { reason: 'two-factor-wrong' }));
  await enterCode('123456');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(message));
  expect(code()).toHaveValue('123456');
  expect(code()).toHaveFocus();
});

test('a sign-in that waited too long says so and begins anew', async () => {
  const message = 'Tardaste demasiado o hubo demasiados intentos. Inicia sesión otra vez.';
  const { address } = await open(() => restError(403, message, { reason: 'sign-in-again' }));
  await enterCode('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('link', { name: 'Volver a iniciar sesión' }));
  expect(address()).toBe('/login?role=user');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('x')), 'Error al conectar con el servidor'],
  ['too many tries', () => tooMany(45), /45 segundos/],
])('%s is said, and the code stays', async (_, answer, text) => {
  await open(answer);
  await enterCode('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(code()).toHaveValue('123456');
});

test('an account of the other type is named', async () => {
  await open(authAnswer(employer));
  await enterCode('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^La cuenta que usaste es de Empleador\./);
  expect(localStorage.getItem('jwt')).toBeNull();
});

test('without a sign-in that waits, or after its five minutes, the page leads to the log-in', async () => {
  const over = { token: 'x', role: null, until: Date.now() - 1 };
  sessionStorage.setItem(kept, JSON.stringify(over));
  const { address } = await renderRoute(section, '/auth/verificacion');
  await waitFor(() => expect(address()).toBe('/login'));
});

test('in English, too, what the server says', async () => {
  rememberPendingSignIn({ token: 'pending-token', role: 'user' });
  await renderRoute(section, '/auth/verificacion', {
    language: 'en',
    responses: {
      [call]: () => restError(400, 'El código no es correcto o ya se usó.', { reason: 'two-factor-wrong' }),
    },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('6-digit code'), '123456');
  await press('Sign in');
  await waitFor(() =>
    expect(screen.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      'The code is wrong or was used already.',
    ),
  );
});
