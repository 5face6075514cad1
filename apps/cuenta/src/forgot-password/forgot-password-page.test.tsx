import { expect, test } from '@jest/globals';
import { renderRoute, restError } from '@puente/platform/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';

const call = 'POST /api/auth/forgot-password';

async function ask(answer: unknown, email = ' Ana@Puente.test') {
  const view = await renderRoute(section, '/forgot-password', { responses: { [call]: answer } });
  await userEvent.type(screen.getByLabelText('Correo electrónico'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  return view;
}

test('the answer is the same whether or not the e-mail is known', async () => {
  const { requests } = await ask({ ok: true });
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Si el correo existe, se ha enviado un email para restablecer tu contraseña.',
  );
  expect(await requests[0]!.json()).toEqual({ email: 'ana@puente.test' });
});

test.each([
  ['a failing server', () => restError(500, 'x'), 'Error al enviar el correo de restablecimiento.'],
  ['no answer', () => Promise.reject(new TypeError('x')), 'Error al conectar con el servidor.'],
])('%s is said, and the e-mail stays', async (_name, answer, text) => {
  await ask(answer);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Correo electrónico')).toHaveValue('Ana@Puente.test');
});

test('something that is no e-mail is refused before it is sent', async () => {
  const { requests } = await ask({ ok: true }, 'ana@');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Este no es un correo válido',
  );
  expect(screen.getByLabelText('Correo electrónico')).toHaveFocus();
  expect(requests).toHaveLength(0);
});

test('the shape of the e-mail is told when its field is left, at the field only', async () => {
  await renderRoute(section, '/forgot-password');
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@');
  await userEvent.tab();
  expect(screen.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
    'Este no es un correo válido',
  );
  expect(screen.queryByText(/^Corrige los siguientes errores/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'puente.test');
  expect(screen.getByLabelText('Correo electrónico')).toBeValid();
});
