import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { BrandIcon, type Brand } from './brand-icons.tsx';

const brands: Brand[] = ['instagram', 'facebook', 'tiktok', 'x', 'linkedin'];

test.each(brands)('%s has a drawing of its own, hidden from screen readers', (brand) => {
  const { container } = render(<BrandIcon brand={brand} />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  expect(icon).not.toBeEmptyDOMElement();
});
