import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.tsx';

test('a press on the text ticks the box, and the error belongs to it', async () => {
  render(<Checkbox label="Acepto los términos" error="Acepta los términos" />);
  const box = screen.getByRole('checkbox', { name: 'Acepto los términos' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Acepta los términos');
  await userEvent.click(screen.getByText('Acepto los términos'));
  expect(box).toBeChecked();
});
