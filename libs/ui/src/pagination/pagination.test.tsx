import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageWindow } from './page-window.ts';
import { Pagination, type PaginationLabels } from './pagination.tsx';

const labels: PaginationLabels = {
  nav: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  summary: (page, count) => `Página ${page} de ${count}`,
};

test('the current page is marked, and others are asked for by number, backwards and forwards', async () => {
  const change = jest.fn();
  render(<Pagination page={6} pageCount={24} onPageChange={change} labels={labels} />);
  const nav = within(screen.getByRole('navigation', { name: 'Páginas' }));
  expect(nav.getByRole('button', { name: 'Página 6' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByText('Página 6 de 24')).toBeInTheDocument();
  for (const name of ['Anterior', 'Siguiente', 'Página 24'])
    await userEvent.click(nav.getByRole('button', { name }));
  expect(change.mock.calls).toEqual([[5], [7], [24]]);
});

test('there is nothing before the first page and after the last', () => {
  const { rerender } = render(<Pagination page={1} pageCount={2} onPageChange={jest.fn()} labels={labels} />);
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeEnabled();
  rerender(<Pagination page={2} pageCount={2} onPageChange={jest.fn()} labels={labels} />);
  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
});

test('a single page needs no pages', () => {
  const { container } = render(
    <Pagination page={1} pageCount={1} onPageChange={jest.fn()} labels={labels} />,
  );
  expect(container).toBeEmptyDOMElement();
});

describe('the numbers shown', () => {
  test.each([
    [1, 2, [1, 2]],
    [1, 24, [1, 2, 'gap-after', 24]],
    [3, 24, [1, 2, 3, 4, 'gap-after', 24]],
    [4, 24, [1, 2, 3, 4, 5, 'gap-after', 24]],
    [6, 24, [1, 'gap-before', 5, 6, 7, 'gap-after', 24]],
    [21, 24, [1, 'gap-before', 20, 21, 22, 23, 24]],
    [24, 24, [1, 'gap-before', 23, 24]],
    [3, 5, [1, 2, 3, 4, 5]],
  ])('around page %i of %i', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });

  test('no gap ever hides a single page, and every page can be reached from its neighbours', () => {
    for (let count = 2; count < 15; count += 1)
      for (let page = 1; page <= count; page += 1) {
        const shown = pageWindow(page, count).filter((entry) => typeof entry === 'number');
        expect(shown).toContain(page);
        for (const [index, entry] of shown.entries())
          expect(entry - (shown[index - 1] ?? entry - 1)).not.toBe(2);
      }
  });
});
