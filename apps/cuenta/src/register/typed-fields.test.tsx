import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';

const call = 'GET /api/users';
const open = (answer: unknown = [], role = 'user') =>
  renderRoute(section, `/register?role=${role}`, { responses: { [call]: answer } });

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, text: string) => userEvent.type(field(label), text);

test('the username keeps only lowercase letters and digits as they are typed', async () => {
  await open();
  expect(field('Usuario')).toHaveAccessibleDescription(
    'Solo letras minúsculas y números permitidos en usuario',
  );
  await type('Usuario', 'Lu Cí-a_7');
  expect(field('Usuario')).toHaveValue('ua7');
});

test('a character typed in the middle leaves the caret there', async () => {
  await open();
  await type('Nombre', 'ana');
  const input = field('Nombre') as HTMLInputElement;
  await userEvent.type(input, 'D', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input).toHaveValue('Adna');
  expect(input.selectionStart).toBe(2);
});

test('the username is asked for once, half a second after the last key', async () => {
  const { requests } = await open();
  await type('Usuario', 'lucia7');
  expect(requests).toHaveLength(0);
  expect(await screen.findByText('Disponible')).toBeVisible();
  expect(requests.map(({ url }) => decodeURIComponent(new URL(url).search))).toEqual([
    '?filters[username][$eqi]=lucia7',
  ]);
});

test('while the username is asked for, the field says so', async () => {
  await open(() => new Promise(() => undefined));
  await type('Usuario', 'lucia7');
  await waitFor(() => expect(field('Usuario')).toHaveAccessibleDescription('Verificando...'));
});

test('a username in use is refused, until it is changed', async () => {
  await open([{ username: 'lucia7' }]);
  await type('Usuario', 'lucia7');
  expect(await screen.findByText('Usuario ya existe')).toBeVisible();
  expect(field('Usuario')).toBeInvalid();
  await type('Usuario', 'x');
  expect(screen.queryByText('Usuario ya existe')).toBeNull();
});

test.each([
  ['Error de conexión', () => Promise.reject(new TypeError('x'))],
  ['Error en verificación', () => restError(500, 'x')],
])('a check that failed says «%s» and refuses nothing', async (text, answer) => {
  await open(answer);
  await type('Usuario', 'lucia7');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Usuario')).toBeValid();
});

test('the e-mail is asked for when its field is left, for the account type of the form', async () => {
  const { requests } = await open([], 'employer');
  await type('Correo electrónico', 'Ana@Puente.test ');
  expect(requests).toHaveLength(0);
  await userEvent.tab();
  expect(await screen.findByText('Disponible')).toBeVisible();
  expect(requests.map(({ url }) => decodeURIComponent(new URL(url).search))).toEqual([
    '?filters[email][$eqi]=ana@puente.test&filters[userType][$eq]=employer',
  ]);
});

test('an e-mail in use is refused with the way to sign in', async () => {
  await open([{ email: 'ana@puente.test' }], 'employer');
  await type('Correo electrónico', 'ana@puente.test');
  await userEvent.tab();
  await waitFor(() =>
    expect(field('Correo electrónico')).toHaveAccessibleDescription(
      'Correo ya está en uso. Por favor, usar otro correo o inicia sesión',
    ),
  );
  expect(screen.getByRole('link', { name: 'inicia sesión' })).toHaveAttribute('href', '/login?role=employer');
});

test('something that is no e-mail is not asked for', async () => {
  const { requests } = await open();
  await type('Correo electrónico', 'ana@');
  await userEvent.tab();
  expect(requests).toHaveLength(0);
});

test('repetitions that differ are said while they are typed', async () => {
  await open();
  await type('Correo electrónico', 'ana@puente.test');
  await type('Confirmar correo electrónico', 'ana@p');
  expect(screen.queryByText('Los correos no coinciden')).toBeNull();
  await type('Confirmar correo electrónico', 'x');
  expect(screen.getByText('Los correos no coinciden')).toBeVisible();
  await type('Contraseña', 'Camino#2026');
  await type('Confirmar contraseña', 'camino');
  expect(screen.getByText('Las contraseñas no coinciden')).toBeVisible();
});

test('the password says what it still lacks', async () => {
  await open();
  const password = () => field('Contraseña');
  expect(password()).toHaveAccessibleDescription(
    'Falta: mínimo 6 caracteres, 1 mayúscula, 1 número, 1 carácter especial (Ejemplo: @ #)',
  );
  await type('Contraseña', 'caminO');
  expect(password()).toHaveAccessibleDescription('Falta: 1 número, 1 carácter especial (Ejemplo: @ #)');
  await type('Contraseña', '#2026');
  expect(password()).toHaveAccessibleDescription('Contraseña bien elaborada');
});

test('a password made of the own username is weak', async () => {
  await open();
  await type('Usuario', 'luciamena');
  await type('Contraseña', 'Luciamena#1');
  expect(field('Contraseña')).toHaveAccessibleDescription('Contraseña débil');
});
