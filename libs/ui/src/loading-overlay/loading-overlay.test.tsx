import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LoadingOverlay } from './loading-overlay.tsx';

test('the overlay says what is going on', () => {
  render(<LoadingOverlay label="Cargando..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
});
