import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import section from '../../section.ts';
import { ana } from '../../testing/people.ts';
import { allProviders } from '../../testing/providers.ts';

const clearStorage = () => [localStorage, sessionStorage].forEach((storage) => storage.clear());
beforeEach(clearStorage);
afterEach(clearStorage);

const leadsTo = ['/login'];
const asked = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

const cold = [
  '/auth/google/callback?id_token=x&user=%7B%22id%22%3A1%7D',
  '/auth/google/callback?code=c&state=s',
  '/auth/google/callback?error=<script>alert(1)</script>',
  '/auth/google/callback',
  '/auth/facebook/callback?access_token=t',
  '/auth/facebook/callback?#access_token=t&state=s',
  '/auth/facebook/callback?jwt=ey.J.9&userType=employer',
  '/auth/microsoft/callback?code=c',
  '/auth/microsoft/callback?#id_token=x',
];
test.each(cold)('%s, pasted, ends at the sign-in, with nothing kept and nothing asked', async (pasted) => {
  const { address, requests } = await renderRoute(section, pasted, {
    leadsTo,
    responses: { 'GET /api/auth/providers': allProviders },
  });
  await waitFor(() => expect(address()).toBe('/login?error=expired'));
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(sessionStorage).toHaveLength(0);
  expect(asked(requests)).toEqual([]);
  expect(await screen.findByRole('alert')).not.toHaveTextContent(/script/);
});

const begun = { provider: 'google', state: 'of-this-tab', role: 'user', purpose: 'login' };

test('a flow that took too long is over', async () => {
  sessionStorage.setItem('puente.social-flow', JSON.stringify({ ...begun, until: Date.now() - 1 }));
  const { address } = await renderRoute(section, '/auth/google/callback?code=the-code&state=of-this-tab');
  await waitFor(() => expect(address()).toBe('/login?error=expired'));
});

test('Microsoft leads here after a sign-out, too: calmly to the sign-in, or to the account', async () => {
  const { address, unmount } = await renderRoute(section, '/auth/microsoft/callback', { leadsTo });
  await waitFor(() => expect(address()).toBe('/login'));
  expect(screen.queryByRole('alert')).toBeNull();
  unmount();
  const signedIn = await renderRoute(section, '/auth/microsoft/callback', { session: ana });
  await waitFor(() => expect(signedIn.address()).toBe('/mi-cuenta'));
});

test('whoever goes back to it by the browser, signed in, is at their account', async () => {
  const { address } = await renderRoute(section, '/auth/google/callback?code=the-code&state=of-this-tab', {
    session: ana,
  });
  await waitFor(() => expect(address()).toBe('/mi-cuenta'));
  expect(localStorage.getItem('jwt')).toBe('a-token');
});
