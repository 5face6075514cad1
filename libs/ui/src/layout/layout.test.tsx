import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Cluster, Container, Grid, PageColumn, Stack } from './layout.tsx';

test('gaps are steps of the space scale, and a style of the caller wins', () => {
  render(
    <>
      <Stack as="ul" aria-label="pila" gap={5} />
      <Cluster as="ul" aria-label="grupo" gap={0} justify="between" style={{ alignItems: 'end' }} />
      <Grid as="ul" aria-label="rejilla" min="20rem" />
    </>,
  );
  expect(screen.getByRole('list', { name: 'pila' }).style.gap).toBe('var(--space-5)');
  const cluster = screen.getByRole('list', { name: 'grupo' }).style;
  expect([cluster.gap, cluster.justifyContent, cluster.alignItems]).toEqual(['0', 'space-between', 'end']);
  expect(screen.getByRole('list', { name: 'rejilla' }).style.gridTemplateColumns).toContain('20rem');
});

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

test('a container is as wide as the page or as a text', () => {
  render(<Container as="main" width="text" />);
  expect(screen.getByRole('main').className).toBe('container text');
});

test('the column of a page is a container, as tall as it is asked to be', () => {
  render(<PageColumn as="main" width="text" gap={6} tall className="own" />);
  const column = screen.getByRole('main');
  expect(column.className).toBe('container text stack column tall own');
  expect(column.style.gap).toBe('var(--space-6)');
});
