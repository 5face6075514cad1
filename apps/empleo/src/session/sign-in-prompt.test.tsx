import { beforeEach, expect, test } from '@jest/globals';
import { readDestination, useLocation } from '@puente/platform';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toJob } from '../job/job.ts';
import section from '../section.ts';
import { aJob } from '../testing/fixtures.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { keepWish } from './use-kept-intent.ts';

/** The prompt, and what the pages it leads to are told. */
function Somewhere() {
  const { state } = useLocation() as { state: { from: string } | null };
  return state ? (
    <p>de vuelta a {state.from}</p>
  ) : (
    <SignInPrompt keep={() => keepWish(toJob(aJob(1)), 'apply')} />
  );
}
const anywhere = { ...section, pages: { '/:page': () => Promise.resolve({ default: Somewhere }) } };

beforeEach(() => localStorage.clear());

test.each([
  ['Iniciar sesión', '/login?role=user'],
  ['Registrarse', '/register?role=user'],
])(
  '%s leads to %s and tells it where to come back to; the job is remembered for longer',
  async (name, target) => {
    const { address } = await renderRoute(anywhere, '/empleos?q=cocina');
    expect(readDestination()).toBeUndefined();
    expect(screen.getByText('Debes iniciar sesión o registrarse')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(address()).toBe(target);
    expect(screen.getByText('de vuelta a /empleos?q=cocina')).toBeVisible();
    expect(readDestination()).toEqual({
      path: '/detalle-empleo/1',
      title: 'Cocinera de línea',
      intent: 'apply:1',
    });
  },
);
