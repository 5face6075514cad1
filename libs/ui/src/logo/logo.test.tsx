import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

test('the logo says its name once, with or without the word', () => {
  const { rerender } = render(
    <a href="/">
      <Logo />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Puente');
  rerender(
    <a href="/">
      <Logo markOnly />
    </a>,
  );
  expect(screen.getByRole('link')).toHaveAccessibleName('Puente');
  expect(screen.queryByText('Puente')).not.toBeInTheDocument();
});
