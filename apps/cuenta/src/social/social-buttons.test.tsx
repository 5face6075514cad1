import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderRoute, restError, setLanguage, type RenderRouteOptions } from '@puente/platform/testing';
import { keepDestination } from '@puente/platform';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import section from '../section.ts';
import { allProviders } from '../testing/providers.ts';
import { leave } from './leave.ts';
import { readFlow } from './social-flow.ts';

const call = 'GET /api/auth/providers';
const names = ['Continuar con Google', 'Continuar con Facebook', 'Continuar con Microsoft'];
let leaving: jest.SpiedFunction<typeof leave.for>;

beforeEach(() => {
  leaving = jest.spyOn(leave, 'for').mockReturnValue();
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (address: string, answer: unknown = allProviders, options: RenderRouteOptions = {}) =>
  renderRoute(section, address, { ...options, responses: { [call]: answer } });

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

/** Where somebody is sent, once they are. */
async function sentTo(): Promise<URL> {
  await waitFor(() => expect(leaving).toHaveBeenCalled());
  return leaving.mock.calls[0]![0];
}

test.each(['/login?role=user', '/login', '/register?role=employer'])(
  '%s offers the three providers, before the form',
  async (address) => {
    await open(address);
    for (const name of names) expect(await button(name)).toBeEnabled();
    const email = screen.getByLabelText('Correo electrónico');
    const last = await button(names[2]!);
    expect(last.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('what is accepted by continuing can be read, and the form stays', async () => {
  await open('/login?role=user');
  expect(await screen.findByText(/^Si entras así por primera vez/)).toHaveTextContent(
    /aceptas los términos y condiciones .*y la política de privacidad .*\.$/,
  );
  for (const [name, path] of [
    ['términos y condiciones', '/terminos'],
    ['política de privacidad', '/politicas-de-privacidad'],
  ] as const) {
    const link = screen.getByRole('link', { name: new RegExp(`^${name}`) });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('their room is kept, and said, while they are on their way', async () => {
  await open('/login', () => new Promise(() => undefined));
  expect(screen.getByText('Cargando otras formas de entrar...')).toBeInTheDocument();
  expect(screen.getByLabelText('Correo electrónico')).toBeVisible();
});

test('one that is not configured is not there, and without any nothing is said of them', async () => {
  const { unmount } = await open('/login', { ...allProviders, facebook: null });
  expect(await button('Continuar con Google')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Continuar con Facebook' })).toBeNull();
  unmount();
  await open('/login', { google: null, facebook: null, microsoft: null });
  await waitFor(() => expect(screen.queryByText('o con tu correo')).toBeNull());
});

test('a service of before, which knows none, leaves the form alone', async () => {
  await open('/login', () => restError(404, 'x'));
  await waitFor(() => expect(screen.queryByText('o con tu correo')).toBeNull());
});

test('when they cannot be had they can be asked for again, and the form is there all the same', async () => {
  let calls = 0;
  await open('/login', () => (++calls === 1 ? restError(503, 'x') : allProviders));
  await press('Reintentar');
  expect(await button('Continuar con Google')).toBeVisible();
});

test('who continues with Google goes there with a state, a nonce and a challenge that only this tab can meet', async () => {
  await open('/login?role=employer');
  await press('Continuar con Google');
  const { origin, pathname, searchParams } = await sentTo();
  expect(origin + pathname).toBe('https://google.example/authorize');
  const flow = readFlow()!;
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'puente-at-google',
    redirect_uri: 'https://puente.example/auth/google/callback',
    response_type: 'code',
    scope: 'openid profile email',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: createHash('sha256').update(flow.codeVerifier!).digest('base64url'),
    code_challenge_method: 'S256',
  });
  expect(flow).toMatchObject({ provider: 'google', role: 'employer', purpose: 'login' });
  const secrets = [flow.state, flow.nonce!, flow.codeVerifier!];
  expect(new Set(secrets).size).toBe(3);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(Object.keys(localStorage)).toEqual(['language']);
});

test('Facebook is asked for a token, and again for an e-mail that was refused once', async () => {
  await open('/register?role=user');
  await press('Continuar con Facebook');
  const { searchParams } = await sentTo();
  const flow = readFlow()!;
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'puente-at-facebook',
    redirect_uri: 'https://puente.example/auth/facebook/callback',
    response_type: 'token',
    scope: 'email public_profile',
    state: flow.state,
    auth_type: 'rerequest',
  });
  expect(flow).toMatchObject({ provider: 'facebook', role: 'user', purpose: 'register' });
});

test('where the person was going is kept for the way back', async () => {
  keepDestination({ path: '/detalle-empleo/12', title: 'Cocinera' });
  await open('/login?role=user');
  await press('Continuar con Microsoft');
  await sentTo();
  expect(readFlow()?.from).toBe('/detalle-empleo/12');
});

test('a second press begins nothing, and whoever comes back by the browser can press again', async () => {
  await open('/login?role=user');
  const google = await button('Continuar con Google');
  await userEvent.dblClick(google);
  await sentTo();
  for (const name of names) expect(await button(name)).toBeDisabled();
  expect(leaving).toHaveBeenCalledTimes(1);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(google).toBeEnabled();
});

test('the flow begun last is the one of the tab', async () => {
  await open('/login?role=user');
  await press('Continuar con Google');
  await sentTo();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await press('Continuar con Facebook');
  await waitFor(() => expect(leaving).toHaveBeenCalledTimes(2));
  expect(readFlow()?.provider).toBe('facebook');
});

test('on a page without https it is said why a provider with a challenge cannot be used', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  await open('/login');
  await press('Continuar con Google');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Para continuar con Google hace falta una conexión segura (https). Continúa con tu correo.',
  );
  expect(leaving).not.toHaveBeenCalled();
  await press('Continuar con Facebook');
  await sentTo();
});

test('where the browser keeps nothing, nobody is sent where there is no way back from', async () => {
  await open('/login');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await press('Continuar con Google');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Tu navegador no deja que este sitio guarde/);
  expect(leaving).not.toHaveBeenCalled();
});

test('in English they are named in English', async () => {
  await open('/login', allProviders, { language: 'en' });
  expect(await button('Continue with Google')).toBeVisible();
  await act(() => setLanguage('es'));
});
