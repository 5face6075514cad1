import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner.tsx';

test('a spinner with a label is heard, one without is decoration', () => {
  const { container } = render(<Spinner />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  render(<Spinner label="Cargando" />);
  expect(screen.getByRole('status')).toHaveAccessibleName('Cargando');
});
