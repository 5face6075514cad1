import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { store } from '../store/store.ts';
import { readStoredSession, sessionActions, type SessionUser } from './session.ts';

const person = (id: number, nombre: string): SessionUser => ({
  id,
  nombre,
  username: nombre.toLowerCase(),
  userType: 'user',
});
const ana = person(1, 'Ana');
const luz = person(2, 'Luz');
/** A token as the server signs them; `í` makes its payload differ between base64 and base64url. */
const tokenOf = ({ id }: SessionUser) =>
  `e30.${Buffer.from(JSON.stringify({ iss: 'í?>', sub: String(id) })).toString('base64url')}.x`;

const keysOf = (user: SessionUser) => ({
  jwt: tokenOf(user),
  user: JSON.stringify(user),
  userType: user.userType,
});
type Key = keyof ReturnType<typeof keysOf>;
const orders: [Key, Key, Key][] = [
  ['jwt', 'user', 'userType'],
  ['jwt', 'userType', 'user'],
  ['user', 'jwt', 'userType'],
  ['user', 'userType', 'jwt'],
  ['userType', 'jwt', 'user'],
  ['userType', 'user', 'jwt'],
];

/** Another tab writes a key, and this one hears of it. */
function hear(key: Key, value: string | undefined) {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  store.dispatch(sessionActions.synchronise());
}
const name = () => {
  const { session } = store.getState();
  return session.status === 'signed-in' ? session.user.nombre : undefined;
};

beforeEach(() => {
  store.dispatch(sessionActions.signOut());
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each(orders)('a sign-in elsewhere is followed when %s, %s and %s come in that order', (...order) => {
  for (const key of order) hear(key, keysOf(ana)[key]);
  expect(name()).toBe('Ana');
  for (const key of order) hear(key, undefined);
  expect(name()).toBeUndefined();
});

test.each(orders)('another account is nobody’s half: %s, %s and %s', (...order) => {
  store.dispatch(sessionActions.signIn({ jwt: tokenOf(ana), user: ana }));
  for (const key of order) {
    hear(key, keysOf(luz)[key]);
    const { session } = store.getState();
    const token = session.status === 'signed-in' ? session.jwt : '';
    expect(token).toBe(tokenOf(name() === 'Luz' ? luz : ana));
  }
  expect(name()).toBe('Luz');
});

test('a tab that follows writes nothing, whatever it has read so far', () => {
  const wrote = jest.spyOn(Storage.prototype, 'setItem');
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  for (const [key, value] of Object.entries(keysOf(ana))) hear(key as Key, value);
  expect(wrote).toHaveBeenCalledTimes(3);
  hear('jwt', undefined);
  expect(removed).toHaveBeenCalledTimes(1);
});

test('an update keeps what it lacks, and one with nothing signs out and clears storage', () => {
  store.dispatch(sessionActions.signIn({ jwt: tokenOf(ana), user: ana }));
  store.dispatch(sessionActions.updateUser({ nombre: 'Luz' }));
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ ...ana, nombre: 'Luz' });
  store.dispatch(sessionActions.updateUser());
  expect(name()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  store.dispatch(sessionActions.updateUser({ nombre: 'Ana' }));
  expect(name()).toBeUndefined();
});

test('the token is the last to be written and the first to go', () => {
  const wrote = jest.spyOn(Storage.prototype, 'setItem');
  const removed = jest.spyOn(Storage.prototype, 'removeItem');
  store.dispatch(sessionActions.signIn({ jwt: tokenOf(ana), user: ana }));
  store.dispatch(sessionActions.signOut());
  expect(wrote.mock.calls.at(-1)?.[0]).toBe('jwt');
  expect(removed.mock.calls[0]?.[0]).toBe('jwt');
});

test('a token is not written where its owner could not be', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.dispatch(sessionActions.signIn({ jwt: tokenOf(ana), user: ana }));
  expect(full.mock.calls.map(([key]) => key)).toEqual(['user']);
  full.mockRestore();
});

test.each([
  ['a token alone', { jwt: tokenOf(ana) }],
  ['a person without a token', { user: JSON.stringify(ana) }],
  ["one person's token beside another", { ...keysOf(ana), user: JSON.stringify(luz) }],
  ['what cannot be read', { ...keysOf(ana), user: '{' }],
])('%s is no session for a new visit', (_, kept) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  expect(readStoredSession()).toEqual({ status: 'signed-out' });
});

describe('of a person the browser keeps four fields', () => {
  const whole = { ...ana, email: 'ana@correo.test', telefono: '+17135550100', codigoPostal: '77001' };
  const kept = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

  test('whatever a sign-in answers', () => {
    store.dispatch(sessionActions.signIn({ jwt: tokenOf(ana), user: whole }));
    expect(kept()).toEqual(ana);
    expect(store.getState().session).toEqual({ status: 'signed-in', jwt: tokenOf(ana), user: ana });
  });

  test('whatever is changed later', () => {
    store.dispatch(sessionActions.signIn({ jwt: tokenOf(ana), user: ana }));
    store.dispatch(sessionActions.updateUser({ ...whole, nombre: 'Anita' }));
    expect(kept()).toEqual({ ...ana, nombre: 'Anita' });
  });

  test('whatever a version of before has left', () => {
    for (const [key, value] of Object.entries({ ...keysOf(ana), user: JSON.stringify(whole) }))
      localStorage.setItem(key, value);
    expect(readStoredSession()).toEqual({ status: 'signed-in', jwt: tokenOf(ana), user: ana });
    expect(kept()).toEqual(ana);
    expect(localStorage.getItem('jwt')).toBe(tokenOf(ana));
  });
});
