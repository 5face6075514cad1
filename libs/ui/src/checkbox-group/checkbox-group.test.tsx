import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
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

function Registered() {
  const { register, control } = useForm<{ affinities: string[] }>({
    defaultValues: { affinities: ['Mujeres'] },
  });
  return (
    <>
      <CheckboxGroup label="Afinidades" options={options} {...register('affinities')} />
      <output>{useWatch({ control, name: 'affinities' }).join(', ')}</output>
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

test('react-hook-form keeps the choice as an array', async () => {
  render(<Registered />);
  expect(screen.getByRole('checkbox', { name: 'Mujeres' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Padres y madres' }));
  expect(screen.getByRole('status')).toHaveTextContent('Mujeres, Padres y madres');
});

test('the group has a name and says what is wrong with it', () => {
  render(<CheckboxGroup label="Afinidades" options={options} error="Elige una" />);
  const group = screen.getByRole('group', { name: 'Afinidades' });
  expect(group).toHaveAccessibleDescription('Elige una');
});
