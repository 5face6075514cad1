import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { FormErrorSummary } from './form-error-summary.tsx';

test('the combined text interrupts, and without one there is nothing', () => {
  const { rerender, container } = render(<FormErrorSummary message={undefined} />);
  expect(container).toBeEmptyDOMElement();
  rerender(
    <FormErrorSummary message="Corrige los siguientes errores: Usuario requerido | Correos no coinciden" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Corrige los siguientes errores: Usuario requerido | Correos no coinciden',
  );
});
