import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  expect(press).not.toHaveBeenCalled();
});

test('a link gets the look of a button by its class names', () => {
  expect(buttonClassName()).toBe('button primary');
  expect(buttonClassName({ variant: 'accent', size: 'large', block: true })).toBe(
    'button accent large block',
  );
});
