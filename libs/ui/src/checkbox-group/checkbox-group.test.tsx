import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = ['Mujeres', 'Jóvenes', 'Padres y madres'];

function Kept() {
  const [value, setValue] = useState(['Jóvenes']);
  return (
    <>
      <CheckboxGroup label="Afinidades" options={options} value={value} onValueChange={setValue} />
      <output>{value.join(', ')}</output>
    </>
  );
}

test('a parent keeps the choice, in the order of the options', async () => {
  render(<Kept />);
  expect(screen.getByRole('checkbox', { name: 'Jóvenes' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mujeres' }));
  expect(screen.getByRole('status')).toHaveTextContent('Mujeres, Jóvenes');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Jóvenes' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Mujeres$/);
});

test("without a parent the boxes keep the choice; ref, name and handlers are every box's own", async () => {
  const user = userEvent.setup();
  const ref = jest.fn<(box: HTMLInputElement | null) => void>();
  const onChange = jest.fn();
  const onBlur = jest.fn();
  render(
    <form aria-label="Empleo">
      <CheckboxGroup
        label="Afinidades"
        options={options}
        ref={ref}
        name="affinities"
        onChange={onChange}
        onBlur={onBlur}
      />
    </form>,
  );
  expect(ref.mock.calls.map(([box]) => box)).toEqual(screen.getAllByRole('checkbox'));
  await user.click(screen.getByRole('checkbox', { name: 'Mujeres' }));
  await user.click(screen.getByRole('checkbox', { name: 'Padres y madres' }));
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(onBlur).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('form')).toHaveFormValues({ affinities: ['Mujeres', 'Padres y madres'] });
});

test('the group has a name and says what is wrong with it', () => {
  render(<CheckboxGroup label="Afinidades" options={options} error="Elige una" />);
  const group = screen.getByRole('group', { name: 'Afinidades' });
  expect(group).toHaveAccessibleDescription('Elige una');
});

test('a number after a label is part of its name, and has its room before it comes', () => {
  const { rerender } = render(<CheckboxGroup label="Afinidades" options={[{ ...jovenes, note: '' }]} />);
  const box = screen.getByRole('checkbox', { name: 'Jóvenes' });
  const room = box.parentElement?.lastElementChild;
  rerender(<CheckboxGroup label="Afinidades" options={[{ ...jovenes, note: '12' }]} />);
  expect(screen.getByRole('checkbox', { name: 'Jóvenes (12)' })).toBe(box);
  expect(box.parentElement?.lastElementChild).toBe(room);
});

const jovenes = { value: 'Jóvenes', label: 'Jóvenes' };
