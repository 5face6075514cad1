import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
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
  const [email, setEmail] = useState('');
  return <TextInput label="Correo" value={email} onChange={({ target }) => setEmail(target.value.trim())} />;
}

test('a parent keeps the value', async () => {
  render(<SignUp />);
  await userEvent.type(screen.getByLabelText('Correo'), ' ana @example.com');
  expect(screen.getByLabelText('Correo')).toHaveValue('ana@example.com');
});

test("ref, name and handlers are the input's own", async () => {
  const user = userEvent.setup();
  const ref = createRef<HTMLInputElement>();
  const onChange = jest.fn();
  const onBlur = jest.fn();
  render(
    <form aria-label="Alta">
      <TextInput label="Correo" ref={ref} name="email" onChange={onChange} onBlur={onBlur} />
    </form>,
  );
  const input = screen.getByLabelText('Correo');
  expect(ref.current).toBe(input);
  await user.type(input, 'ana');
  expect(onChange).toHaveBeenCalledTimes(3);
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('form')).toHaveFormValues({ email: 'ana' });
});
