import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type SocialProvider } from '@puente/domain/identity';
import { readDestination } from '@puente/platform';
import { renderRoute, restError, type RenderRouteOptions } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import section from '../../section.ts';
import { rememberPendingAccount } from '../../session/pending-account.ts';
import { ana, authAnswer, employer } from '../../testing/people.ts';
import { allProviders } from '../../testing/providers.ts';
import { tooMany } from '../../testing/too-many.ts';
import { keepFlow, type SocialFlow } from '../social-flow.ts';

const clearStorage = () => [localStorage, sessionStorage].forEach((storage) => storage.clear());
beforeEach(clearStorage);
afterEach(clearStorage);

const call = (provider: SocialProvider) => `POST /api/${provider}-custom`;
const flowOf = (provider: SocialProvider, part: Partial<SocialFlow> = {}): SocialFlow => ({
  provider,
  state: 'of-this-tab',
  role: 'user',
  purpose: 'login',
  ...(provider !== 'facebook' && { codeVerifier: 'the-verifier', nonce: 'the-nonce' }),
  ...part,
});

const leadsTo = ['/login', '/register', '/email-confirmation'];

/** What each provider sends back with somebody who agreed. */
const answers: Record<SocialProvider, string> = {
  google: '?code=the-code&state=of-this-tab&scope=email',
  facebook: '?#access_token=the-token&state=of-this-tab&expires_in=60',
  microsoft: '?code=the-code&state=of-this-tab&session_state=x',
};

function arrive(
  provider: SocialProvider,
  {
    flow,
    answer,
    ...options
  }: { flow?: Partial<SocialFlow>; answer: unknown } & Omit<RenderRouteOptions, 'responses'>,
  came = answers[provider],
) {
  keepFlow(flowOf(provider, flow));
  return renderRoute(section, `/auth/${provider}/callback${came}`, {
    ...options,
    leadsTo,
    responses: { [call(provider)]: answer, 'GET /api/auth/providers': allProviders },
  });
}

const asked = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

describe.each(['google', 'facebook', 'microsoft'] as const)('%s', (provider) => {
  test('whoever it vouches for is signed in, and the server was asked once', async () => {
    const { address, requests } = await arrive(provider, { answer: authAnswer(ana) });
    await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
    expect(localStorage.getItem('jwt')).toBe('token-of-ana');
    const [request, ...more] = asked(requests);
    expect(more).toEqual([]);
    expect(new URL(request!.url).search).toBe('?role=user');
    expect(await request!.json()).toEqual(
      provider === 'facebook'
        ? { accessToken: 'the-token' }
        : { code: 'the-code', codeVerifier: 'the-verifier', nonce: 'the-nonce' },
    );
    expect(sessionStorage).toHaveLength(0);
  });

  test('the page they wanted is gone back to', async () => {
    const { address } = await arrive(provider, {
      flow: { from: '/aplicar?jobId=1' },
      answer: authAnswer(ana),
    });
    await waitFor(() => expect(address()).toBe('/aplicar?jobId=1'));
  });

  test.each(['https://elsewhere.example', '//elsewhere.example'])('%s is not gone to', async (from) => {
    const { address } = await arrive(provider, { flow: { from }, answer: authAnswer(ana) });
    await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  });

  test('the address is clean while the whole screen waits', async () => {
    const name = { google: 'Google', facebook: 'Facebook', microsoft: 'Microsoft' }[provider];
    const { address, requests } = await arrive(provider, { answer: () => new Promise(() => undefined) });
    expect(screen.getByRole('heading', { level: 1, name: `Entrando con ${name}` })).toBeVisible();
    expect(screen.getByText('Cargando...')).toBeVisible();
    expect(address()).toBe(`/auth/${provider}/callback`);
    await waitFor(() => expect(asked(requests)).toHaveLength(1));
  });

  test.each([
    ['another state', '?code=c&state=of-another&id_token=x#access_token=t'],
    ['no state', '?code=c#access_token=t'],
  ])('what comes with %s is nobody’s, and asks the server nothing', async (_, came) => {
    const { address, requests } = await arrive(provider, { answer: authAnswer(ana) }, came);
    await waitFor(() => expect(address()).toBe('/login?role=user&error=expired'));
    expect(asked(requests)).toEqual([]);
    expect(localStorage.getItem('jwt')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Este intento no empezó en esta pestaña/);
  });

  test('an answer to another provider’s flow is nobody’s', async () => {
    keepFlow(flowOf(provider === 'google' ? 'microsoft' : 'google'));
    const { address } = await renderRoute(section, `/auth/${provider}/callback${answers[provider]}`);
    await waitFor(() => expect(address()).toBe('/login?role=user&error=expired'));
  });

  test.each([
    ['login', 'Cancelaste el acceso. Puedes intentarlo otra vez o entrar con tu correo.'],
    ['register', 'Cancelaste el acceso. Puedes intentarlo otra vez o registrarte con tu correo.'],
  ] as const)('who says no there is back at the form, to %s', async (purpose, text) => {
    const came = '?error=access_denied&error_description=<b>Owned</b>&state=of-this-tab';
    const { address } = await arrive(provider, { flow: { purpose }, answer: authAnswer(ana) }, came);
    await waitFor(() => expect(address()).toBe(`/${purpose}?role=user&error=cancelled`));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/Owned/)).toBeNull();
  });

  test('when it fails, its own words are not shown', async () => {
    const came = '?error=server_error&error_description=Owned&state=of-this-tab';
    const { address } = await arrive(provider, { answer: authAnswer(ana) }, came);
    await waitFor(() => expect(address()).toBe(`/login?role=user&error=${provider}`));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Error al autenticar con \w+$/);
  });

  test('an account of the other type is named, and no session stays', async () => {
    const { address } = await arrive(provider, { answer: authAnswer(employer) });
    await waitFor(() => expect(address()).toBe('/login?role=user&error=wrong-role'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'La cuenta que usaste es de Empleador. Por favor, inicia sesión como Empleador.',
    );
    expect(localStorage.getItem('jwt')).toBeNull();
  });
});

