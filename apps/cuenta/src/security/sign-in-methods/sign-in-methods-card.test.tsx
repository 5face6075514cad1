import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
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
const ways = async (name: string) =>
  (await within(screen.getByRole('region', { name })).findAllByRole('listitem')).map(
    ({ textContent }) => textContent,
  );

test('the ways in are named, those of a provider with their day', async () => {
  await open({ data: { password: true, providers: [google] } });
  expect(await ways('Formas de entrar')).toEqual([
    'Correo y contraseña',
    expect.stringMatching(/^Googledesde el .*20.*2026/),
  ]);
});

test('an account of a provider has its provider only, in English too', async () => {
  await open({ data: { password: false, providers: [google] } }, 'en');
  expect(await ways('Ways to sign in')).toEqual([expect.stringMatching(/^Googlesince /)]);
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
