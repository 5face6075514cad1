import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.tsx';

test('options are texts, or values with a label', async () => {
  const change = jest.fn();
  render(
    <Select
      label="País"
      placeholder="Elige un país"
      options={['México', { value: 'us', label: 'Estados Unidos' }]}
      onChange={(event) => change(event.target.value)}
    />,
  );
  const select = screen.getByLabelText('País');
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'México');
  await userEvent.selectOptions(select, 'Estados Unidos');
  await userEvent.selectOptions(select, 'Elige un país');
  expect(change.mock.calls).toEqual([['México'], ['us'], ['']]);
});

test('without a placeholder the first option is chosen', () => {
  render(<Select label="Orden" options={['Recientes', 'Salario']} />);
  expect(screen.getByLabelText('Orden')).toHaveValue('Recientes');
});
