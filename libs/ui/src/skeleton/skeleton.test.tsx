import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SkeletonCards, SkeletonList } from './skeleton.tsx';

test.each([SkeletonCards, SkeletonList])(
  'what is on its way is said once and drawn as often as asked',
  (Places) => {
    render(<Places label="Cargando empleos" count={5} />);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent(/^Cargando empleos$/);
    expect(status.children).toHaveLength(1 + 5);
  },
);
