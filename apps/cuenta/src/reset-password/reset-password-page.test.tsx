import { afterEach, expect, jest, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import section from '../section.ts';
import { tooMany } from '../testing/too-many.ts';

const call = 'POST /api/auth/reset-password';
const password = () => screen.getByLabelText('Nueva contraseña');
const confirmation = () => screen.getByLabelText('Confirmar contraseña');

afterEach(() => {
  jest.useRealTimers();
});

async function reset(answer: unknown, first = 'Camino#2026x', second = first) {
  const view = await renderRoute(section, '/reset-password?code=c0de', { responses: { [call]: answer } });
  fireEvent.change(password(), { target: { value: first } });
  fireEvent.change(confirmation(), { target: { value: second } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  return view;
}

test('a new password is kept, and after 3 seconds the sign-in page opens', async () => {
  jest.useFakeTimers();
  const { requests, address } = await reset({ ok: true });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent(
    '¡Contraseña actualizada con éxito! Ahora puedes iniciar sesión.',
  );
  expect(await requests[0]!.json()).toEqual({
    code: 'c0de',
    password: 'Camino#2026x',
    passwordConfirmation: 'Camino#2026x',
  });
  await act(() => jest.advanceTimersByTimeAsync(2900));
  expect(address()).toBe('/reset-password');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(address()).toBe('/login');
});

test('the code leaves the address bar at once', async () => {
  const { address } = await renderRoute(section, '/reset-password?code=c0de');
  expect(address()).toBe('/reset-password');
  expect(password()).toBeVisible();
});

test('two different passwords are refused before they are sent', async () => {
  const { requests } = await reset({ ok: true }, 'Camino#2026x', 'Camino#2026y');
  expect(await screen.findByRole('alert')).toHaveTextContent('Las contraseñas no coinciden.');
  expect(confirmation()).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('a code that is not good any more is explained, with the way to another, and the passwords stay', async () => {
  await reset(() => restError(400, 'Este enlace ya fue utilizado o es inválido.'));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error al restablecer la contraseña.');
  expect(alert).toHaveTextContent('Este enlace ya fue utilizado o es inválido.');
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(password()).toHaveValue('Camino#2026x');
});

test('who tried too often is told when to try again, and needs no other link', async () => {
  await reset(() => tooMany(120));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Podrás intentarlo de nuevo en 2 minutos.',
  );
  expect(screen.queryByRole('link', { name: 'Pedir un enlace nuevo' })).toBeNull();
  expect(password()).toHaveValue('Camino#2026x');
});

test('no answer is said in its own words', async () => {
  await reset(() => Promise.reject(new TypeError('x')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Error al conectar con el servidor.');
});

test('an address without a code offers a new link instead of a form', async () => {
  await renderRoute(section, '/reset-password');
  expect(screen.getByRole('alert')).toHaveTextContent('Este enlace no es válido o ya venció.');
  expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  expect(screen.queryByLabelText('Nueva contraseña')).toBeNull();
});
