import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import section from '../section.ts';
import { rememberPendingAccount } from '../session/pending-account.ts';
import { ana } from '../testing/people.ts';
import { tooMany } from '../testing/too-many.ts';

const call = 'POST /api/auth/send-email-confirmation';
const sent = { email: 'ana@puente.test', sent: true };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const button = () => screen.getByRole('button', { name: /^Reenviar correo/ });
const press = async () => {
  fireEvent.click(button());
  await pass(0);
};

function open(responses: Record<string, unknown> = { [call]: sent }) {
  rememberPendingAccount({ email: 'ana@puente.test', role: 'employer' });
  return renderRoute(section, '/email-confirmation', { responses });
}

test('the address the mail went to is named, also after a reload', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
  expect(screen.getByText('ana@puente.test')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Regístrate otra vez' })).toHaveAttribute(
    'href',
    '/register?role=employer',
  );
});

test('somebody who confirmed and signed in, if in another tab, is sent to no mailbox', async () => {
  const { address } = await renderRoute(section, '/email-confirmation', { session: ana });
  expect(address()).toBe('/mi-cuenta');
});

test('another mail can be asked for 60 seconds after arrival', async () => {
  await open();
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Reenviar correo en 60 segundos');
  await pass(59);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Reenviar correo en 1 segundo');
  await pass(1);
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(/^Reenviar correo$/);
});

test('a resend says so and starts the 60 seconds again', async () => {
  const { requests } = await open();
  await pass(60);
  await press();
  expect(screen.getByRole('status')).toHaveTextContent('Te enviamos el correo otra vez.');
  expect(await requests[0]!.json()).toEqual({ email: 'ana@puente.test' });
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Reenviar correo en 60 segundos');
  await pass(60);
  expect(button()).toBeEnabled();
});

test('a resend that failed may be tried again at once', async () => {
  await open({ [call]: () => restError(500, 'x') });
  await pass(60);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Hubo un error al reenviar el correo');
  expect(button()).toBeEnabled();
});

test('a resend without an answer says that it failed', async () => {
  await open({ [call]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await pass(60);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('Hubo un error al reenviar el correo');
});

test('a resend that came too soon waits as long as the server asks', async () => {
  await open({ [call]: () => tooMany(17) });
  await pass(60);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Demasiados intentos. Podrás intentarlo de nuevo en 17 segundos.',
  );
  expect(button()).toHaveTextContent('Reenviar correo en 17 segundos');
});

test('who registered nothing here is told of no mail, and finds the ways on', async () => {
  await renderRoute(section, '/email-confirmation');
  expect(screen.queryByText(/^Te enviamos/)).toBeNull();
  expect(screen.getByText(/^Al crear una cuenta te enviamos un enlace/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Regístrate otra vez' })).toHaveAttribute(
    'href',
    '/register?role=user',
  );
});

test('without an address there is nobody to send to', async () => {
  const { requests } = await renderRoute(section, '/email-confirmation');
  await pass(60);
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('No se encontró el email del usuario.');
  expect(requests).toHaveLength(0);
});
