import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SyntheticEvent } from 'react';
import { Button, buttonClassName } from './button.tsx';

test('a button sends no form unless told to', () => {
  render(<Button>Buscar</Button>);
  expect(screen.getByRole('button', { name: 'Buscar' })).toHaveAttribute('type', 'button');
});

test('while something is under way the label stays and a press does nothing', async () => {
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      Enviar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(press).not.toHaveBeenCalled();
});

test('a button that begins to wait keeps the focus, and its form is not sent twice', async () => {
  const send = jest.fn((event: SyntheticEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Nombre" />
      <Button type="submit" loading={loading}>
        Enviar
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Enviar' });
  await userEvent.click(button);
  rerender(form(true));
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByLabelText('Nombre'), 'Ana{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  rerender(form(false));
  await userEvent.type(screen.getByLabelText('Nombre'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a link gets the look of a button by its class names', () => {
  expect(buttonClassName()).toBe('button primary');
  expect(buttonClassName({ variant: 'accent', size: 'large', block: true })).toBe(
    'button accent large block',
  );
});
