import { afterEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError, type RenderRouteOptions } from '@puente/platform/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';
import { ana, authAnswer, employer } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const call = 'POST /api/auth/local';
const wrong = () => restError(401, 'Correo electrónico y/o contraseña incorrecta. ¿Olvidaste tu contraseña?');

async function signIn(address: string, responses: RenderRouteOptions['responses']) {
  const view = await renderRoute(section, address, { responses });
  await userEvent.type(screen.getByLabelText('Correo electrónico'), ' Ana@Puente.test ');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'Secreta1@');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  return view;
}

/** Calls of the form, beside the one for the ways in without it. */
const sent = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

const typedIsKept = () => {
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('Ana@Puente.test');
  expect(screen.getByLabelText('Contraseña')).toHaveValue('Secreta1@');
};

afterEach(() => localStorage.clear());

test('a right password signs in and goes to the account', async () => {
  const { address, requests } = await signIn('/login?role=user', { [call]: authAnswer(ana) });
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  expect(new URL(sent(requests)[0]!.url).search).toBe('?role=user');
  expect(await sent(requests)[0]!.json()).toEqual({ identifier: 'ana@puente.test', password: 'Secreta1@' });
  expect(localStorage.getItem('jwt')).toBe('token-of-ana');
  expect(localStorage.getItem('userType')).toBe('user');
});

test('without a role in the address any account may sign in', async () => {
  const { address, requests } = await signIn('/login', { [call]: authAnswer(employer) });
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=employer'));
  expect(new URL(sent(requests)[0]!.url).search).toBe('');
});

test('the whole screen waits while the sign-in is under way', async () => {
  let answer: (value: unknown) => void = () => undefined;
  await signIn('/login?role=user', { [call]: () => new Promise((resolve) => (answer = resolve)) });
  expect(await screen.findByText('Cargando...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => answer(wrong()));
  await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
});

test('a wrong password says so, with the way to a new one, and keeps what was typed', async () => {
  await signIn('/login?role=user', { [call]: wrong });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Correo electrónico y/o contraseña incorrecta. ¿Olvidaste tu contraseña?',
  );
  const link = screen.getByRole('alert').querySelector('a');
  expect(link).toHaveAttribute('href', '/forgot-password');
  typedIsKept();
  expect(localStorage.getItem('jwt')).toBeNull();
});

test('an incomplete form says what is missing instead of what was wrong before', async () => {
  await signIn('/login?role=user', { [call]: wrong });
  expect(await screen.findByText(/contraseña incorrecta/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Correo electrónico'));
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText(/^Corrige los siguientes errores/)).toBeVisible();
  expect(screen.queryByText(/contraseña incorrecta/)).toBeNull();
});

test('an account of the other type is named, and no session stays', async () => {
  const { requests, address } = await signIn('/login?role=user', {
    [call]: authAnswer(employer),
    'POST /api/auth/logout': () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^La cuenta que usaste es de Empleador\. Por favor, inicia sesión como /,
  );
  expect(localStorage.getItem('jwt')).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  expect(address()).toBe('/login?role=user');
  await waitFor(() => expect(sent(requests)).toHaveLength(2));
  expect(sent(requests)[1]!.headers.get('authorization')).toBe('Bearer token-of-fonda');
  typedIsKept();
});

test('switching the role takes the refusal away and keeps what was typed', async () => {
  const { address } = await signIn('/login?role=user', { [call]: authAnswer(employer) });
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: '¿Eres empleador? Inicia sesión como empleador' }));
  expect(address()).toBe('/login?role=employer');
  expect(screen.queryByRole('alert')).toBeNull();
  typedIsKept();
});

