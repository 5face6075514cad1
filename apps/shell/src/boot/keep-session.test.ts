import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sessionActions, type SessionUser } from '@puente/platform';
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
