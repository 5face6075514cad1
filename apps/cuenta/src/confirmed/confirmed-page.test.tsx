import { afterEach, expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import section from '../section.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';

afterEach(() => sessionStorage.clear());

test.each([
  ['/correo-confirmado?role=employer', '/login?role=employer'],
  ['/correo-confirmado?role=user', '/login?role=user'],
  ['/correo-confirmado', '/login'],
])('%s leads to %s', async (here, there) => {
  await renderRoute(section, here);
  expect(screen.getByRole('heading', { level: 1, name: 'Correo confirmado' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute('href', there);
});

test('the role of the registration made in this tab is remembered', async () => {
  rememberPendingAccount({ email: 'fonda@puente.test', role: 'employer' });
  await renderRoute(section, '/correo-confirmado');
  expect(screen.getByRole('link', { name: 'Iniciar sesión' })).toHaveAttribute(
    'href',
    '/login?role=employer',
  );
});
