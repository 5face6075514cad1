import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageColumn } from './page-column.tsx';

test('the column of a page is a container, as tall as it is asked to be', () => {
  render(<PageColumn role="main" width="text" gap={6} tall className="own" />);
  const column = screen.getByRole('main');
  expect(column.className).toBe('container text stack column tall own');
  expect(column.style.gap).toBe('var(--space-6)');
});
