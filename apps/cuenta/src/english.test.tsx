import { afterEach, expect, test } from '@jest/globals';
import { renderRoute, restError, setLanguage, type RenderRouteOptions } from '@puente/platform/testing';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import section from './section.ts';
import { ana, authAnswer, employer, ownAccount } from './testing/people.ts';

type Descriptor = NonNullable<RenderRouteOptions['descriptor']>;

const open = (address: string, options: RenderRouteOptions = {}) =>
  renderRoute(section, address, { language: 'en', ...options });
const speak = (language: 'es' | 'en') => act(() => setLanguage(language));
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(async () => {
  await speak('es');
  localStorage.clear();
  sessionStorage.clear();
});

async function signIn(answer: unknown) {
  const view = await open('/login?role=user', { responses: { 'POST /api/auth/local': answer } });
  await userEvent.type(field('Email'), 'ana@puente.test');
  await userEvent.type(field('Password'), 'Secreta1@');
  await press('Sign in');
  return view;
}

test('a sign-in that is incomplete says so in English, and in Spanish as soon as that is chosen', async () => {
  await open('/login?role=employer');
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in as an employer' })).toBeVisible();
  expect(document.title).toBe('Sign in as an employer · Puente');
  await userEvent.type(field('Email'), 'ana@');
  await press('Sign in');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Please fix the following: This is not a valid email | Password: This field is required.',
  );
  expect(field('Password')).toHaveAccessibleDescription('This field is required.');

  await speak('es');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Este no es un correo válido | Contraseña: Este campo es requerido.',
  );
  expect(field('Correo electrónico')).toHaveValue('ana@');
  expect(field('Correo electrónico')).toHaveFocus();
  expect(document.title).toBe('Inicia sesión como empleador · Puente');
});

test('a wrong password leads to a new one in English', async () => {
  await signIn(() =>
    restError(401, 'Correo electrónico y/o contraseña incorrecta. ¿Olvidaste tu contraseña?'),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Wrong email or password\. Forgot your password\?$/);
  expect(within(alert).getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('what the server says of an unconfirmed account is read in English, and still understood', async () => {
  await signIn(() => restError(403, 'Ya creaste una cuenta con este correo. Confírmalo para entrar.'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You already created an account with this email. Confirm it to sign in.',
  );
  expect(screen.getByRole('link', { name: 'Send the confirmation email again' })).toBeVisible();
  await speak('es');
  expect(screen.getByRole('alert')).toHaveTextContent('Ya creaste una cuenta con este correo.');
  expect(field('Contraseña')).toHaveValue('Secreta1@');
});

test('an account of the other type is named in English', async () => {
  await signIn(authAnswer(employer));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The account you used is an employer account. Please sign in as an employer.',
  );
});

test('a registration keeps what was typed when the language changes', async () => {
  await open('/register?role=employer', { responses: { 'GET /api/users': [{ email: 'ana@puente.test' }] } });
  await userEvent.type(field('Username'), 'lucia7');
  await userEvent.selectOptions(field('State/Province'), 'New York');
  await userEvent.type(field('Password'), 'camino');
  expect(field('Password')).toHaveAccessibleDescription(
    'Missing: 1 uppercase letter, 1 number, 1 special character (for example: @ #)',
  );
  await userEvent.type(field('Email'), 'ana@puente.test');
  await userEvent.tab();
  expect(await screen.findByText(/^This email is already in use\./)).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription(
    'This email is already in use. Please use another one or sign in',
  );
  await press('Create account');
  const summary = (start: string) => screen.getByText((text) => text.startsWith(start)).parentElement;
  expect(summary('Please fix')).toHaveTextContent(
    'Please use another one or sign in | The emails do not match |',
  );
  expect(summary('Please fix')).toHaveTextContent(/Please confirm that you are human\. \| Accept the terms$/);

  await speak('es');
  expect(summary('Corrige')).toHaveTextContent(
    'usar otro correo o inicia sesión | Los correos no coinciden |',
  );
  expect(screen.getByRole('link', { name: 'inicia sesión' })).toBeVisible();
  expect(field('Usuario')).toHaveValue('lucia7');
  expect(field('Estado/Provincia')).toHaveValue('Nueva York');
  expect(field('Contraseña')).toHaveValue('camino');
});

test('the states stand in the order of their names in either language', async () => {
  await open('/register?role=employer');
  const states = () =>
    within(field('State/Province'))
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(states()).toEqual(states().toSorted());
  expect(states()).toHaveLength(51);
});

test('what came of a call is said in the language on the screen, whenever it came', async () => {
  await open('/forgot-password', { responses: { 'POST /api/auth/forgot-password': { ok: true } } });
  await userEvent.type(field('Email'), 'ana@puente.test');
  await press('Send link');
  expect(await screen.findByRole('status')).toHaveTextContent(
    'If the email exists, we have sent a message to reset your password.',
  );
  await speak('es');
  expect(screen.getByRole('status')).toHaveTextContent('Si el correo existe, se ha enviado un email');
});

test('the account and its menu are in English', async () => {
  const descriptor = JSON.parse(
    readFileSync(join(import.meta.dirname, '../section.json'), 'utf8'),
  ) as Descriptor;
  await open('/mi-cuenta', {
    session: ana,
    descriptor,
    responses: { 'GET /api/users/me': ownAccount(ana, { telefono: null }) },
  });
  expect(await screen.findByRole('link', { name: 'Add your phone number' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(screen.getByText('Hello, Ana')).toBeVisible();
  expect(screen.getByText('Job seeker')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Manage your account' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Security settings' })).toBeVisible();
});
