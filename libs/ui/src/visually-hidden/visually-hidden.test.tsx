import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './visually-hidden.tsx';

test('hidden text still names its button', () => {
  render(
    <button>
      ×<VisuallyHidden> Cerrar</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('× Cerrar');
});
