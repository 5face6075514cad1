import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { api, apiMessage } from '../api/index.ts';
import { defineSection, useSession, useTranslation } from '../index.ts';
import { renderRoute, restError } from './index.tsx';

declare module '../i18n/messages.ts' {
  interface Catalogues {
    greetings: { title: string };
  }
}

const { useGreetingQuery, useSignInMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    greeting: build.query<{ text: string }, void>({ query: () => '/greeting' }),
    signIn: build.mutation<unknown, void>({ query: () => ({ url: '/auth/local', method: 'POST' }) }),
  }),
});

function Page() {
  const { t } = useTranslation('greetings');
  const session = useSession();
  const { data, error } = useGreetingQuery();
  const [signIn, { isError }] = useSignInMutation();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{session.status}</p>
      <p>{data?.text ?? apiMessage(error)}</p>
      <button onClick={() => void signIn()}>{isError ? 'refused' : 'sign in'}</button>
    </>
  );
}

const sample = defineSection({
  name: 'greetings',
  messages: { es: () => Promise.resolve({ default: { title: 'Hola' } }) },
  pages: { '/hola': () => Promise.resolve({ default: Page }) },
});

test('a page is rendered with its catalogue and the faked answer', async () => {
  await renderRoute(sample, '/hola', { responses: { 'GET /api/greeting': { text: 'buenos días' } } });
  expect(screen.getByRole('heading').textContent).toBe('Hola');
  expect(await screen.findByText('buenos días')).toBeTruthy();
  expect(screen.getByText('signed-out')).toBeTruthy();
});

test('a 401 on a call with a token ends the session', async () => {
  const { requests } = await renderRoute(sample, '/hola', {
    session: { id: 1, username: 'ana', nombre: 'Ana', userType: 'user' },
    responses: { 'GET /api/greeting': () => restError(401, 'Tu sesión terminó.') },
  });
  expect(await screen.findByText('signed-out')).toBeTruthy();
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer a-token');
});

test('a refused sign-in does not end the session that was there', async () => {
  await renderRoute(sample, '/hola', {
    session: { id: 1, username: 'ana', nombre: 'Ana', userType: 'user' },
    responses: {
      'GET /api/greeting': { text: 'buenos días' },
      'POST /api/auth/local': () => restError(401, 'No.'),
    },
  });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('refused')).toBeTruthy();
  expect(screen.getByText('signed-in')).toBeTruthy();
});
