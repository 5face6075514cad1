import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { FormErrorSummary } from './form-error-summary.tsx';

const lead = 'Corrige los siguientes errores: ';
const parts = ['Usuario requerido', 'Correos no coinciden'];

test.each([undefined, '', { parts: [] }])('without anything to say (%j) there is nothing', (message) => {
  const { container } = render(<FormErrorSummary message={message} />);
  expect(container).toBeEmptyDOMElement();
});

test('several errors are a list on the screen; their text is the combined one', () => {
  render(<FormErrorSummary message={{ lead, parts }} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Corrige los siguientes errores: Usuario requerido | Correos no coinciden');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(within(alert).getByText('Usuario requerido')).toBeVisible();
});

test('several errors that nothing leads are a list all the same', () => {
  render(<FormErrorSummary message={{ parts }} />);
  expect(screen.getByRole('alert').textContent).toBe('Usuario requerido | Correos no coinciden');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['alone', { lead, parts: ['Usuario requerido'] }, 'Corrige los siguientes errores: Usuario requerido'],
  ['that nothing leads', { parts: ['Usuario requerido'] }, 'Usuario requerido'],
  ['of the server', 'Algo falló', 'Algo falló'],
])('an error %s is a sentence', (_, message, text) => {
  render(<FormErrorSummary message={message} />);
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(screen.queryByRole('list')).toBeNull();
});
