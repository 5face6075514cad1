import { afterEach, describe, expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { tooMany } from '../testing/too-many.ts';

const look = 'POST /api/auth/email-confirmation/look';
const call = 'GET /api/auth/email-confirmation';
const deny = 'POST /api/auth/email-confirmation/deny';

const elsewhere = {
  nombre: 'Lucía',
  userType: 'employer',
  email: 'f•••@puente.test',
  provider: 'local',
  registeredHere: false,
};
const here = { ...elsewhere, registeredHere: true };

afterEach(() => localStorage.clear());

const open = (responses: Record<string, unknown>, query = 'token=abc%2F1') =>
  renderRoute(section, `/confirm?${query}`, { responses });

const asked = (requests: Request[]) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`);

describe('in the browser that registered', () => {
  test('a good link confirms at once, and goes on to the page of its account’s type', async () => {
    const { address, requests } = await open({ [look]: here, [call]: { ok: true } });
    await waitFor(() => expect(address()).toBe('/correo-confirmado?role=employer'));
    expect(asked(requests)).toEqual([look, `${call}?confirmation=abc%2F1`]);
    expect(await requests[0]?.json()).toEqual({ token: 'abc/1' });
  });

  test('a redirect that ended in a page counts as confirmed', async () => {
    const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    const { address } = await open({ [look]: here, [call]: page });
    await waitFor(() => expect(address()).toBe('/correo-confirmado?role=employer'));
  });

  test('«No fui yo» of the mail asks, and confirms nothing', async () => {
    const { requests } = await open({ [look]: here }, 'token=abc&denegar=1');
    expect(await screen.findByRole('dialog', { name: '¿Borrar esta cuenta?' })).toBeVisible();
    expect(asked(requests)).toEqual([look]);
  });

  test('trying again after a failure confirms', async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? restError(503, 'x') : { ok: true });
    const { address } = await open({ [look]: here, [call]: answer });
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(address()).toBe('/correo-confirmado?role=employer'));
  });
});

describe('in any other browser', () => {
  test('whose account it is stands there, and nothing is confirmed before a press', async () => {
    const { address, requests } = await open({ [look]: elsewhere, [call]: { ok: true } });
    const button = await screen.findByRole('button', { name: 'Confirmar mi cuenta' });
    for (const text of ['Lucía', 'f•••@puente.test', 'Empleador'])
      expect(screen.getByText(text)).toBeVisible();
    expect(asked(requests)).toEqual([look]);
    await userEvent.click(button);
    await waitFor(() => expect(address()).toBe('/correo-confirmado?role=employer'));
    expect(asked(requests)).toEqual([look, `${call}?confirmation=abc%2F1`]);
  });

  test('who made it with a provider would enter it, too: that is said before the press', async () => {
    const { requests } = await open({ [look]: { ...elsewhere, provider: 'facebook' } });
    expect(await screen.findByText(/^Esta cuenta se creó con Facebook/)).toHaveTextContent(
      'Confírmala solo si tú entraste con Facebook. Si no, pulsa «No fui yo».',
    );
    expect(screen.queryByText(/Si fuiste tú, confírmala/)).toBeNull();
    expect(screen.getByRole('button', { name: 'No fui yo' })).toBeVisible();
    expect(asked(requests)).toEqual([look]);
  });

  test('no word of the link makes it confirm by itself', async () => {
    const { requests } = await open({ [look]: elsewhere }, 'token=abc&registeredHere=true&role=employer');
    await screen.findByRole('button', { name: 'Confirmar mi cuenta' });
    expect(asked(requests)).toEqual([look]);
  });

  test('«No fui yo» asks first, then removes the account and says so', async () => {
    const { requests } = await open({ [look]: elsewhere, [deny]: { ok: true } });
    await userEvent.click(await screen.findByRole('button', { name: 'No fui yo' }));
    expect(asked(requests)).toEqual([look]);
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la cuenta' }));
    expect(await screen.findByText(/^Listo\. Borramos la cuenta/)).toBeVisible();
    expect(asked(requests)).toEqual([look, deny]);
    expect(await requests[1]?.json()).toEqual({ token: 'abc/1' });
    expect(screen.queryByRole('button', { name: 'Confirmar mi cuenta' })).toBeNull();
  });

  test('who thinks better of it can still confirm', async () => {
    const { address, requests } = await open(
      { [look]: elsewhere, [call]: { ok: true } },
      'token=a&denegar=1',
    );
    await userEvent.click((await screen.findAllByRole('button', { name: 'Volver' })).at(-1) as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar mi cuenta' }));
    await waitFor(() => expect(address()).toBe('/correo-confirmado?role=employer'));
    expect(asked(requests)).not.toContain(deny);
  });

  test('a removal that failed is said, and can be asked for again', async () => {
    await open({ [look]: elsewhere, [deny]: () => restError(503, 'x') });
    await userEvent.click(await screen.findByRole('button', { name: 'No fui yo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la cuenta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error durante la confirmación.');
    expect(screen.getByRole('button', { name: 'No fui yo' })).toBeVisible();
  });

  test('a removal that comes too late says that the link is used', async () => {
    await open({
      [look]: elsewhere,
      [deny]: () => restError(400, 'Invalid token', { reason: 'confirmation-link-invalid' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'No fui yo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Borrar la cuenta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Este enlace ya fue utilizado o es inválido.');
  });

  test('it reads in English, too', async () => {
    await renderRoute(section, '/confirm?token=abc', { responses: { [look]: elsewhere }, language: 'en' });
    expect(await screen.findByRole('button', { name: 'Confirm my account' })).toBeVisible();
    expect(screen.getByText('Employer')).toBeVisible();
  });
});

test('the token leaves the address bar at once', async () => {
  const { address } = await open({ [look]: elsewhere });
  await screen.findByRole('button', { name: 'Confirmar mi cuenta' });
  expect(address()).toBe('/confirm');
});

test('a skeleton stands while nothing is known', async () => {
  await open({ [look]: () => new Promise(() => undefined) });
  expect(screen.getByRole('status')).toHaveTextContent('Confirmando tu correo...');
});

test('an address without a token says so and asks nothing', async () => {
  const { requests } = await renderRoute(section, '/confirm');
  expect(screen.getByRole('alert')).toHaveTextContent('No se encontró ningún token en la URL.');
  expect(requests).toHaveLength(0);
});

describe.each([
  ['the look', (answer: unknown) => ({ [look]: answer })],
  ['the confirmation', (answer: unknown) => ({ [look]: here, [call]: answer })],
])('when %s fails', (_, responses) => {
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
    [
      'a server that had enough',
      () => tooMany(120),
      'Demasiados intentos. Podrás intentarlo de nuevo en 2 minutos.',
      true,
    ],
    ['a failing server', () => restError(500, 'x'), 'Ocurrió un error durante la confirmación.', true],
    ['no answer', () => Promise.reject(new TypeError('x')), 'No se pudo conectar con el servidor.', true],
  ])('%s is explained, and tried again only where that helps', async (name, answer, text, retry) => {
    await open(responses(answer), `token=${encodeURIComponent(name)}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByRole('button', { name: 'Reintentar' }) !== null).toBe(retry);
    expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login');
  });
});
