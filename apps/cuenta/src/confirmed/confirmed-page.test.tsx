import { afterEach, expect, test } from '@jest/globals';
import { keepDestination } from '@puente/platform';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';

afterEach(() => localStorage.clear());

test.each([
  ['/correo-confirmado?role=employer', '/login?role=employer'],
  ['/correo-confirmado?role=user', '/login?role=user'],
  ['/correo-confirmado', '/login'],
])('%s leads to %s', async (here, there) => {
  await renderRoute(section, here);
  expect(screen.getByRole('heading', { level: 1, name: 'Correo confirmado' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', there);
});

test('the role of the registration made in this browser is remembered', async () => {
  rememberPendingAccount({ email: 'fonda@puente.test', role: 'employer' });
  await renderRoute(section, '/correo-confirmado');
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?role=employer',
  );
});

test.each([
  ['Cocinera de línea', 'Volver a Cocinera de línea'],
  [undefined, 'Volver a donde estabas'],
])('whoever was on the way somewhere (%s) goes on by signing in', async (title, name) => {
  keepDestination({ path: '/detalle-empleo/12', ...(title && { title }), intent: 'apply:12' });
  const { address } = await renderRoute(section, '/correo-confirmado?role=user');
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(name);
  expect(second).toHaveAccessibleName('Iniciar sesión');
  await userEvent.click(first!);
  expect(address()).toBe('/login?role=user');
});

test('whoever was going nowhere is asked to sign in and nothing else', async () => {
  await renderRoute(section, '/correo-confirmado?role=user');
  expect(screen.queryByRole('link', { name: /^Volver/ })).toBeNull();
});
