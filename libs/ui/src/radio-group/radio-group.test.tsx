import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { RadioGroup } from './radio-group.tsx';

function Kept({ segmented = false }) {
  const [value, setValue] = useState('Sí');
  return (
    <RadioGroup
      label="Visa"
      options={['Sí', 'No']}
      value={value}
      onValueChange={setValue}
      segmented={segmented}
    />
  );
}

function Registered() {
  const { register, control } = useForm({ defaultValues: { status: 'Borrador' } });
  return (
    <>
      <RadioGroup label="Estado" options={['Borrador', 'Publicado']} {...register('status')} />
      <output>{useWatch({ control, name: 'status' })}</output>
    </>
  );
}

test.each([true, false])('one of several is chosen with the keyboard (segmented: %s)', async (segmented) => {
  const user = userEvent.setup();
  render(<Kept segmented={segmented} />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Sí' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Sí' })).not.toBeChecked();
});

test('react-hook-form keeps the choice', async () => {
  render(<Registered />);
  expect(screen.getByRole('radio', { name: 'Borrador' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Publicado' }));
  expect(screen.getByRole('status')).toHaveTextContent('Publicado');
});
