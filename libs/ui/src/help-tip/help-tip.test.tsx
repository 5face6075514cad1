import { expect, jest, test } from '@jest/globals';
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

test.each([
  [-80, 208, '92px'],
  [150, 438, '-50px'],
  [20, 308, '0px'],
])('an explanation from %i to %i is moved onto a screen of 400', async (left, right, shift) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ left, right } as DOMRect);
  render(<HelpTip label="Ayuda">Publica empleos.</HelpTip>);
  await userEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  expect(screen.getByRole('status').style.getPropertyValue('translate')).toBe(shift);
});
