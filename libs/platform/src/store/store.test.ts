import { expect, test } from '@jest/globals';
import { injectReducer, store } from './store.ts';

const counted = (state: number | undefined = 0) => state;

test('a slice injected twice is one', () => {
  const reducer = counted;
  const one = injectReducer({ reducerPath: 'counted', reducer });
  const before = store.getState();
  injectReducer({ reducerPath: 'counted', reducer });
  expect(store.getState()).toBe(before);
  expect(one(store.getState())).toBe(0);
});

test('two versions with a slice of one name have each their own', () => {
  const older = injectReducer({ reducerPath: 'shared', reducer: () => ({ shape: 'older' }) });
  const newer = injectReducer({ reducerPath: 'shared', reducer: () => ({ shape: 'newer' }) });
  expect(older(store.getState())).toEqual({ shape: 'older' });
  expect(newer(store.getState())).toEqual({ shape: 'newer' });
});

test('a slice that is added writes nothing of a session that another tab is just deleting', () => {
  const left = {
    user: '{"id":1,"username":"ana","userType":"user","email":"ana@correo.test"}',
    jwt: 'e30.e30.x',
  };
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value);
  injectReducer({ reducerPath: 'late', reducer: () => 0 });
  expect(localStorage.getItem('user')).toBe(left.user);
  expect(store.getState().session).toEqual({ status: 'signed-out' });
  localStorage.clear();
});
