import { afterEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { otherCards } from '../testing/other-cards.ts';
import { ana, authAnswer, ownAccount } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const call = 'POST /api/auth/change-password';
const current = () => screen.getByLabelText('Contraseña actual');
const password = () => screen.getByLabelText('Nueva contraseña');
const confirmation = () => screen.getByLabelText('Confirmar contraseña');

afterEach(() => localStorage.clear());

async function open(answer?: unknown, account: object = {}) {
  const view = await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    responses: { ...otherCards, 'GET /api/users/me': ownAccount(ana, account), [call]: answer },
  });
  await screen.findByText('Cambiar contraseña');
  return view;
}

const sent = (requests: Request[]) => requests.filter(({ method }) => method !== 'GET');

async function change(answer: unknown, next = 'Camino#2026x', again = next) {
  const view = await open(answer);
  await userEvent.type(await screen.findByLabelText('Contraseña actual'), 'Secreta1@');
  await userEvent.type(password(), next);
  await userEvent.type(confirmation(), again);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  return view;
}

test('a changed password keeps this browser signed in with the new session and empties the fields', async () => {
  const { requests } = await change(authAnswer(ana));
  expect(await screen.findByText('¡Contraseña actualizada con éxito!')).toBeVisible();
  expect(await sent(requests)[0]!.json()).toEqual({
    currentPassword: 'Secreta1@',
    password: 'Camino#2026x',
    passwordConfirmation: 'Camino#2026x',
  });
  expect(localStorage.getItem('jwt')).toBe('token-of-ana');
  expect(current()).toHaveValue('');
  expect(password()).toHaveValue('');
  expect(confirmation()).toHaveValue('');
});

test('a wrong current password is said beside its field, and everything typed stays', async () => {
  const message = 'La contraseña actual no es correcta.';
  await change(() => restError(400, message, { errors: [{ path: ['currentPassword'], message }] }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(current()).toHaveAccessibleDescription(message);
  expect(current()).toHaveFocus();
  expect(password()).toHaveValue('Camino#2026x');
  expect(localStorage.getItem('jwt')).toBe('a-token');
});

test('two different passwords are refused before they are sent', async () => {
  const { requests } = await change(authAnswer(ana), 'Camino#2026x', 'Camino#2026y');
  expect(await screen.findByRole('alert')).toHaveTextContent('Las contraseñas no coinciden.');
  expect(sent(requests)).toHaveLength(0);
});

test('the current password is no new one', async () => {
  const { requests } = await change(authAnswer(ana), 'Secreta1@');
  expect(password()).toHaveAccessibleDescription(/La contraseña nueva debe ser distinta de la actual\./);
  expect(password()).toHaveFocus();
  expect(sent(requests)).toHaveLength(0);
});

test('a password made of the own name is weak', async () => {
  const { requests } = await change(authAnswer(ana), 'Reyes#2026');
  expect(await screen.findByRole('alert')).toHaveTextContent('Contraseña débil');
  expect(password()).toHaveFocus();
  expect(sent(requests)).toHaveLength(0);
});

test('who tried too often is told when to try again, and everything typed stays', async () => {
  await change(() => tooMany(900));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Podrás intentarlo de nuevo en 15 minutos.',
  );
  expect(current()).toHaveValue('Secreta1@');
});

test('no answer is said', async () => {
  await change(() => Promise.reject(new TypeError('x')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al conectar con el servidor');
});

test('whoever signs in with a social provider has no password to change here', async () => {
  await open(undefined, { provider: 'google' });
  expect(
    await screen.findByText(
      'No puedes cambiar la contraseña directamente porque iniciaste sesión con Google.',
    ),
  ).toBeVisible();
  expect(screen.queryByLabelText('Contraseña actual')).toBeNull();
});

test('a profile that cannot be read can be asked for again, and the other cards are there meanwhile', async () => {
  let offline = true;
  await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    responses: {
      ...otherCards,
      'GET /api/users/me': () => (offline ? restError(500, 'x') : ownAccount(ana)),
    },
  });
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  expect(screen.getByRole('region', { name: 'Verificación en dos pasos' })).toBeVisible();
  offline = false;
  await userEvent.click(retry);
  expect(await screen.findByLabelText('Contraseña actual')).toBeVisible();
});
