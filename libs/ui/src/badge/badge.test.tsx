import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';

test('a badge shows its text in its tone', () => {
  render(<Badge tone="success">Publicado</Badge>);
  expect(screen.getByText('Publicado').className).toBe('badge success');
});
