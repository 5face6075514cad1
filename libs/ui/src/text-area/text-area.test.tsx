import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { TextArea } from './text-area.tsx';

test('a text area carries its label, error and ref', () => {
  const ref = createRef<HTMLTextAreaElement>();
  render(<TextArea label="Mensaje" optionalText="(opcional)" error="Mensaje requerido" rows={3} ref={ref} />);
  const area = screen.getByRole('textbox', { name: 'Mensaje (opcional)' });
  expect(area).toBe(ref.current);
  expect(area).toHaveAttribute('rows', '3');
  expect(area).toHaveAccessibleDescription('Mensaje requerido');
});
