import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type SessionUser } from '@puente/platform';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { otherCards } from '../testing/other-cards.ts';
import { ana, employer, ownAccount } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const word = () => screen.getByLabelText('Escribe ELIMINAR para confirmar');
const password = () => screen.getByLabelText('Tu contraseña');
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Eliminar para siempre' }));

beforeEach(() => {
  localStorage.setItem('language', 'es');
  localStorage.setItem('puente.pending-account', '{}');
  sessionStorage.setItem('apply:7', 'letter');
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The dialog, of a person whose deletion is answered so. */
async function open(answer: unknown, person: SessionUser = ana, account: object = {}, enabled = false) {
  const view = await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: person,
    responses: {
      ...otherCards,
      'GET /api/users/me': ownAccount(person, account),
      'GET /api/auth/two-factor': { enabled, recoveryCodesLeft: enabled ? 10 : 0 },
      [`DELETE /api/users/${person.id}`]: answer,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
  await screen.findByRole('dialog', { name: '¿Eliminar tu cuenta?' });
  const sent = () => view.requests.filter(({ method }) => method === 'DELETE');
  return { ...view, sent };
}

test('a deleted account leaves for the home page, and nothing of it in the browser', async () => {
  const { sent, address } = await open({ ok: true });
  await userEvent.type(word(), 'eliminar');
  await userEvent.type(password(), 'Secreta1@');
  await confirm();
  await waitFor(() => expect(address()).toBe('/'));
  expect(await sent()[0]!.json()).toEqual({ password: 'Secreta1@' });
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is sent before the word and the password are there', async () => {
  const { sent } = await open({ ok: true });
  await userEvent.type(word(), 'borrar');
  await confirm();
  expect(word()).toHaveAccessibleDescription('Escribe ELIMINAR tal cual.');
  expect(word()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription('Este campo es requerido.');
  expect(sent()).toEqual([]);
});

test('a wrong password is said at its field, and the account stays', async () => {
  const message = 'La contraseña actual no es correcta.';
  const { address } = await open(() =>
    restError(400, message, { errors: [{ path: ['password'], message }] }),
  );
  await userEvent.type(word(), 'ELIMINAR');
  await userEvent.type(password(), 'Otra1@xx');
  await confirm();
  await waitFor(() => expect(password()).toHaveAccessibleDescription(message));
  expect(password()).toHaveFocus();
  expect(address()).toBe('/mi-cuenta/configuracion-seguridad');
  expect(localStorage.getItem('jwt')).toBe('a-token');
});

test('who thinks better of it keeps everything', async () => {
  const { sent } = await open({ ok: true });
  await userEvent.type(word(), 'ELIMINAR');
  await userEvent.click(screen.getAllByRole('button', { name: 'Conservar mi cuenta' }).at(-1)!);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Eliminar mi cuenta' })).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  [
    'a job seeker',
    ana,
    ['tus favoritos', 'tus búsquedas guardadas y sus alertas', 'tu currículum y los archivos que subiste'],
    'tus empleos, publicados y borradores',
  ],
  [
    'an employer',
    employer,
    ['tus empleos, publicados y borradores', 'las aplicaciones que recibiste, con tus notas'],
    'tus búsquedas guardadas y sus alertas',
  ],
] as const)('%s reads what goes and what stays', async (_, person, gone, others) => {
  await open({ ok: true }, person);
  const goes = within(screen.getByRole('list', { name: 'Se borra' }));
  for (const entry of gone) expect(goes.getByText(entry)).toBeVisible();
  expect(goes.queryByText(others)).toBeNull();
  const stays = within(screen.getByRole('list', { name: 'No se borra' }));
  expect(stays.getByText('lo que nos escribiste por el formulario de contacto')).toBeVisible();
});

test('an account of a provider gives no password; if it signed in long ago, it is to sign in again', async () => {
  const details = { reason: 'sign-in-again' };
  const { sent } = await open(() => restError(403, 'x', details), ana, { provider: 'google' });
  expect(screen.queryByLabelText('Tu contraseña')).toBeNull();
  await userEvent.type(word(), 'ELIMINAR');
  await confirm();
  expect(await screen.findByText('Por seguridad, inicia sesión otra vez para continuar.')).toBeVisible();
  expect(await sent()[0]!.json()).toEqual({});
  await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión otra vez' }));
  expect(localStorage.getItem('jwt')).toBeNull();
});

test('an account that asks for a code at sign-in asks for one here, and says when it is wrong', async () => {
  const wrong = () => restError(400, 'El código no es correcto.', { reason: 'two-factor-wrong' });
  const { sent } = await open(wrong, ana, {}, true);
  const code = () => screen.getByLabelText('Código de tu app, o uno de recuperación');
  await userEvent.type(word(), 'ELIMINAR');
  await userEvent.type(password(), 'Secreta1@');
  await userEvent.type(code(), '12');
  await confirm();
  expect(code()).toHaveAccessibleDescription('Escribe los 6 dígitos de tu app, o un código de recuperación.');
  expect(sent()).toEqual([]);
  await userEvent.type(code(), '3456');
  await confirm();
  await waitFor(() => expect(code()).toHaveAccessibleDescription('El código no es correcto.'));
  expect(await sent()[0]!.json()).toEqual({ password: 'Secreta1@', code: '123456' });
});

test.each([
  ['too often', () => tooMany(900), 'Demasiados intentos. Podrás intentarlo de nuevo en 15 minutos.'],
  [
    'without a connection',
    () => Promise.reject(new TypeError('x')),
    'No se pudo eliminar tu cuenta. Intenta de nuevo.',
  ],
] as const)('asked %s, it says so and everything typed stays', async (_, answer, text) => {
  await open(answer);
  await userEvent.type(word(), 'ELIMINAR');
  await userEvent.type(password(), 'Secreta1@');
  await confirm();
  expect(await screen.findByText(text)).toBeVisible();
  expect(word()).toHaveValue('ELIMINAR');
  expect(password()).toHaveValue('Secreta1@');
});
