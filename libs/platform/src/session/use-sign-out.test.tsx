import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { store } from '../store/store.ts';
import { sessionActions } from './session.ts';
import { useSignOut } from './use-sign-out.ts';

const ana = { id: 1, username: 'ana', nombre: 'Ana', userType: 'user' } as const;
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

test('whoever signs out leaves nothing of theirs in the browser, and tells the server', async () => {
  const asked: Request[] = [];
  globalThis.fetch = (async (input: string, init?: RequestInit) => {
    asked.push(new Request(new URL(input, 'http://localhost'), init));
    return Response.json({ ok: true });
  }) as typeof fetch;
  store.dispatch(sessionActions.signIn({ jwt: 'a-token', user: ana }));
  sessionStorage.setItem('apply:7', 'A letter with my phone in it');
  localStorage.setItem('language', 'en');
  localStorage.setItem('puente.draft.application.7.1', 'Another');

  const { result } = renderHook(() => useSignOut(), { wrapper });
  act(() => result.current());

  expect(store.getState().session).toEqual({ status: 'signed-out' });
  expect(sessionStorage).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(asked.map(({ method, url, headers }) => [method, url, headers.get('authorization')])).toEqual([
    ['POST', 'http://localhost/api/auth/logout', 'Bearer a-token'],
  ]);
});
