import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state.tsx';

test('an empty list has a heading of the level asked for, and a way on', () => {
  render(<EmptyState title="No hay publicaciones" headingLevel={3} action={<a href="/">Inicio</a>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No hay publicaciones' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inicio' })).toBeVisible();
});
