import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Alert, type AlertTone } from './alert.tsx';

test.each<[AlertTone, string]>([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
])('%s is announced as %s', (tone, role) => {
  render(
    <Alert tone={tone} title="Título" actions={<button>Deshacer</button>}>
      Mensaje
    </Alert>,
  );
  const alert = screen.getByRole(role);
  expect(alert).toHaveTextContent('TítuloMensaje');
  expect(alert).toContainElement(screen.getByRole('button', { name: 'Deshacer' }));
});
