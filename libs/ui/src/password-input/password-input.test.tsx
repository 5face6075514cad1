import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordInput } from './password-input.tsx';

test('the password is shown and hidden again, and what was typed stays', async () => {
  const user = userEvent.setup();
  render(<PasswordInput label="Contraseña" showLabel="Mostrar" hideLabel="Ocultar" />);
  const input = screen.getByLabelText('Contraseña');
  await user.type(input, 'Puente123@');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('Puente123@');
  await user.click(screen.getByRole('button', { name: 'Ocultar' }));
  expect(input).toHaveAttribute('type', 'password');
});
