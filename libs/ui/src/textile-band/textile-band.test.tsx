import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { TextileBand } from './textile-band.tsx';
import { mountains, sash, weave } from './weave.ts';

test('a run of one thread becomes one rectangle', () => {
  expect(weave(['aa.b', '.a..'])).toEqual([
    { thread: 1, path: 'M0 0h2v1h-2zM1 1h1v1h-1z' },
    { thread: 2, path: 'M3 0h1v1h-1z' },
  ]);
});

test.each([sash, mountains].map((draft) => [draft]))('a draft repeats without a seam', (draft) => {
  for (const row of draft) expect(row).toMatch(/^[.a-e]{24}$/);
});

test('a sash is the same upside down', () => {
  expect([...sash].reverse()).toEqual(sash);
});

test('a band is decoration', () => {
  const { container } = render(<TextileBand size="small" />);
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container.firstChild).toHaveAttribute('height', '16');
});
