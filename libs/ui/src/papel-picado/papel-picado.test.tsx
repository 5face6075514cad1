import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { PapelPicado } from './papel-picado.tsx';
import { sheets } from './paper.ts';

test('cut paper is decoration and takes its colours from the threads', () => {
  const { container } = render(<PapelPicado size="large" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  const fills = [...container.querySelectorAll('path[fill]')].map((sheet) => sheet.getAttribute('fill'));
  expect(fills).toHaveLength(6);
  // The row repeats: its last sheet hangs beside its first.
  for (const [index, fill] of fills.entries()) expect(fill).not.toBe(fills[(index + 1) % fills.length]);
});

test('two rows on a page do not share a pattern', () => {
  const { container } = render(
    <>
      <PapelPicado />
      <PapelPicado />
    </>,
  );
  const ids = [...container.querySelectorAll('pattern')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('every cut is a closed shape of plain numbers', () => {
  for (const sheet of sheets) {
    expect(sheet).toMatch(/^(M[-\d. ]+([vhlLaqQ][-\d. ]+)*z)+$/);
    expect(sheet.length).toBeLessThan(1800);
  }
});