describe.each([
  ['a service', { unconfirmed: { reason: 'account-unconfirmed' }, social: { reason: 'account-social' } }],
  ['a service of before, in words only', { unconfirmed: {}, social: {} }],
] as const)('told by %s', (_, { unconfirmed, social }) => {
  test('an account that waits for its confirmation is named, and its e-mail can be sent again', async () => {
    const { address } = await signIn('/login?role=user', {
      [call]: () =>
        restError(403, 'Ya creaste una cuenta con este correo. Confírmalo para entrar.', unconfirmed),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ya creaste una cuenta con este correo. Confírmalo para entrar.',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Reenviar el correo de confirmación' }));
    expect(address()).toBe('/email-confirmation');
  });

  test('an account of a social provider is named without offering another e-mail', async () => {
    await signIn('/login?role=user', {
      [call]: () => restError(401, 'Con este correo ya creaste una cuenta con Google.', social),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Con este correo ya creaste una cuenta con Google.',
    );
    expect(screen.queryByRole('link', { name: 'Reenviar el correo de confirmación' })).toBeNull();
  });
});

test('a locked account is told so, with a way to write to us', async () => {
  const message = 'Tu cuenta está bloqueada. Escríbenos y lo vemos contigo.';
  const { address } = await signIn('/login?role=user', {
    [call]: () => restError(403, message, { reason: 'account-locked' }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await userEvent.click(screen.getByRole('link', { name: 'Escríbenos' }));
  expect(address()).toBe('/contacto');
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'Error al conectar con el servidor'],
  ['a failing gateway', () => restError(502, 'x'), 'Error al conectar con el servidor'],
  [
    'too many tries',
    () => restError(429, 'x'),
    'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  ],
  [
    'too many tries, and until when',
    () => tooMany(720),
    'Demasiados intentos. Podrás intentarlo de nuevo en 12 minutos.',
  ],
])('%s is said in its own words', async (_name, answer, text) => {
  await signIn('/login?role=user', { [call]: answer });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  typedIsKept();
});

test('empty fields are named beside them and together, the first gets the focus, and nothing is sent', async () => {
  const { requests } = await renderRoute(section, '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Este no es un correo válido | Contraseña: Este campo es requerido.',
  );
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
    'Este no es un correo válido',
  );
  expect(screen.getByLabelText('Contraseña')).toHaveAccessibleDescription('Este campo es requerido.');
  expect(sent(requests)).toHaveLength(0);
});

test('whoever registered in this browser finds the e-mail filled in and the password waiting, until the sign-in', async () => {
  rememberPendingAccount({ email: 'ana@puente.test', role: 'user' });
  const { address } = await renderRoute(section, '/login?role=user', {
    responses: { [call]: authAnswer(ana) },
  });
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@puente.test');
  await waitFor(() => expect(screen.getByLabelText('Contraseña')).toHaveFocus());
  await userEvent.keyboard('Secreta1@{Enter}');
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  expect(localStorage.getItem('puente.pending-account')).toBeNull();
});

test('an account of one type is not filled in where the other signs in, nor is the focus taken', async () => {
  rememberPendingAccount({ email: 'ana@puente.test', role: 'user' });
  await renderRoute(section, '/login?role=employer');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('');
  expect(screen.getByLabelText('Contraseña')).not.toHaveFocus();
});

test('an account whose mailed link is over is not filled in', async () => {
  const over = { email: 'ana@puente.test', role: 'user', until: Date.now() - 1 };
  localStorage.setItem('puente.pending-account', JSON.stringify(over));
  await renderRoute(section, '/login?role=user');
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('');
});

test('the password can be looked at', async () => {
  await renderRoute(section, '/login');
  const password = screen.getByLabelText('Contraseña');
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(password).toHaveAttribute('type', 'password');
});

test('the page leads to registration for its role', async () => {
  await renderRoute(section, '/login?role=EMPLOYER');
  expect(screen.getByRole('heading', { level: 1, name: 'Inicia sesión como empleador' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Regístrate' })).toHaveAttribute('href', '/register?role=employer');
});

test('the shape of the e-mail is told when its field is left, at the field only', async () => {
  await renderRoute(section, '/login');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@');
  await userEvent.tab();
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
    'Este no es un correo válido',
  );
  expect(screen.queryByText(/^Corrige los siguientes errores/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'puente.test');
  expect(screen.getByLabelText('Correo electrónico')).toBeValid();
});
