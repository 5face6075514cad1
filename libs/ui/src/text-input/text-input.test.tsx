import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { TextInput } from './text-input.tsx';

test('label, hint and error belong to the input', () => {
  render(<TextInput label="Correo" hint="Lo usas para entrar." error="Este no es un correo válido" />);
  const input = screen.getByLabelText('Correo');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Este no es un correo válido Lo usas para entrar.');
});

test('the mark of a required field is not part of its name', () => {
  render(<TextInput label="Nombre" required />);
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toBeRequired();
});

test('good news waits until there is no error', () => {
  const { rerender } = render(<TextInput label="Usuario" success="Disponible" error="Usuario requerido" />);
  expect(screen.queryByText('Disponible')).not.toBeInTheDocument();
  rerender(<TextInput label="Usuario" success="Disponible" />);
  expect(screen.getByRole('status')).toHaveTextContent('Disponible');
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription('Disponible');
});

test('a description of the caller joins those of the field', () => {
  render(
    <>
      <p id="rule">Solo letras.</p>
      <TextInput label="Usuario" error="Usuario requerido" aria-describedby="rule" />
    </>,
  );
  expect(screen.getByLabelText('Usuario')).toHaveAccessibleDescription('Solo letras. Usuario requerido');
});

test('an error may hold a link', () => {
  render(<TextInput label="Correo" error={<a href="/login">Inicia sesión</a>} />);
  expect(screen.getByRole('link', { name: 'Inicia sesión' })).toBeVisible();
});

function SignUp() {
  const [sent, setSent] = useState('');
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ email }) => {
        setSent(email);
      })}
    >
      <TextInput
        label="Correo"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Correo requerido' })}
      />
      <button type="submit">Enviar</button>
      <output>{sent}</output>
    </form>
  );
}

test('react-hook-form registers it, gives it the focus when wrong, and reads its value', async () => {
  const user = userEvent.setup();
  render(<SignUp />);
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByLabelText('Correo')).toHaveFocus();
  expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription('Correo requerido');
  await user.type(screen.getByLabelText('Correo'), 'ana@example.com');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText('ana@example.com')).toBeInTheDocument();
});
