import { type OpenSession } from '@puente/domain/identity';
import { expect, test } from '@jest/globals';
import { renderRoute, restError, waitFor } from '@puente/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import section from '../../section.ts';
import { ana, ownAccount } from '../../testing/people.ts';
import { otherCards } from '../../testing/other-cards.ts';
import { tooMany } from '../../testing/too-many.ts';

const phoneId = '6f1f4a51-2f3c-4a7e-9d55-0b8a4c1d2e3f';
const session = (part: Partial<OpenSession>): OpenSession => ({
  id: phoneId,
  device: { browser: 'Chrome', system: 'Android' },
  createdAt: '2026-11-03T12:00:00.000Z',
  lastUsedAt: new Date(Date.now() - 2 * 60 * 60_000).toISOString(),
  current: false,
  ...part,
});
const here = session({
  id: '0b8a4c1d-2f3c-4a7e-9d55-6f1f4a512e3f',
  device: { browser: 'Firefox', system: 'Linux' },
  current: true,
});

/** The page with these sessions; what is closed by a call is not among them afterwards. */
async function open(sessions: OpenSession[], responses: object = {}, language?: 'en') {
  let left = sessions;
  const ends = (which: (it: OpenSession) => boolean) => () => {
    left = left.filter((it) => !which(it));
    return { ok: true };
  };
  const view = await renderRoute(section, '/mi-cuenta/configuracion-seguridad', {
    session: ana,
    language,
    responses: {
      ...otherCards,
      'GET /api/users/me': ownAccount(ana),
      'GET /api/auth/sessions': () => ({ data: left }),
      [`DELETE /api/auth/sessions/${phoneId}`]: ends(({ id }) => id === phoneId),
      'DELETE /api/auth/sessions': ends(({ current }) => !current),
      'POST /api/auth/logout': { ok: true },
      ...responses,
    },
  });
  return {
    ...view,
    card: within(await screen.findByRole('region', { name: /^(Sesiones abiertas|Open sessions)$/ })),
  };
}

const button = (name: string) => screen.getByRole('button', { name });

test('the open sessions are told by device and last use, this one first', async () => {
  const unknown = session({ id: 'x', device: { browser: null, system: null } });
  const { card } = await open([here, session({}), unknown]);
  const rows = await card.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Firefox en LinuxAhoraEste dispositivo · Abierta desde el 3 de noviembre de 2026/),
    expect.stringMatching(/^Chrome en AndroidÚltimo uso: hace 2 horas · Abierta desde/),
    expect.stringMatching(/^Dispositivo desconocidoÚltimo uso/),
  ]);
});

test('in English they are told in English', async () => {
  const { card } = await open([here, session({})], {}, 'en');
  const [first, second] = await card.findAllByRole('listitem');
  expect(first).toHaveTextContent('Firefox on LinuxNowThis device · Open since November 3, 2026');
  expect(second).toHaveTextContent('Chrome on AndroidLast used 2 hours ago');
  expect(button('Close the session on Chrome on Android')).toHaveTextContent('Close');
  expect(button('Close all others')).toBeVisible();
});

test('an account of a provider is told which password helps', async () => {
  const { card } = await open([here], { 'GET /api/users/me': ownAccount(ana, { provider: 'google' }) });
  expect(await card.findByText(/cambia la contraseña de tu cuenta de Google\.$/)).toBeVisible();
});

test('one of them is closed, which is said where the focus is', async () => {
  const { card } = await open([here, session({})]);
  await card.findAllByRole('listitem');
  await userEvent.click(button('Cerrar la sesión de Chrome en Android'));
  const done = await card.findByRole('status');
  expect(done).toHaveTextContent('Listo: esa sesión ya no está abierta.');
  await waitFor(() => expect(done).toHaveFocus());
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(card.getByText('Tu cuenta no está abierta en ningún otro dispositivo.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cerrar las demás' })).toBeNull();
});

test('all others are closed at once', async () => {
  const { card, requests } = await open([here, session({}), session({ id: 'y' })]);
  await userEvent.click(await card.findByRole('button', { name: 'Cerrar las demás' }));
  expect(await card.findByRole('status')).toHaveTextContent('Listo: solo queda abierta esta sesión.');
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('closing this one signs out', async () => {
  const { card } = await open([here]);
  await userEvent.click(await card.findByRole('button', { name: 'Cerrar esta sesión, de Firefox en Linux' }));
  await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
});

test('one that had ended by itself is closed', async () => {
  const { card } = await open([here, session({})], {
    [`DELETE /api/auth/sessions/${phoneId}`]: () => restError(404, 'No encontrado.'),
  });
  await userEvent.click(await card.findByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }));
  expect(await card.findByRole('status')).toHaveTextContent('Listo');
});

test.each([
  ['what fails', () => restError(500, 'x'), 'No se pudo cerrar. Intenta de nuevo.'],
  ['no connection', () => Promise.reject(new TypeError('x')), 'No se pudo cerrar. Intenta de nuevo.'],
  ['too many tries', () => tooMany(60), /intent/i],
])('%s is said, and the session stays in the list', async (_, answer, said) => {
  const { card } = await open([here, session({})], { [`DELETE /api/auth/sessions/${phoneId}`]: answer });
  await userEvent.click(await card.findByRole('button', { name: 'Cerrar la sesión de Chrome en Android' }));
  expect(await card.findByRole('alert')).toHaveTextContent(said);
  expect(card.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['Revisa tu conexión e intenta otra vez.', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['Algo falló de nuestro lado. Intenta otra vez en un momento.', () => restError(500, 'x')],
])('a list that cannot be loaded says why, and can be asked for again: %s', async (why, failure) => {
  let failing = true;
  const { card } = await open([here], {
    'GET /api/auth/sessions': () => (failing ? failure() : { data: [here] }),
  });
  expect(await card.findByText('No se pudieron cargar tus sesiones.')).toBeVisible();
  expect(card.getByText(why)).toBeVisible();
  failing = false;
  await userEvent.click(card.getByRole('button', { name: 'Reintentar' }));
  expect(await card.findAllByRole('listitem')).toHaveLength(1);
});
