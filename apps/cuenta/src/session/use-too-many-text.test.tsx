import { expect, test } from '@jest/globals';
import { renderRoute, setLanguage } from '@puente/platform/testing';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import section from '../section.ts';
import { tooMany } from '../testing/too-many.ts';

async function askTooOften(seconds: number) {
  await renderRoute(section, '/forgot-password', {
    responses: { 'POST /api/auth/forgot-password': () => tooMany(seconds) },
  });
  await userEvent.type(screen.getByLabelText('Correo electrónico'), 'ana@puente.test');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  return screen.findByRole('alert');
}

test.each([
  [1, '1 segundo', '1 second'],
  [45, '45 segundos', '45 seconds'],
  [91, '2 minutos', '2 minutes'],
  [720, '12 minutos', '12 minutes'],
  [3601, '61 minutos', '61 minutes'],
  [5401, '2 horas', '2 hours'],
])('%i seconds are said as people say them, and never too short', async (seconds, spanish, english) => {
  const alert = await askTooOften(seconds);
  expect(alert).toHaveTextContent(`Demasiados intentos. Podrás intentarlo de nuevo en ${spanish}.`);
  await act(() => setLanguage('en'));
  expect(alert).toHaveTextContent(`Too many attempts. You can try again in ${english}.`);
  await act(() => setLanguage('es'));
});
