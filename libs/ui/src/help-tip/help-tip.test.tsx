import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelpTip } from './help-tip.tsx';

test('the explanation comes and goes with the question mark', async () => {
  const user = userEvent.setup();
  render(<HelpTip label="Ayuda: soy empleador">Publica empleos y revisa candidatos.</HelpTip>);
  const button = screen.getByRole('button', { name: 'Ayuda: soy empleador' });
  expect(screen.queryByText('Publica empleos y revisa candidatos.')).not.toBeInTheDocument();
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('Publica empleos y revisa candidatos.');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Publica empleos y revisa candidatos.')).not.toBeInTheDocument();
});
