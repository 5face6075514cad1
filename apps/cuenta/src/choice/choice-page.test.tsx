import { expect, test } from '@jest/globals';
import { renderRoute } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';

test.each([
  ['Usuario', '/login?role=user'],
  ['Empleador', '/login?role=employer'],
])('«%s» leads to %s', async (label, to) => {
  const { address } = await renderRoute(section, '/choice');
  expect(screen.getByRole('heading', { level: 1, name: '¿Cómo quieres entrar?' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: label }));
  expect(address()).toBe(to);
});

test('each choice is explained behind its question mark', async () => {
  await renderRoute(section, '/choice');
  await userEvent.click(screen.getByRole('button', { name: 'Ayuda sobre la cuenta de empleador' }));
  expect(await screen.findByText(/publicas empleos, los editas y revisas/)).toBeVisible();
});

test('whoever has no account yet can register for either role', async () => {
  await renderRoute(section, '/choice');
  expect(screen.getByRole('link', { name: 'Regístrate como usuario' })).toHaveAttribute(
    'href',
    '/register?role=user',
  );
  expect(screen.getByRole('link', { name: 'Regístrate como empleador' })).toHaveAttribute(
    'href',
    '/register?role=employer',
  );
});