const notVouchedFor = {
  google: 'Error al autenticar con Google',
  facebook: 'Error al autenticar con Facebook',
  microsoft: 'Error al autenticar con Microsoft',
};
test.each([
  ['google', 'login', 'Error al autenticar con Google'],
  ['facebook', 'login', 'Error al autenticar con Facebook'],
  ['microsoft', 'login', 'Error al autenticar con Microsoft'],
  ['google', 'register', 'Error en registro con Google'],
  ['facebook', 'register', 'Error en registro con Facebook'],
  ['microsoft', 'register', 'Error al autenticar con Microsoft'],
] as const)('who is not vouched for by %s, at %s, reads «%s»', async (provider, purpose, text) => {
  const { address } = await arrive(provider, {
    flow: { purpose },
    answer: () => restError(401, notVouchedFor[provider]),
  });
  await waitFor(() => expect(address()).toBe(`/${purpose}?role=user&error=${provider}`));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['google', 'google', 'Error al autenticar con Google'],
  ['facebook', 'facebook-token', 'No se obtuvo el accessToken de Facebook'],
  ['microsoft', 'microsoft-token', 'No se encontró idToken en la respuesta de MSAL'],
] as const)('without its proof, %s is told so', async (provider, code, text) => {
  const { address } = await arrive(provider, { answer: authAnswer(ana) }, '?state=of-this-tab');
  await waitFor(() => expect(address()).toBe(`/login?role=user&error=${code}`));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('x')), 'connection', 'Error al conectar con el servidor'],
  ['the server’s own words', () => restError(503, 'Google no responde.'), 'google', 'Google no responde.'],
  [
    'a locked account',
    () => restError(403, 'Tu cuenta fue bloqueada.', { reason: 'account-locked' }),
    'locked',
    'Tu cuenta fue bloqueada.',
  ],
  [
    'no e-mail',
    () => restError(400, 'Falta tu correo.', { reason: 'social-email-missing' }),
    'email-missing',
    'Falta tu correo.',
  ],
  ['too many tries', () => tooMany(600), 'too-many', 'Podrás intentarlo de nuevo en 10 minutos.'],
] as const)('%s is told at the form', async (_, answer, code, text) => {
  const { address } = await arrive('google', { answer });
  await waitFor(() => expect(address()).toBe(`/login?role=user&error=${code}`));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('an e-mail that has an account leads to the proof that it is theirs', async () => {
  const { address } = await arrive('google', {
    answer: () => restError(409, 'x', { reason: 'account-exists', token: 'link-token' }),
  });
  await waitFor(() => expect(address()).toBe('/auth/link'));
  expect(localStorage.getItem('puente.social-link')).toContain('link-token');
});

test('a second step is asked for on its page', async () => {
  const { address } = await arrive('google', {
    answer: () => restError(403, 'x', { reason: 'two-factor-required', token: 'second' }),
  });
  await waitFor(() => expect(address()).toBe('/auth/verificacion'));
  expect(localStorage.getItem('jwt')).toBeNull();
});

test('a new account whose e-mail has to be confirmed leads to the mail, and keeps where the person was going', async () => {
  rememberPendingAccount({ email: 'somebody@else.test', role: 'user' });
  const { address } = await arrive('facebook', {
    flow: { purpose: 'register', from: '/empleos' },
    answer: () => restError(403, 'x', { reason: 'account-unconfirmed' }),
  });
  await waitFor(() => expect(address()).toBe('/email-confirmation'));
  expect(screen.getByText('Te enviamos un enlace de confirmación.')).toBeVisible();
  expect(screen.queryByText('somebody@else.test')).toBeNull();
  expect(screen.getByRole('link', { name: 'Volver a entrar con Facebook' })).toHaveAttribute(
    'href',
    '/login?role=user',
  );
  expect(readDestination()?.path).toBe('/empleos');
});

test('what was typed into the registration before is forgotten', async () => {
  sessionStorage.setItem('puente.registration', '{"nombre":"Ana"}');
  const { address } = await arrive('google', { flow: { purpose: 'register' }, answer: authAnswer(ana) });
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=user'));
  expect(sessionStorage).toHaveLength(0);
});

test('an address without a role asks for none', async () => {
  const { requests, address } = await arrive('google', {
    flow: { role: null },
    answer: authAnswer(employer),
  });
  await waitFor(() => expect(address()).toBe('/mi-cuenta?role=employer'));
  expect(new URL(asked(requests)[0]!.url).search).toBe('');
});

test('a provider that does not vouch for somebody who is signed in does not sign them out', async () => {
  const { address } = await arrive('google', { answer: () => restError(401, 'x'), session: ana });
  await waitFor(() => expect(address()).toBe('/login?role=user&error=google'));
  expect(localStorage.getItem('jwt')).toBe('a-token');
});
