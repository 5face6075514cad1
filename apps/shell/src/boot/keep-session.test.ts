import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { keepDestination, forgetDestination, sessionActions, type SessionUser } from '@puente/platform';
import { store } from '@puente/platform/host';
import { keepSession } from './keep-session.ts';

const ana: SessionUser = {
  id: 1,
  nombre: 'Ana',
  username: 'ana',
  userType: 'user',
};
const kept = { jwt: 'a-token', user: JSON.stringify(ana), userType: 'user' };
type Key = keyof typeof kept;

const status = () => store.getState().session.status;

function hear(key: Key | null) {
  if (key) localStorage.setItem(key, kept[key]);
  else localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key }));
}

beforeAll(keepSession);
beforeEach(() => {
  store.dispatch(sessionActions.signOut());
  localStorage.clear();
});

test.each<[Key, Key]>([
  ['jwt', 'user'],
  ['user', 'jwt'],
])('a sign-in in another tab is heard of, be it by its %s or its %s first', (first, last) => {
  hear(first);
  expect(status()).toBe('signed-out');
  hear(last);
  expect(status()).toBe('signed-in');
  hear(null);
  expect(status()).toBe('signed-out');
});

test('a page that Back brings to life again catches up', () => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(status()).toBe('signed-out');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(status()).toBe('signed-in');
});

describe('what somebody was writing', () => {
  const write = (...people: number[]) => {
    for (const id of people) localStorage.setItem(`puente.draft.application.${id}.7`, 'A letter');
  };
  const written = () => Object.keys(localStorage).filter((key) => key.startsWith('puente.draft.'));
  beforeEach(forgetDestination);

  test('is its own writer’s to find again, and goes when somebody else signs in', () => {
    write(1, 11, 8);
    store.dispatch(sessionActions.signIn({ jwt: 'a-token', user: ana }));
    expect(written()).toEqual(['puente.draft.application.1.7']);
    store.dispatch(sessionActions.signIn({ jwt: 'another', user: { ...ana, id: 2 } }));
    expect(written()).toEqual([]);
  });

  test('goes when the session is found to have ended', async () => {
    globalThis.fetch = () => Promise.resolve(new Response(null, { status: 401 }));
    store.dispatch(sessionActions.signIn({ jwt: 'a-token', user: ana }));
    write(1);
    keepSession();
    await new Promise((resolve) => setTimeout(resolve));
    expect(status()).toBe('signed-out');
    expect(written()).toEqual([]);
  });

  test('goes when a visitor arrives, who is not on their way back from signing in', () => {
    write(1);
    keepDestination({ path: '/detalle-empleo/7', title: 'Cocinera' });
    keepSession();
    expect(written()).toHaveLength(1);
    forgetDestination();
    keepSession();
    expect(written()).toEqual([]);
  });
});
