import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageHeader } from './page-header.tsx';

test('a page starts with its one h1, its lead and its actions', () => {
  const { container } = render(
    <PageHeader
      title="Empleos"
      lead="Encuentra trabajo."
      actions={<button>Publicar</button>}
      accent="jade"
      picture="advising"
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Empleos' })).toBeVisible();
  expect(screen.getByText('Encuentra trabajo.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveAttribute('data-accent', 'jade');
  expect(container.querySelector('[data-picture=advising]')).toHaveAttribute('aria-hidden', 'true');
});
