import { afterEach, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';

const call = 'GET /api/auth/email-confirmation';

afterEach(() => localStorage.clear());

test('a good token confirms once and goes on', async () => {
  const { address, requests } = await renderRoute(section, '/confirm?token=abc%2F1', {
    responses: { [call]: { ok: true } },
  });
  await waitFor(() => expect(address()).toBe('/correo-confirmado'));
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?confirmation=abc%2F1']);
});

test('a redirect that ended in a page counts as confirmed', async () => {
  const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const { address } = await renderRoute(section, '/confirm?token=abc', { responses: { [call]: page } });
  await waitFor(() => expect(address()).toBe('/correo-confirmado'));
});

test('the role of the registration made in this browser goes along', async () => {
  rememberPendingAccount({ email: 'fonda@puente.test', role: 'employer' });
  const { address } = await renderRoute(section, '/confirm?token=b', { responses: { [call]: { ok: true } } });
  await waitFor(() => expect(address()).toBe('/correo-confirmado?role=employer'));
});

test('a skeleton stands while the confirmation is under way', async () => {
  await renderRoute(section, '/confirm?token=c', {
    responses: { [call]: () => new Promise(() => undefined) },
  });
  expect(screen.getByRole('status')).toHaveTextContent('Confirmando tu correo...');
});

test('an address without a token says so and asks nothing', async () => {
  const { requests } = await renderRoute(section, '/confirm');
  expect(screen.getByRole('alert')).toHaveTextContent('No se encontró ningún token en la URL.');
  expect(requests).toHaveLength(0);
});

test.each([
  [
    'a used token',
    () => restError(400, 'Invalid token', { reason: 'confirmation-link-invalid' }),
    'Este enlace ya fue utilizado o es inválido.',
    false,
  ],
  [
    'a used token, by a service of before',
    () => restError(400, 'Invalid token'),
    'Este enlace ya fue utilizado o es inválido.',
    false,
  ],
  ['another refusal', () => restError(400, 'x'), 'Ocurrió un error durante la confirmación.', false],
  ['a failing server', () => restError(500, 'x'), 'Ocurrió un error durante la confirmación.', true],
  ['no answer', () => Promise.reject(new TypeError('x')), 'No se pudo conectar con el servidor.', true],
])('%s is explained, and tried again only where that helps', async (name, answer, text, retry) => {
  await renderRoute(section, `/confirm?token=${encodeURIComponent(name)}`, { responses: { [call]: answer } });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Reintentar' }) !== null).toBe(retry);
  expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login');
});

test('trying again after a failure confirms', async () => {
  let tries = 0;
  const { address } = await renderRoute(section, '/confirm?token=d', {
    responses: { [call]: () => (++tries === 1 ? restError(503, 'x') : { ok: true }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(address()).toBe('/correo-confirmado'));
});
