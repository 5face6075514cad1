import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Grid } from './grid.tsx';

test('a row of a grid that is not full shares its room out, or leaves it', () => {
  render(
    <>
      <Grid as="ul" aria-label="repartida" />
      <Grid as="ul" aria-label="con hueco" fill />
    </>,
  );
  const columns = (name: string) => screen.getByRole('list', { name }).style.gridTemplateColumns;
  expect(columns('repartida')).toMatch(/^repeat\(auto-fit, /);
  expect(columns('con hueco')).toMatch(/^repeat\(auto-fill, /);
});
