import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Grid } from '../grid/grid.tsx';
import { Cluster, Container, Stack } from './layout.tsx';

test('gaps are steps of the space scale, and a style of the caller wins', () => {
  render(
    <>
      <Stack as="ul" aria-label="pila" gap={5} />
      <Cluster as="ul" aria-label="grupo" gap={0} style={{ alignItems: 'end' }} />
      <Grid as="ul" aria-label="rejilla" min="20rem" />
    </>,
  );
  expect(screen.getByRole('list', { name: 'pila' }).style.gap).toBe('var(--space-5)');
  const cluster = screen.getByRole('list', { name: 'grupo' }).style;
  expect([cluster.gap, cluster.alignItems]).toEqual(['0', 'end']);
  expect(screen.getByRole('list', { name: 'rejilla' }).style.gridTemplateColumns).toContain('20rem');
});

test('a container is as wide as the page or as a text', () => {
  render(<Container as="main" width="text" />);
  expect(screen.getByRole('main').className).toBe('container text');
});
