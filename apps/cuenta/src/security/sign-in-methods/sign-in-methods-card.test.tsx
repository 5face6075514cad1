import { expect, test } from '@jest/globals';
import { renderRoute, restError, waitFor } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../../section.ts';
import { otherCards } from '../../testing/other-cards.ts';
import { ana, ownAccount } from '../../testing/people.ts';

const open = (answer: unknown, language: 'es' | 'en' = 'es') =>
  renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    responses: { ...otherCards, 'GET /api/users/me': ownAccount(ana), 'GET /api/auth/methods': answer },
    language,
  });
const google = { provider: 'google', since: '2026-11-20T12:00:00.000Z' };
const facebook = { provider: 'facebook', since: '2026-11-21T12:00:00.000Z' };

/** The page, where removing a provider is answered so, or done. */
async function openToRemove(password: boolean, answer?: () => Response) {
  let providers = [google, facebook];
  const view = await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    responses: {
      ...otherCards,
      'GET /api/users/me': ownAccount(ana, { provider: password ? 'local' : 'google' }),
      'GET /api/auth/methods': () => ({ data: { password, providers } }),
      'DELETE /api/auth/methods/facebook': () => {
        if (answer) return answer();
        providers = [google];
        return { ok: true };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar Facebook' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar Facebook?' }));
  const sent = () => view.requests.filter(({ method }) => method === 'DELETE');
  return { dialog, sent };
}

const ways = async (name: string) =>
  (await within(screen.getByRole('region', { name })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );

test('the ways in are named, those of a provider with their day', async () => {
  await open({ data: { password: true, providers: [google] } });
  expect(await ways('Formas de entrar')).toEqual([
    'Correo y contraseña',
    expect.stringMatching(/^Googledesde el .*20.*2026Quitar$/),
  ]);
});

test('an account of a provider has its provider only, in English too', async () => {
  await open({ data: { password: false, providers: [google] } }, 'en');
  expect(await ways('Ways to sign in')).toEqual([expect.stringMatching(/^Googlesince /)]);
  expect(screen.queryByRole('button', { name: 'Remove Google' })).toBeNull();
  expect(screen.getByText(/^It is your only way to sign in\./)).toBeVisible();
});

test('one of them is removed by the password, which is said where the focus is', async () => {
  const { dialog, sent } = await openToRemove(true);
  const confirm = () => dialog.getByRole('button', { name: 'Quitar Facebook' });
  await userEvent.click(confirm());
  expect(sent()).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'Secreta1@');
  await userEvent.click(confirm());
  const done = await screen.findByText(/^Listo: ya no se entra a tu cuenta con Facebook/);
  await waitFor(() => expect(done.closest('[tabindex]')).toHaveFocus());
  expect(await sent()[0]!.json()).toEqual({ password: 'Secreta1@' });
  await waitFor(async () => expect(await ways('Formas de entrar')).toHaveLength(2));
});

test('a wrong password is said at its field', async () => {
  const message = 'La contraseña actual no es correcta.';
  const { dialog } = await openToRemove(true, () =>
    restError(400, message, { errors: [{ path: ['password'], message }] }),
  );
  const password = dialog.getByLabelText('Tu contraseña');
  await userEvent.type(password, 'Otra1@xx');
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar Facebook' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription(message));
});

test.each([
  ['long after the sign-in', { reason: 'sign-in-again' }, 403, 'Por seguridad, inicia sesión otra vez'],
  ['as the last one', {}, 409, 'Es tu única forma de entrar.'],
])('without a password, refused %s, it says why', async (_, details, status, text) => {
  const { dialog, sent } = await openToRemove(false, () =>
    restError(status, 'Es tu única forma de entrar. Agrega otra antes de quitarla.', details),
  );
  expect(dialog.queryByLabelText('Tu contraseña')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Quitar Facebook' }));
  expect(await dialog.findByText(new RegExp(`^${text}`))).toBeVisible();
  expect(await sent()[0]!.json()).toEqual({});
});

test('what cannot be read can be asked for again', async () => {
  let broken = true;
  await open(() => (broken ? restError(500, 'x') : { data: { password: true, providers: [] } }));
  const card = within(screen.getByRole('region', { name: 'Formas de entrar' }));
  const retry = await card.findByRole('button', { name: 'Reintentar' });
  broken = false;
  await userEvent.click(retry);
  expect(await ways('Formas de entrar')).toEqual(['Correo y contraseña']);
});
